import { createHash as openHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createHash } from './hash-operation.ts';

test.each([
  ['sha256', 'hex'],
  ['sha512', 'base64'],
] as const)('hashes as Node does: %s, %s', (algorithm, encoding) => {
  const text = 'query { signingStatus(email: "签署") }';

  expect(createHash(algorithm).update(text).digest(encoding)).toBe(openHash(algorithm).update(text).digest(encoding));
});
