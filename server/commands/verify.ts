import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { unzipSync } from 'fflate';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import { checkBundle } from '#server/modules/evidence/verifier/check-bundle.ts';
import { printReport } from '#server/modules/evidence/verifier/print-report.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run verify -- FILE.pdf|BUNDLE.zip [--root SHA256]';

/** Checks an evidence bundle; of a PDF alone it tells the fingerprint and whether its seal can be checked at all. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) {
    throw new TypeError(USAGE);
  }
  const bytes = await readFile(path);
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') {
    process.stdout.write(`SHA-256: ${await fingerprint(bytes)}\nAsk the service about it: /api/v1/verify/<SHA-256>\n`);
    return;
  }
  const files = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)] as const);
  const report = checkBundle(new Map(files), values.root);
  process.stdout.write(printReport(report));
  process.exitCode = report.findings.every(({ ok }) => ok) ? 0 : 1;
});
