import { expect, test } from 'vitest';
import { createSecretBox, sameDigest, type SecretKey } from './secret-box.ts';
import { encryptUnbound } from './testing/encrypt-unbound.ts';

const OLD: SecretKey = { id: undefined, secret: 'a'.repeat(32) };
const A: SecretKey = { id: 'a', secret: 'b'.repeat(32) };
const B: SecretKey = { id: 'b', secret: 'c'.repeat(32) };
const ROW = '6f0a8a52-3c51-4a8e-9b3a-0d5f4f3f2b11';
const TEXT = { row: ROW, plain: '验证码 123456' };

const BOXES: [string, SecretKey[], SecretKey[]][] = [
  ['the single key', [OLD], [OLD]],
  ['a named key', [A], [A]],
  ['the single key after a named one was added', [OLD], [A, OLD]],
  ['a named key after another one was added', [A], [B, A]],
  ['the same secret before it got a name', [OLD], [{ ...OLD, id: 'x' }]],
  ['a kept key before another one was configured', [OLD], [{ id: undefined, secret: 'd'.repeat(32) }, OLD]],
];
const boxOf = ([first = OLD, ...others]: SecretKey[]) => createSecretBox([first, ...others]);

test.each(BOXES)('what %s has encrypted is read', (_name, writing, reading) => {
  expect(boxOf(reading).decrypt('mail', { row: ROW, sealed: boxOf(writing).encrypt('mail', TEXT) })).toBe(TEXT.plain);
});

test.each([[[OLD]], [[A, OLD]], [[{ ...OLD, id: 'x' }]]])('the form of releases before is read', (keys) => {
  expect(boxOf(keys).decrypt('mail', { row: ROW, sealed: encryptUnbound(OLD, 'mail', TEXT.plain) })).toBe(TEXT.plain);
});

test('ciphertexts name their key, one without a configured id by its fingerprint', () => {
  const begins = (keys: SecretKey[]) => boxOf(keys).encrypt('mail', TEXT).subarray(0, 22).toString('latin1');

  expect(begins([A, OLD]).startsWith('SGK1\u0001a')).toBe(true);
  expect(begins([OLD]).replaceAll(/[\da-f]{16}$/g, '…')).toBe('SGK1\u0011=…');
  expect(begins([OLD])).toBe(begins([OLD, A]));
  expect(begins([OLD])).not.toBe(begins([{ ...B, id: undefined }]));
});

test.each([[[OLD]], [[A]]])('the same text is encrypted differently every time', (keys) => {
  const box = boxOf(keys);
  expect(box.encrypt('mail', TEXT).equals(box.encrypt('mail', TEXT))).toBe(false);
});

test.each([[[OLD]], [[A]]])('a changed bit, another purpose and another key are refused', (keys) => {
  const box = boxOf(keys);
  const sealed = box.encrypt('mail', TEXT);
  const flipped = Buffer.from(sealed);
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;

  expect(() => box.decrypt('mail', { row: ROW, sealed: flipped })).toThrow();
  expect(() => box.decrypt('sender', { row: ROW, sealed })).toThrow();
  expect(() => boxOf([B]).decrypt('mail', { row: ROW, sealed })).toThrow();
  expect(() => boxOf([{ ...B, id: 'a' }]).decrypt('mail', { row: ROW, sealed })).toThrow();
});

test.each(BOXES)('a ciphertext of %s that is moved to another row or column is refused', (_name, writing, reading) => {
  const sealed = boxOf(writing).encrypt('webhook', TEXT);

  expect(boxOf(reading).decrypt('webhook', { row: ROW, sealed })).toBe(TEXT.plain);
  expect(() => boxOf(reading).decrypt('webhook', { row: ROW.replace('6', '7'), sealed })).toThrow();
  expect(() => boxOf(reading).decrypt('previous-webhook', { row: ROW, sealed })).toThrow();
});

test('digests depend on text, purpose and key, and every key is tried', () => {
  const digest = boxOf([A, OLD]).hmac('mail', 'x');

  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(boxOf([A]).hmac('mail', 'x')).toBe(digest);
  expect(boxOf([B, A]).hmacs('mail', 'x')).toEqual([boxOf([B]).hmac('mail', 'x'), digest]);
  expect(
    new Set([
      digest,
      boxOf([A]).hmac('mail', 'y'),
      boxOf([A]).hmac('verification-code', 'x'),
      boxOf([B]).hmac('mail', 'x'),
    ]).size,
  ).toBe(4);
});

test.each([
  ['00ff', '00ff', true],
  ['00ff', '00fe', false],
  ['00ff', '00', false],
])('%s and %s are the same digest: %s', (a, b, same) => {
  expect(sameDigest(a, b)).toBe(same);
});
