import { expect, test } from 'vitest';
import { findCommand, type GateCommand } from './command.rules.ts';

const WORDS = ['/check-cla', '/cla cancel', 'recheck'];

test.each<[string, string, GateCommand | undefined]>([
  ['alone', '/check-cla', 'recheck'],
  ['on a separate line', 'Signed now.\r\n recheck \r\nThanks', 'recheck'],
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
  ['G21 with a word behind it', 'recheck please', 'recheck'],
  ['G21 with more words behind it', 'Signed!\n/check-cla — I have signed now.', 'recheck'],
  ['G21 with a full stop', 'Recheck.', 'recheck'],
  ['G21 with a Chinese full stop', '/check-cla。谢谢', 'recheck'],
  ['G21 as inline code', '`/check-cla`', 'recheck'],
  ['G21 in bold', '**recheck**', 'recheck'],
  ['G21 after a mention', '@signet-gate recheck', 'recheck'],
  ['G21 after a mention and a comma', '@Signet-Gate, `/cla cancel` please', 'cancel'],
  ['G21 after a mention of somebody else', '@dependabot recheck', undefined],
  ['as part of a longer word', 'rechecked', undefined],
  ['as part of a word with a hyphen', 'recheck-all', undefined],
  ['as part of a path', '/check-cla/docs', undefined],
])('a command %s', (_place, comment, command) => {
  expect(findCommand(comment, { words: WORDS, wholeComment: false, names: ['signet-gate'] })).toBe(command);
});

test.each<[string, string, GateCommand | undefined]>([
  ['indented', '    /check-cla\n', 'recheck'],
  ['on a separate line', 'Signed now.\n/cla cancel', 'cancel'],
  ['in a quotation', '> /check-cla', undefined],
  ['in code', '```\n/check-cla\n```', undefined],
])('where the whole comment counts, a command %s', (_place, comment, command) => {
  expect(findCommand(comment, { words: WORDS, wholeComment: true })).toBe(command);
});
