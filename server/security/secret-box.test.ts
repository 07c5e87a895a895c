import { expect, test } from 'vitest';
import { createSecretBox, sameDigest, type SecretKey } from './secret-box.ts';

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
  ['the same secret under a name', [OLD], [{ ...OLD, id: 'x' }]],
];
const boxOf = ([first = OLD, ...others]: SecretKey[]) => createSecretBox([first, ...others]);

test.each(BOXES)('what %s has encrypted is read', (_name, writing, reading) => {
  expect(boxOf(reading).decrypt('mail', { row: ROW, sealed: boxOf(writing).encrypt('mail', TEXT) })).toBe(TEXT.plain);
});

test('a single key writes what earlier releases read, a named one names itself', () => {
  expect(createSecretBox(OLD.secret).currentPrefix).toEqual(Buffer.alloc(0));
  expect(boxOf([A, OLD]).encrypt('mail', TEXT).subarray(0, 6).toString('latin1')).toBe('SGK1\u0001a');
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

test('a ciphertext moved to another row is refused', () => {
  const sealed = boxOf([A]).encrypt('sender', TEXT);

  expect(() => boxOf([A]).decrypt('sender', { row: ROW.replace('6', '7'), sealed })).toThrow();
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
