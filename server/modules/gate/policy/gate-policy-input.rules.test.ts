import { expect, test } from 'vitest';
import { changePolicy, type GatePolicyChanges } from './gate-policy-input.rules.ts';
import { DEFAULT_GATE_POLICY } from './gate-policy.rules.ts';

const TEMPLATES = ['default', 'openeuler'];
const change = (given: GatePolicyChanges) => changePolicy(DEFAULT_GATE_POLICY, given, TEMPLATES);
const bot = { platform: 'gitee', accountId: '5', name: 'Example bot' } as const;
const agent = { name: 'Example agent', accountIds: ['12'], stance: 'refuse' } as const;
const many = (count: number): string[] => Array.from({ length: count }, (_value, index) => `entry-${index}`);

test.each<[string, GatePolicyChanges, object]>([
  ['nothing changes nothing', {}, DEFAULT_GATE_POLICY],
  ['null leaves a list', { bots: null, subjects: null, commands: null }, DEFAULT_GATE_POLICY],
  ['subjects have a fixed order', { subjects: ['committer', 'author'] }, { subjects: ['author', 'committer'] }],
  ['an empty list empties', { bots: [], commands: [] }, { bots: [], commands: [] }],
  [
    'a bot is trimmed, its host bare',
    { bots: [{ ...bot, name: ' Bot ', host: 'https://Gitee.com/' }] },
    {
      bots: [{ ...bot, name: 'Bot', host: 'gitee.com' }],
    },
  ],
  [
    'without a host the number is one of the public instance',
    { bots: [bot, { ...bot, platform: 'github', host: null }] },
    { bots: [{ host: 'gitee.com' }, { host: 'github.com' }] },
  ],
  [
    'so is that of an agent',
    { agents: [{ ...agent, host: null }] },
    { agents: [{ accountIds: ['12'], host: 'github.com' }] },
  ],
  [
    'an agent of another instance, its host bare',
    { agents: [{ ...agent, host: 'https://GHE.example.org/' }] },
    { agents: [{ host: 'ghe.example.org' }] },
  ],
  ['lines are switched off by null', { minimumLines: null }, { minimumLines: null }],
  [
    'labels are trimmed',
    { labels: { covered: ' cla/yes ', uncovered: 'cla/no' } },
    {
      labels: { covered: 'cla/yes', uncovered: 'cla/no' },
    },
  ],
  [
    'an old check is trimmed, and may have a name alone',
    { oldCheck: { name: ' license/cla ' } },
    { oldCheck: { name: 'license/cla', labels: null } },
  ],
  [
    'an old check may have labels alone',
    { oldCheck: { labels: { covered: 'cla: yes', uncovered: 'cla: no ' } } },
    { oldCheck: { name: null, labels: { covered: 'cla: yes', uncovered: 'cla: no' } } },
  ],
  ['an old check is switched off by null', { oldCheck: null }, { oldCheck: null }],
  [
    'groups may be nested, and of one instance',
    { exemptOrganizations: ['example/core/team', 'example@gitee.com'] },
    { exemptOrganizations: ['example/core/team', 'example@gitee.com'] },
  ],
  [
    'a custom comment',
    { commentTemplate: 'custom', commentText: '{{subjects}}' },
    {
      commentTemplate: 'custom',
      commentText: '{{subjects}}',
    },
  ],
])('%s', (_rule, given, expected) => {
  expect(change(given)).toMatchObject(expected);
});

test.each<[string, GatePolicyChanges, string]>([
  ['no subjects', { subjects: [] }, 'subjects'],
  ['openers as subjects', { subjects: ['opener'] }, 'subjects'],
  ['a subject twice', { subjects: ['author', 'author'] }, 'subjects'],
  ['too many bots', { bots: many(201).map((name) => ({ ...bot, name, accountId: name })) }, 'bots'],
  ['a bot twice', { bots: [bot, { ...bot, name: 'Other name' }] }, 'bots'],
  ['a bot without id', { bots: [bot, { ...bot, accountId: ' ' }] }, 'bots.1.accountId'],
  ['a bot without name', { bots: [{ ...bot, name: '' }] }, 'bots.0.name'],
  ['a bot at no host', { bots: [{ ...bot, host: 'gitee.com/path' }] }, 'bots.0.host'],
  ['a bot of an unnamed self-hosted instance', { bots: [{ ...bot, platform: 'gitlab' }] }, 'bots.0.host'],
  ['an agent at no host', { agents: [{ ...agent, host: 'ghe.example.org/path' }] }, 'agents.0.host'],
  ['a group with blanks', { exemptOrganizations: ['fine', 'not fine'] }, 'exemptOrganizations.1'],
  ['a group at no host', { exemptOrganizations: ['example@'] }, 'exemptOrganizations.0'],
  ['a group twice', { exemptOrganizations: ['fine', 'fine '] }, 'exemptOrganizations'],
  ['no lines at all', { minimumLines: 0 }, 'minimumLines'],
  ['too many lines', { minimumLines: 1001 }, 'minimumLines'],
  ['too many patterns', { minimumLinesFiles: many(51) }, 'minimumLinesFiles'],
  ['equal labels', { labels: { covered: 'CLA', uncovered: 'cla' } }, 'labels'],
  ['a label with a comma', { labels: { covered: 'a,b', uncovered: 'c' } }, 'labels.covered'],
  ['an empty label', { labels: { covered: 'a', uncovered: ' ' } }, 'labels.uncovered'],
  ['an old check that nothing names', { oldCheck: {} }, 'oldCheck'],
  ['an old check of two lines', { oldCheck: { name: 'a\nb' } }, 'oldCheck.name'],
  [
    'an old check with an empty label',
    { oldCheck: { labels: { covered: '', uncovered: 'b' } } },
    'oldCheck.labels.covered',
  ],
  ['too many commands', { commands: many(11) }, 'commands'],
  ['a command of two lines', { commands: ['/cla\ncheck'] }, 'commands.0'],
  ['an unknown template', { commentTemplate: 'none' }, 'commentTemplate'],
  ['a custom template without text', { commentTemplate: 'custom' }, 'commentText'],
  ['an unknown word', { commentText: '{{secret}}' }, 'commentText'],
  ['a part that is not closed', { commentText: '{{#covered}}thanks' }, 'commentText'],
  ['parts within each other', { commentText: '{{#covered}}{{#uncovered}}x{{/uncovered}}{{/covered}}' }, 'commentText'],
  ['a text that is too long', { commentText: 'x'.repeat(10_001) }, 'commentText'],
])('%s is refused and named', (_rule, given, field) => {
  expect(() => change(given)).toThrow(expect.objectContaining({ code: 'bad_request_parameter', details: { field } }));
});
