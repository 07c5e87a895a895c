import { expect, test } from 'vitest';
import { splitTitle } from './split-title.ts';

test.each([
  { of: 'a text with a title', text: '# Privacy\n\nText', title: 'Privacy', body: '\nText' },
  { of: 'a closed title after blank lines', text: '\n\n# Privacy #\r\nText', title: 'Privacy', body: 'Text' },
  { of: 'a text without', text: 'Text\n# Later', title: undefined, body: 'Text\n# Later' },
  { of: 'a title of blanks', text: '# \t\nText', title: undefined, body: '# \t\nText' },
  { of: 'a title alone', text: '# Privacy', title: 'Privacy', body: '' },
  { of: 'a text that begins lower', text: '## Part\nText', title: undefined, body: '## Part\nText' },
])('splits $of', ({ text, title, body }) => {
  expect(splitTitle(text)).toEqual({ title, body });
});

test('a title of many blanks and signs is read in a moment', () => {
  const title = `a${' #\t '.repeat(50_000)}b`;

  expect(splitTitle(`# ${title}\r\n`)).toEqual({ title, body: '' });
});
