import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import { checkBundle } from '#server/modules/evidence/verifier/check-bundle.ts';
import { checkPdf } from '#server/modules/evidence/verifier/check-pdf.ts';
import { printReport } from '#server/modules/evidence/verifier/print-report.ts';
import { unpackBundle } from '#server/modules/evidence/verifier/unpack-bundle.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run verify -- FILE.pdf|BUNDLE.zip [--root SHA256]';
const ZIP = 'PK\u0003\u0004';

/** Checks an evidence bundle, or the seal of a PDF; exits with 1 when something is wrong. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { root: { type: 'string' } }, allowPositionals: true });
  const [path, ...others] = positionals;
  // A pattern such as *.pdf names many: to check the first alone would tell that all are right.
  if (path === undefined || others.length > 0) {
    throw new TypeError(USAGE);
  }
  const bytes = await readFile(path);
  const isBundle = bytes.subarray(0, ZIP.length).toString('latin1') === ZIP;
  const report = isBundle
    ? checkBundle(unpackBundle(bytes), values.root)
    : checkPdf({ name: basename(path), bytes }, values.root);
  const advice = `\nWhether it still counts, the service tells: /api/v1/verify/${await fingerprint(bytes)}\n`;
  process.stdout.write(`${printReport(report)}${isBundle ? '' : advice}`);
  process.exitCode = report.findings.every(({ ok }) => ok) ? 0 : 1;
});
