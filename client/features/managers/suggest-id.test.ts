import { expect, test } from 'vitest';
import { suggestId } from './suggest-id.ts';

test.each([
  ['Li Ming', 'Ming.Li@example.com', 'ming.li'],
  ['Li Ming', '', 'li.ming'],
  ['Li Ming', 'ming-li+work@example.com', 'ming.li.work'],
  ['李明', 'li_ming9@example.com', 'li_ming9'],
  ['李明', '', ''],
  ["Ann O'Neil", '', 'ann.oneil'],
  ['', `${'x'.repeat(60)}@example.com`, 'x'.repeat(50)],
])('%j with %j is suggested as %j', (name, email, id) => {
  expect(suggestId({ name, email })).toBe(id);
});
