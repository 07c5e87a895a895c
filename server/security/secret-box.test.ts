import { expect, test } from 'vitest';
import { createSecretBox, sameDigest } from './secret-box.ts';

const box = createSecretBox('a'.repeat(32));

test('decrypting returns the encrypted text', () => {
  expect(box.decrypt('mail', box.encrypt('mail', '验证码 123456'))).toBe('验证码 123456');
});

test('the same text is encrypted differently every time', () => {
  expect(box.encrypt('mail', 'x').equals(box.encrypt('mail', 'x'))).toBe(false);
});

test('a changed bit, another purpose and another key are refused', () => {
  const sealed = box.encrypt('mail', 'secret');
  const flipped = Buffer.from(sealed);
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;

  expect(() => box.decrypt('mail', flipped)).toThrow();
  expect(() => box.decrypt('verification-code', sealed)).toThrow();
  expect(() => createSecretBox('b'.repeat(32)).decrypt('mail', sealed)).toThrow();
});

test('digests depend on text, purpose and key', () => {
  const digest = box.hmac('mail', 'x');

  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(box.hmac('mail', 'x')).toBe(digest);
  expect(
    new Set([
      digest,
      box.hmac('mail', 'y'),
      box.hmac('verification-code', 'x'),
      createSecretBox('b'.repeat(32)).hmac('mail', 'x'),
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
