import { beforeEach, expect, test } from 'vitest';
import { mayReload } from './missing-file.ts';
import { replaceOutline } from './replace-outline.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root">Signet</div><div id="failure" hidden>页面没有加载完整</div>';
});

test('a page with a missing file after a reload shows the failure in place of the outline', () => {
  mayReload(Date.now());

  replaceOutline(new TypeError('Failed to fetch dynamically imported module: /assets/messages.js'));

  expect(document.getElementById('failure')).toBeVisible();
  expect(document.getElementById('root')).not.toBeVisible();
});

test('a fault in the page itself is shown too, and reported', () => {
  expect(() => replaceOutline(new TypeError('undefined is not a function'))).toThrow('undefined is not a function');

  expect(document.getElementById('failure')).toBeVisible();
});
