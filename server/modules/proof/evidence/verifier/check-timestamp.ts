import { type DerElement, readDer, readDerChildren } from '#server/integrations/pdf/seal/der.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { checkpointsOf, type Bundle } from './bundle.ts';
import { sha256 } from './check-files.ts';

/** The token of a time-stamping authority (RFC 3161) in a bundle, in DER; absent when there was none. */
export const TIMESTAMP_FILE = 'timestamp.tst';

/** The name of the token over the published line of a checkpoint. */
export const checkpointTimestampFile = (number: number): string => `checkpoint-${number}.tst`;

/**
 * Checks that the time-stamp tokens are over the signed document and over the lines of its checkpoints. Who signed a
 * token is for those to check who trust an authority, with the commands in README.txt.
 */
export function checkTimestamps(bundle: Bundle): void {
  checkTimestamp(bundle, { file: TIMESTAMP_FILE, name: 'signed.pdf', stamped: bundle.bytes('signed.pdf') });
  for (const checkpoint of checkpointsOf(bundle)) {
    checkTimestamp(bundle, {
      file: checkpointTimestampFile(checkpoint.number),
      name: `checkpoint ${checkpoint.number}`,
      stamped: `${canonicalJson(checkpoint)}\n`,
    });
  }
}

interface Stamped {
  readonly file: string;
  /** What it is a time stamp of. */
  readonly name: string;
  readonly stamped: string | Buffer;
}

function checkTimestamp(bundle: Bundle, { file, name, stamped }: Stamped): void {
  if (!bundle.has(file)) {
    return;
  }
  const { digest, at } = read(bundle, file);
  bundle.check(file, `states that ${name} existed at ${at}; README.txt tells how to check who says so`, () =>
    digest === sha256(stamped) ? undefined : `is not about ${name}`,
  );
}

interface Stated {
  /** Of what was stamped, in hexadecimal. */
  readonly digest: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

function read(bundle: Bundle, file: string): Stated {
  try {
    return readToken(bundle.bytes(file));
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
