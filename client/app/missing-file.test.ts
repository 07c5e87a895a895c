import { expect, test } from 'vitest';
import { isMissingFile, mayReload } from './missing-file.ts';

test.each([
  ['Failed to fetch dynamically imported module: https://example.org/assets/page.js', true],
  ['error loading dynamically imported module: https://example.org/assets/page.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/page.css', true],
  ['undefined is not a function', false],
])('"%s" means that a file is missing: %s', (message, isMissing) => {
  expect(isMissingFile(new TypeError(message))).toBe(isMissing);
});

test('a page is reloaded once a minute at most', () => {
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_059_999)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
});
