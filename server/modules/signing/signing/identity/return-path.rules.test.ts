import { expect, test } from 'vitest';
import { checkReturnPath } from './return-path.rules.ts';

test.each([
  ['nothing', undefined, '/my-signings'],
  ['a path', '/prove/link?email=a%40b.org', '/prove/link?email=a%40b.org'],
  ['a path with a fragment, which is lost on the way', '/prove/link#end', '/prove/link'],
])('%s is taken', (_name, given, path) => {
  expect(checkReturnPath(given)).toBe(path);
});

test.each([
  ['another site', 'https://example.org/'],
  ['another site without a scheme', '//example.org/'],
  ['another site behind a backslash', String.raw`/\example.org/`],
  ['another site behind a tab', '/\t/example.org/'],
  ['another site behind a step to the folder above', '/..//example.org/'],
  ['another site behind an encoded step', '/%2e//example.org/'],
  ['a relative path', 'prove/link'],
  ['a script', 'javascript:alert(1)'],
  ['a path that is too long', `/${'a'.repeat(1000)}`],
])('%s is refused', (_name, given) => {
  expect(() => checkReturnPath(given)).toThrow('returnPath');
});
