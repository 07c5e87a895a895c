import { Bundle, type Evidence, type Finding } from './bundle.ts';
import { checkChain } from './check-chain.ts';
import { checkDocument } from './check-document.ts';
import { checkFiles } from './check-files.ts';
import { checkTimestamps } from './check-timestamp.ts';

/** The outcome of checking a bundle, or a PDF. */
export interface EvidenceReport {
  readonly findings: readonly Finding[];
  /** SHA-256 of the root certificate that the seal leads to; undefined when the document has no seal. */
  readonly root: string | undefined;
}

/**
 * Checks that the files of an evidence bundle are complete, unchanged and agree with each other. Whether the root
 * certificate is the service's own, nobody can tell from the bundle: it is checked against `trustedRoot`, the SHA-256
 * of a root in hexadecimal, when that is given.
 */
export function checkBundle(files: ReadonlyMap<string, Buffer>, trustedRoot?: string): EvidenceReport {
  const bundle = new Bundle(files);
  let root: string | undefined;
  let evidence: Evidence | undefined;
  bundle.check('evidence.json', 'can be read', () => {
    // A member that is missing makes a check fail, which is reported.
    const read = bundle.json('evidence.json') as Evidence;
    evidence = read;
    return read.format === 'signet-evidence-1' ? undefined : 'is not evidence of this format';
  });
  if (evidence !== undefined) {
    const stated = evidence;
    part(bundle, 'evidence.json', () => checkFiles(bundle, stated));
    part(bundle, 'evidence.json', () => {
      root = checkDocument(bundle, stated, trustedRoot);
    });
    part(bundle, 'evidence.json', () => checkTimestamps(bundle));
    part(bundle, 'audit.jsonl', () => checkChain(bundle, stated));
  }
  return { findings: bundle.findings, root };
}

/** Reports a part that cannot be checked at all. */
function part(bundle: Bundle, file: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    bundle.check(file, '', () => {
      throw error;
    });
  }
}
