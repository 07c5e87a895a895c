import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkEvidence } from './check-evidence.ts';

const USAGE = 'node signet-verify.mjs FILE.pdf|BUNDLE.zip|FOLDER [--root SHA256]';

const FROM_BUNDLE = `This program came with the files that it checks. If they are from anybody but the service, get the program from the
service, at /.well-known/signet-verify.mjs, and compare its SHA-256 with the one in the documentation.

`;

/** The published program; `verify.mjs` is built from it. Without arguments it checks the folder in which it lies. */
try {
  run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function run(): void {
  const options = { root: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  // The first releases of Node.js 20 have no `import.meta.filename`.
  const own = fileURLToPath(import.meta.url);
  const [path = dirname(own), ...others] = positionals;
  const isUnpacked = positionals.length === 0 && existsSync(join(path, 'evidence.json'));
  // A pattern such as *.pdf names many: to check the first alone would tell that all are right.
  if (others.length > 0 || (positionals.length === 0 && !isUnpacked)) {
    throw new TypeError(USAGE);
  }
  const verifier = createHash('sha256').update(readFileSync(own)).digest('hex');
  const { text, exitCode } = checkEvidence(path, { roots: values.root ?? [], verifier });
  process.stdout.write(`${isUnpacked ? FROM_BUNDLE : ''}${text}`);
  process.exitCode = exitCode;
}
