import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OctetString } from 'asn1js';
import { zipSync } from 'fflate';
import { ContentInfo, SignedData } from 'pkijs';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startRestServer, type RestServer } from '#client/test/rest-server.ts';
import { readDocument } from './read-document.ts';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const fixture = (name: string): Promise<Buffer> => readFile(join(import.meta.dirname, 'testing', name));

/** A PDF that was sealed with the certificate in `sealed-ca.pem`. */
let sealed: Buffer;
beforeAll(async () => {
  sealed = await fixture('sealed.pdf');
});

let server: RestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The service publishes these certificates. */
async function publish(name: 'sealed-ca.pem' | 'other-ca.pem'): Promise<void> {
  server = await startRestServer([{ status: 200, file: (await fixture(name)).toString() }]);
}

const fileOf = (bytes: Uint8Array, name = 'signed.pdf') => new File([Buffer.from(bytes)], name);

test('an unchanged file that this service sealed has an intact seal', async () => {
  await publish('sealed-ca.pem');

  expect(await readDocument(fileOf(sealed))).toMatchObject({
    sha256: sha256(sealed),
    seal: 'intact',
    bundle: undefined,
  });
  expect(server?.requests).toMatchObject([{ path: '/.well-known/signet-seal-ca.pem' }]);
});

/** Changes a bit of the byte at a place, or of the digit of a signature in hexadecimal. */
function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

/** Replaces the last occurrence of digits in the seal by as many others. */
function replaceLast(bytes: Buffer, digits: RegExp, by: (found: string) => string): Buffer {
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(digits)].at(-1)?.[0] ?? '';
  const at = text.lastIndexOf(found);
  return Buffer.from(text.slice(0, at) + by(found) + text.slice(at + found.length), 'latin1');
}

const DIGEST = /06092a864886f70d01090431220420[0-9a-f]{64}/gi;
/** The algorithm of the signature, and its first digits; certificates have theirs as another type. */
const SIGNATURE = /06082a8648ce3d04030204[0-9a-f]{20}/gi;

/** Changes the text, and states the fingerprint of the changed bytes in the seal. */
function forgeDigest(bytes: Buffer): Buffer {
  const changed = flip(bytes, 20);
  const [, start, after, rest] = /\/ByteRange \[0 (\d+) +(\d+) +(\d+)/.exec(changed.toString('latin1')) ?? [];
  const covered = Buffer.concat([changed.subarray(0, Number(start)), changed.subarray(Number(after))]);
  expect(covered).toHaveLength(Number(start) + Number(rest));
  return replaceLast(changed, DIGEST, (found) => found.slice(0, 30) + sha256(covered).toUpperCase());
}

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['the first line', (bytes) => flip(bytes, 3 + 5)],
  ['the middle', (bytes) => flip(bytes, Math.floor(bytes.length / 4))],
  ['the end', (bytes) => Buffer.concat([bytes, Buffer.from('x')])],
  [
    'the fingerprint in the seal',
    (bytes) => replaceLast(bytes, DIGEST, (found) => found.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))),
  ],
  [
    'the signature',
    (bytes) => replaceLast(bytes, SIGNATURE, (found) => found.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))),
  ],
  ['the text together with the fingerprint in the seal', forgeDigest],
])('a seal shows that %s was changed', async (_what, tamper) => {
  await publish('sealed-ca.pem');

  expect(await readDocument(fileOf(tamper(sealed)))).toMatchObject({ seal: 'changed' });
});

/** Another file with the signature of a sealed one, which brings the sealed bytes along to be checked instead. */
function bringAlong(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const [start = 0, after = 0] = (/\/ByteRange \[0 (\d+) +(\d+)/.exec(text) ?? []).slice(1).map(Number);
  const cms = new Uint8Array(Buffer.from(text.slice(start + 1, after - 1), 'hex'));
  const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content });
  const covered = Buffer.concat([bytes.subarray(0, start), bytes.subarray(after)]);
  signed.encapContentInfo.eContent = new OctetString({ valueHex: new Uint8Array(covered) });
  const content = signed.toSchema(true);
  const encoded = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content }).toSchema().toBER();
  const signature = `<${Buffer.from(encoded).toString('hex')}>`;
  const headOf = (...range: readonly number[]): string =>
    `%PDF-1.7\n/ByteRange [0 ${range.map((at) => String(at).padStart(10, '0')).join(' ')} 1]\n/Contents `;
  const place = headOf(0, 0).length;
  return Buffer.from(`${headOf(place, place + signature.length)}${signature}\n`, 'latin1');
}

