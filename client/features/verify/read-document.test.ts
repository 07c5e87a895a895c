import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** A file with the parts of a seal that a browser looks at. */
function sealedPdf(): Buffer {
  const head = '%PDF-1.7\nagreement\n/ByteRange [0 0000 0000 0000]\n/Contents ';
  const tail = '\n%%EOF\n';
  const hexLength = 100;
  const [before, after] = [head.length, head.length + hexLength + 2];
  const pad = (value: number): string => String(value).padStart(4, '0');
  const ranged = head.replace('0000 0000 0000', `${pad(before)} ${pad(after)} ${pad(tail.length)}`);
  const digest = `06092a864886f70d01090431220420${sha256(ranged + tail)}`;
  return Buffer.from(`${ranged}<${digest.padEnd(hexLength, '0')}>${tail}`);
}

const fileOf = (bytes: Uint8Array, name = 'signed.pdf') => new File([Buffer.from(bytes)], name);

test('an unchanged sealed file has an intact seal', async () => {
  const bytes = sealedPdf();

  expect(await readDocument(fileOf(bytes))).toMatchObject({ sha256: sha256(bytes), seal: 'intact', isBundle: false });
});

test.each([
  ['a byte', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('agreement', 'agreemant'))],
  ['the end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
])('a seal shows that %s was changed', async (_what, tamper) => {
  expect(await readDocument(fileOf(tamper(sealedPdf())))).toMatchObject({ seal: 'changed' });
});

test('of a bundle the signed document is read', async () => {
  const bytes = sealedPdf();
  const bundle = zipSync({ 'signed.pdf': new Uint8Array(bytes), 'README.txt': new Uint8Array([1]) });

  expect(await readDocument(fileOf(bundle, 'evidence.zip'))).toMatchObject({ sha256: sha256(bytes), isBundle: true });
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
