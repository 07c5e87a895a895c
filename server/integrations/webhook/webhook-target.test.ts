import { expect, test } from 'vitest';
import { findTarget } from './webhook-target.ts';

const TARGETS = ['http://ci.internal:8080/hooks', 'http://127.0.0.1:9000/'].map((prefix) => new URL(prefix));

test.each([
  ['https anywhere', 'https://example.org/hook?key=1', false],
  ['http where it is listed', 'http://ci.internal:8080/hooks/cla', true],
  ['an address listed as such', 'http://127.0.0.1:9000/x', true],
])('%s may be a target', (_name, address, mayBePrivate) => {
  expect(findTarget(address, TARGETS)?.mayBePrivate).toBe(mayBePrivate);
});

test.each([
  ['http', 'http://example.org/hook'],
  ['http beside what is listed', 'http://ci.internal:8080/other'],
  ['another port', 'http://ci.internal:8081/hooks'],
  ['credentials', 'https://user:secret@example.org/'],
  ['no address', 'example.org'],
  ['nothing', ''],
  ['a file', 'file:///etc/passwd'],
  ['a line break', 'https://example.org/\nx'],
  ['one too long', `https://example.org/${'a'.repeat(2048)}`],
])('%s is refused', (_name, address) => {
  expect(findTarget(address, TARGETS)).toBeUndefined();
});
