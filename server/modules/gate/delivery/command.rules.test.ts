import { expect, test } from 'vitest';
import { findCommand, type GateCommand } from './command.rules.ts';

const WORDS = ['/check-cla', '/cla cancel', 'recheck'];

test.each<[string, string, GateCommand | undefined]>([
  ['alone', '/check-cla', 'recheck'],
  ['on a line of its own', 'Signed now.\r\n recheck \r\nThanks', 'recheck'],
  ['in any case', '/Check-CLA', 'recheck'],
  ['with more space within', '/cla\t cancel', 'cancel'],
  ['with others', 'recheck\n/cla cancel', 'cancel'],
  ['within a line', 'please recheck', undefined],
  ['in a quotation', '> recheck', undefined],
  ['in code', '```\nrecheck\n```', undefined],
  ['in code that does not end', '~~~ text\nrecheck', undefined],
  ['after code', '```\nx\n```\nrecheck', 'recheck'],
  ['indented as code', '    recheck', undefined],
  ['that is unknown', '/lgtm', undefined],
])('a command %s', (_place, comment, command) => {
  expect(findCommand(comment, { words: WORDS, wholeComment: false })).toBe(command);
});

test.each<[string, string, GateCommand | undefined]>([
  ['indented', '    /check-cla\n', 'recheck'],
  ['on a line of its own', 'Signed now.\n/cla cancel', 'cancel'],
  ['in a quotation', '> /check-cla', undefined],
  ['in code', '```\n/check-cla\n```', undefined],
])('where the whole comment counts, a command %s', (_place, comment, command) => {
  expect(findCommand(comment, { words: WORDS, wholeComment: true })).toBe(command);
});