test('a signature that brings the sealed bytes along does not vouch for another file', async () => {
  await publish('sealed-ca.pem');

  expect(await readDocument(fileOf(bringAlong(sealed)))).toMatchObject({ seal: 'changed' });
});

test('a seal with a certificate that this service does not publish is foreign', async () => {
  await publish('other-ca.pem');

  expect(await readDocument(fileOf(sealed))).toMatchObject({ seal: 'foreign' });
});

test.each([
  ['with a longer fingerprint (SHA-384)', 'signed-elsewhere.pdf'],
  ['with a longer fingerprint (SHA-512), and a time stamp with a short one', 'time-stamped-signature.pdf'],
  ['that is a time stamp of the document', 'document-time-stamp.pdf'],
])('a signature of somebody else %s is foreign, and was not changed', async (_what, name) => {
  const published = { status: 200, file: (await fixture('sealed-ca.pem')).toString() };
  server = await startRestServer([published, published]);
  const elsewhere = await fixture(name);

  expect(await readDocument(fileOf(elsewhere))).toMatchObject({ seal: 'foreign' });
  expect(await readDocument(fileOf(flip(elsewhere, 20)))).toMatchObject({ seal: 'changed' });
});

/** What programs append to a signed file, such as proofs that the certificate was valid. */
const ADDED = Buffer.from('\n9 0 obj\n<</Type/DSS>>\nendobj\nstartxref\n0\n%%EOF\n');

test('what was added after a signature of somebody else does not make it wrong', async () => {
  const published = { status: 200, file: (await fixture('sealed-ca.pem')).toString() };
  server = await startRestServer([published, published]);
  const elsewhere = await fixture('signed-elsewhere.pdf');

  expect(await readDocument(fileOf(Buffer.concat([elsewhere, ADDED])))).toMatchObject({ seal: 'extended' });
  expect(await readDocument(fileOf(Buffer.concat([flip(elsewhere, 20), ADDED])))).toMatchObject({ seal: 'changed' });
});

test.each([
  ['this service', 200],
  ['somebody unknown', 503],
])('what was added after a seal of %s counts as a change', async (_whose, status) => {
  server = await startRestServer([{ status, file: (await fixture('sealed-ca.pem')).toString() }]);

  expect(await readDocument(fileOf(Buffer.concat([sealed, ADDED])))).toMatchObject({ seal: 'changed' });
});

test('without the published certificates nobody knows who sealed it', async () => {
  server = await startRestServer([{ status: 503, json: {} }]);

  expect(await readDocument(fileOf(sealed))).toMatchObject({ seal: 'unchecked' });
});

test('of a bundle the signed document is read', async () => {
  await publish('sealed-ca.pem');
  const bundle = zipSync({ 'signed.pdf': new Uint8Array(sealed), 'README.txt': new Uint8Array([1]) });

  expect(await readDocument(fileOf(bundle, 'evidence.zip'))).toMatchObject({
    sha256: sha256(sealed),
    bundle: { outcome: 'changed' },
  });
});

test.each([
  ['a text', Buffer.from('hello')],
  ['an archive without a signed document', Buffer.from(zipSync({ 'a.txt': new Uint8Array([1]) }))],
  ['a broken archive', Buffer.from('PK\u0003\u0004broken')],
])('%s is not read', async (_what, bytes) => {
  expect(await readDocument(fileOf(bytes))).toBeUndefined();
});

test('a PDF without a seal has none', async () => {
  expect(await readDocument(fileOf(Buffer.from('%PDF-1.7\n')))).toMatchObject({ seal: 'none' });
});
