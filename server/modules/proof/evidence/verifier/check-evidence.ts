import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFingerprint } from '#server/integrations/certificates/certificate-chain.ts';
import { checkBundle, outcomeOf, type Trust } from './check-bundle.ts';
import { checkPdf } from './check-pdf.ts';
import { EXIT_CODES, printReport } from './print-report.ts';
import { unpackBundle } from './unpack-bundle.ts';

const ZIP = 'PK\u0003\u0004';

/** The result of a check, for a terminal. */
export interface CheckedEvidence {
  readonly text: string;
  readonly exitCode: number;
}

/**
 * Checks a bundle, as an archive or unpacked in a folder, or the seal of a PDF. Roots may be given as OpenSSL prints them.
 * Throws when the file cannot be read, or is an archive that is no bundle.
 */
export function checkEvidence(path: string, given: Trust): CheckedEvidence {
  const trust = { ...given, roots: given.roots.map(readFingerprint) };
  if (statSync(path).isDirectory()) {
    return word(checkBundle(readFolder(path), trust));
  }
  const bytes = readFileSync(path);
  if (bytes.subarray(0, ZIP.length).toString('latin1') === ZIP) {
    return word(checkBundle(unpackBundle(bytes), trust));
  }
  const { text, exitCode } = word(checkPdf({ name: basename(path), bytes }, trust.roots));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { text: `${text}\nWhether it still counts, the service tells: /api/v1/verify/${sha256}\n`, exitCode };
}

function word(report: Parameters<typeof outcomeOf>[0]): CheckedEvidence {
  return { text: printReport(report), exitCode: EXIT_CODES[outcomeOf(report)] };
}

/** Bundles have no folders: one is reported like a file that does not belong there. */
function readFolder(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  return new Map(
    entries.map(({ name }) => {
      const path = join(folder, name);
      return [name, statSync(path).isFile() ? readFileSync(path) : Buffer.alloc(0)];
    }),
  );
}
