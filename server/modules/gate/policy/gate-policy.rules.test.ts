import { expect, test } from 'vitest';
import { platformInstance, type PlatformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { DEFAULT_GATE_POLICY, findBot, type RegisteredBot } from './gate-policy.rules.ts';

const DEPENDABOT = '49699333';
const BOTS: readonly RegisteredBot[] = [
  ...DEFAULT_GATE_POLICY.bots,
  { platform: 'github', accountId: '12', name: 'Builder', host: 'ghe.example.org' },
  { platform: 'github', accountId: '13', name: 'Earlier builder', host: null },
  { platform: 'gitee', accountId: '14', name: 'Earlier robot', host: null },
  { platform: 'gitlab', accountId: '15', name: 'Earlier runner', host: null },
];

test.each<[string, PlatformInstance, string, string | undefined]>([
  ['one that is known at github.com', platformInstance('github', 'https://github.com'), DEPENDABOT, 'Dependabot'],
  ['a person of an Enterprise Server', platformInstance('github', 'https://ghe.example.org'), DEPENDABOT, undefined],
  ['a person of another platform', platformInstance('gitee', 'https://gitee.com'), DEPENDABOT, undefined],
  ['one that the link has registered there', platformInstance('github', 'https://ghe.example.org'), '12', 'Builder'],
  ['a person with its number at github.com', platformInstance('github', 'https://github.com'), '12', undefined],
  ['an entry without a host', platformInstance('github', 'https://github.com'), '13', 'Earlier builder'],
  ['which says nothing elsewhere', platformInstance('github', 'https://ghe.example.org'), '13', undefined],
  ['one of another platform', platformInstance('gitee', 'https://gitee.com'), '14', 'Earlier robot'],
  ['where no instance is public', platformInstance('gitlab', 'https://gitlab.example.org'), '15', undefined],
])('a registered bot is an account of its instance: %s', (_who, instance, id, name) => {
  expect(findBot(BOTS, { ...instance, id })?.name).toBe(name);
});
