import { expect, test } from 'vitest';
import { countCoAuthorLines, readCoAuthors } from './trailers.rules.ts';

const BO = 'Co-authored-by: Bo Example <bo@example.org>';

test.each<[string, string, string[], number]>([
  ['a trailer after one blank line', `Fix it\n\n${BO}`, ['bo@example.org'], 0],
  ['its key in any letter case', `Fix it\n\nco-AUTHORED-by: Bo <bo@example.org>`, ['bo@example.org'], 0],
  [
    'several trailers',
    `Fix it\n\nWhy.\n\n${BO}\nCo-authored-by: Cy <cy@example.org>\n`,
    ['bo@example.org', 'cy@example.org'],
    0,
  ],
  ['line ends of Windows', `Fix it\r\n\r\n${BO}\r\n`, ['bo@example.org'], 0],
  ['a folded line', `Fix it\n\nCo-authored-by: Bo Example\n  <bo@example.org>`, ['bo@example.org'], 0],
  ['blank lines at the end', `Fix it\n\n${BO}\n\n\n`, ['bo@example.org'], 0],
  ['a lone subject', BO, [], 1],
  ['a second line of the subject', `Fix it\n${BO}`, [], 1],
  ['a trailer in an earlier paragraph', `Fix it\n\n${BO}\n\nMore words.`, [], 1],
  [
    'a line above the rule of a squash merge',
    `Fix it\n\n${BO}\n\n---------\n\nCo-authored-by: Cy <cy@example.org>`,
    ['cy@example.org'],
    1,
  ],
  ['words among trailers', `Fix it\n\nSome words\n${BO}`, [], 1],
  [
    'words among trailers of Git',
    `Fix it\n\nSome words\nSigned-off-by: Al <al@example.org>\n${BO}`,
    ['bo@example.org'],
    0,
  ],
  ['too many words even with a trailer of Git', `Fix it\n\na\nb\nc\nd\nSigned-off-by: Al <al@example.org>`, [], 0],
  ['a cherry-picked commit', `Fix it\n\nwords\n(cherry picked from commit 1234)\n${BO}`, ['bo@example.org'], 0],
  ['github-064: an address without brackets', 'Fix it\n\nCo-authored-by: Bo bo@example.org', [], 1],
  ['github-064: no address', 'Fix it\n\nCo-authored-by: Bo <>', [], 1],
  ['no co-author', 'Fix it\n\nSigned-off-by: Al <al@example.org>', [], 0],
  ['an empty message', '', [], 0],
])('%s', (_name, message, emails, malformed) => {
  const read = readCoAuthors(message);
  expect(read.people.map(({ email }) => email)).toEqual(emails);
  expect(read.malformed).toBe(malformed);
});

test.each([
  ['an address without an end', `<${'@'.repeat(1_000_000)}`],
  ['brackets', '<'.repeat(1_000_000)],
  ['folded lines', `a\n ${'b\n '.repeat(300_000)}`],
  ['names without an address', `<a@b>\n${BO}`.repeat(30_000)],
])('a megabyte of %s is read in a moment', (_name, value) => {
  const message = `Fix it\n\nCo-authored-by: x ${value}`;

  expect(readCoAuthors(message).malformed).toBeGreaterThan(0);
});

test('lines of co-authors are counted once each, wherever they stand', () => {
  const messages = [`Fix it\n\n${BO}\nco-authored-by: Cy <cy@example.org>`, `${BO}\n\nMore`, 'Nobody'];

  expect(countCoAuthorLines(messages)).toBe(2);
});
