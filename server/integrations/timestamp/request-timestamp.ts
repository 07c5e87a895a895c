import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { readLimited } from '#server/integrations/code-platform/limited-fetch.ts';

const SHA_256 = '2.16.840.1.101.3.4.2.1';

/** Milliseconds that an authority gets to answer; nothing but the job waits for it. */
const PATIENCE = 15_000;

/** Longest answer that is read, in bytes; a token with its certificates takes some thousands. */
const MAX_ANSWER = 64 * 1024;

/** Milliseconds by which the authority's clock and ours may differ, the time that it takes to answer included. */
const CLOCK_DIFFERENCE = 300_000;

const GRANTED: ReadonlySet<PKIStatus> = new Set([PKIStatus.granted, PKIStatus.grantedWithMods]);

/** A time-stamp token (RFC 3161), in DER, and the time that it states. */
export interface Timestamp {
  readonly token: Uint8Array;
  readonly at: Date;
}

/** An authority gave no token, or one that is not about these bytes. */
export class TimestampError extends Error {
  override readonly name = 'TimestampError';
}

/**
 * Asks a time-stamping authority for a token over the SHA-256 of a file and checks that it is one: granted, about this
 * file, in answer to this request, stating the present time to within five minutes, rightly signed by the certificate
 * that it brings. Whether that certificate is trusted is for those to say who use the token. Throws `TimestampError`.
 */
export async function requestTimestamp(url: string, file: Uint8Array): Promise<Timestamp> {
  const digest = createHash('sha256').update(file).digest();
  const nonce = newNonce();
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(digest) }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(nonce) }),
    certReq: true,
  });
  const answer = await ask(url, request.toSchema().toBER());
  try {
    return await readToken(answer, { file, digest, nonce });
  } catch (error) {
    throw error instanceof TimestampError ? error : new TimestampError('the answer cannot be read', { cause: error });
  }
}

async function ask(url: string, request: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: request,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const bytes = await readLimited(response.body, MAX_ANSWER);
  if (!response.ok || bytes === undefined) {
    throw new TimestampError(`the authority answered ${response.status}, ${bytes?.length ?? 'too many'} bytes`);
  }
  return new Uint8Array(bytes);
}

interface Asked {
  readonly file: Uint8Array;
  readonly digest: Buffer;
  readonly nonce: Buffer;
}

async function readToken(answer: Uint8Array<ArrayBuffer>, { file, digest, nonce }: Asked): Promise<Timestamp> {
  const { status, timeStampToken } = TimeStampResp.fromBER(answer);
  if (!GRANTED.has(status.status) || timeStampToken === undefined) {
    throw new TimestampError(`the authority refused with status ${status.status}`);
  }
  const signed = new SignedData({ schema: timeStampToken.content });
  const info = TSTInfo.fromBER(new Uint8Array(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer()));
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const answered = Buffer.from(info.nonce?.valueBlock.valueHexView ?? []);
  if (!imprint.equals(digest) || !answered.equals(nonce)) {
    throw new TimestampError('the token is about something else');
  }
  // A token of another time proves nothing that anybody needs, and cannot be replaced once it is stored.
  if (!(Math.abs(info.genTime.getTime() - Date.now()) <= CLOCK_DIFFERENCE)) {
    throw new TimestampError(`the authority's clock says ${info.genTime.toISOString()}`);
  }
  if (!(await signed.verify({ signer: 0, data: new Uint8Array(file).buffer, checkChain: false }))) {
    throw new TimestampError('the token is wrongly signed');
  }
  return { token: new Uint8Array(timeStampToken.toSchema().toBER()), at: info.genTime };
}

/** 64 random bits whose first byte is neither negative nor left out in DER. */
function newNonce(): Buffer {
  const bytes = randomBytes(8);
  bytes.writeUInt8(((bytes[0] ?? 0) & 0x7f) | 0x40, 0);
  return bytes;
}
