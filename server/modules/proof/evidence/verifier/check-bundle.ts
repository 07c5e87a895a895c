import { Bundle, type Evidence, type Finding } from './bundle.ts';
import { checkChain } from './check-chain.ts';
import { checkDocument } from './check-document.ts';
import { checkFiles } from './check-files.ts';
import { checkKeys } from './check-keys.ts';
import { checkTimestamps } from './check-timestamp.ts';
import { checkVerifier } from './check-verifier.ts';

/**
 * Proved; not provable, or not yet, although nothing contradicts it; or changed or forged. The words of ETSI EN 319 102-1
 * for them are TOTAL-PASSED, INDETERMINATE and TOTAL-FAILED.
 */
export type Outcome = 'PROVED' | 'UNPROVABLE' | 'CHANGED';

/** The outcome of checking a bundle, or a PDF. */
export interface EvidenceReport {
  readonly findings: readonly Finding[];
  /** SHA-256 of the root certificate that the seal leads to; undefined when the document has no seal. */
  readonly root: string | undefined;
}

/** What a check starts from. */
export interface Trust {
  /** SHA-256 of the roots that are trusted, in hexadecimal; none: the root of the seal, whoever's it is. */
  readonly roots: readonly string[];
  /** SHA-256 of the published program that checks bundles, in hexadecimal. */
  readonly verifier: string;
}

/** One contradiction outweighs everything; what is not proved is not proved by the rest. */
export function outcomeOf({ findings }: EvidenceReport): Outcome {
  const failed = findings.filter(({ ok }) => !ok);
  if (failed.length === 0) {
    return 'PROVED';
  }
  return failed.every(({ gap }) => gap !== undefined) ? 'UNPROVABLE' : 'CHANGED';
}

/**
 * Checks that the files of an evidence bundle are complete, unchanged, agree with each other and lead to a root. Whether
 * that root is the service's own, nobody can tell from the bundle unless `roots` names it.
 */
export function checkBundle(files: ReadonlyMap<string, Buffer>, { roots, verifier }: Trust): EvidenceReport {
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
    let isCertified = false;
    part(bundle, 'evidence.json', () => checkFiles(bundle, stated));
    part(bundle, 'evidence.json', () => {
      root = checkDocument(bundle, stated, roots);
    });
    part(bundle, 'evidence.json', () => {
      const expected = roots.length > 0 || root === undefined ? roots : [root];
      isCertified = checkKeys(bundle, stated, expected);
    });
    part(bundle, 'verify.mjs', () => checkVerifier(bundle, stated, { published: verifier, isCertified }));
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
