import { EARLIER_VERIFIERS } from '#rules/earlier-verifiers.ts';
import { VERIFIER_FILE, type Bundle, type Evidence } from './bundle.ts';
import { sha256 } from './check-files.ts';

/** What is known about programs that check bundles. */
interface KnownVerifiers {
  /** SHA-256 of the published one, in hexadecimal. */
  readonly published: string;
  /** Whether the keys of the bundle lead to the root, so that the service states the bundle's fingerprints. */
  readonly isCertified: boolean;
}

/** Checks that the program in a bundle is one that was published: people run it. */
export function checkVerifier(bundle: Bundle, { files }: Evidence, { published, isCertified }: KnownVerifiers): void {
  if (!bundle.has(VERIFIER_FILE)) {
    return;
  }
  const found = sha256(bundle.bytes(VERIFIER_FILE));
  const isStated = files[VERIFIER_FILE] === found && isCertified;
  const isOther = isStated || EARLIER_VERIFIERS.has(found);
  bundle.check(
    VERIFIER_FILE,
    found === published ? 'is the published program' : 'is the program of another release',
    () => (found === published || isOther ? undefined : 'is not a program that was published: do not run it'),
  );
}
