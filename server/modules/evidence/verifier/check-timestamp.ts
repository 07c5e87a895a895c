import { type DerElement, readDer, readDerChildren } from '#server/integrations/pdf/seal/der.ts';
import type { Bundle } from './bundle.ts';
import { sha256 } from './check-files.ts';

/** The token of a time-stamping authority (RFC 3161) in a bundle, in DER; absent when there was none. */
export const TIMESTAMP_FILE = 'timestamp.tst';

/**
 * Checks that the time-stamp token is over the signed document. Who signed the token is for those to check who trust an
 * authority, with the command in README.txt.
 */
export function checkTimestamp(bundle: Bundle): void {
  if (!bundle.has(TIMESTAMP_FILE)) {
    return;
  }
  const { digest, at } = read(bundle);
  bundle.check(
    TIMESTAMP_FILE,
    `states that signed.pdf existed at ${at}; README.txt tells how to check who says so`,
    () => (digest === sha256(bundle.bytes('signed.pdf')) ? undefined : 'is not about signed.pdf'),
  );
}

interface Stated {
  /** Of what was stamped, in hexadecimal. */
  readonly digest: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

function read(bundle: Bundle): Stated {
  try {
    return readToken(bundle.bytes(TIMESTAMP_FILE));
  } catch {
    return { digest: '', at: 'an unreadable time' };
  }
}

/** Reads the statement (`TSTInfo`) out of a token, a CMS structure. Throws when it is none. */
function readToken(token: Buffer): Stated {
  const signedData = child(child(readDer(token), 1), 0);
  const content = child(child(child(signedData, 2), 1), 0);
  const statement = readDer(content.value);
  return {
    digest: child(child(statement, 2), 1).value.toString('hex'),
    at: child(statement, 4)
      .value.toString('latin1')
      .replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  };
}

function child(element: DerElement, index: number): DerElement {
  const found = readDerChildren(element)[index];
  if (found === undefined) {
    throw new TypeError('the token is not structured as a time stamp');
  }
  return found;
}
