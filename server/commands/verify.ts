import { parseArgs } from 'node:util';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { checkEvidence } from '#server/modules/proof/evidence/verifier/check-evidence.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'npm run verify -- FILE.pdf|BUNDLE.zip|FOLDER [--root SHA256]';

/** Checks an evidence bundle, or the seal of a PDF. Exits with 0 when it is proved, see `EXIT_CODES`. */
await runCommand(async () => {
  const options = { root: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [path, ...others] = positionals;
  // A pattern such as *.pdf names many: checking the first alone would suggest that all are right.
  if (path === undefined || others.length > 0) {
    throw new TypeError(USAGE);
  }
  const { text, exitCode } = checkEvidence(path, { roots: values.root ?? [], verifier: VERIFIER_SHA256 });
  process.stdout.write(text);
  process.exitCode = exitCode;
});
