import { expect, test } from 'vitest';
import { keepReturnPath, keptReturnPath, readReturnPath, withReturnPath } from './return-path.ts';

const read = (text: string) => readReturnPath(new URLSearchParams({ return_to: text }));

test('the page requested is restored with its query', () => {
  const path = '/corporation-list/web_example-1?state=deleted&search=a%26b';

  const login = withReturnPath('/index', path);

  expect(readReturnPath(new URL(login, 'https://example.org').searchParams)).toBe(path);
});

test.each([
  'https://example.com/',
  '//example.com',
  String.raw`/\example.com`,
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  `blob:${window.location.origin}/page`,
  '/.//example.com/page',
  '/linked-repo/..//example.com',
  `${window.location.origin}//example.com`,
])('%s is no page of this site', (text) => {
  expect(read(text)).toBeUndefined();
});

test('storing no page clears the one stored before', () => {
  keepReturnPath('/bind-cla');
  expect(keptReturnPath()).toBe('/bind-cla');

  keepReturnPath(undefined);

  expect(keptReturnPath()).toBeUndefined();
});
