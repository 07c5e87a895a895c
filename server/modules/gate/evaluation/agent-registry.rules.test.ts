import { expect, test } from 'vitest';
import { agentsOf, findAgent, KNOWN_AGENTS, type RegisteredAgent } from './agent-registry.rules.ts';
import { platformInstance, type PlatformInstance } from './platform-instance.rules.ts';

const CODER: RegisteredAgent = {
  name: 'House coder',
  emails: ['coder@example.org'],
  accountIds: ['4711'],
  host: 'ghe.example.org',
  stance: 'assistant',
};
const EARLIER: RegisteredAgent = { name: 'Earlier', emails: [], accountIds: ['4712'], stance: 'assistant' };

test.each<[string, string | null, string | null, string | undefined]>([
  ['github-065: an assistant by its address', 'Noreply@Anthropic.com', null, 'Claude'],
  ['github-066: its address, tied to a stranger', 'noreply@anthropic.com', '12345', 'Claude'],
  ['an assistant by its account', null, '198982749', 'GitHub Copilot'],
  ['G09: Copilot in reviews and Autofix', null, '175728472', 'GitHub Copilot'],
  ['G09: the App of Claude', null, '209825114', 'Claude'],
  ['G09: code scanning', null, '62310815', 'GitHub code scanning'],
  ['an agent that the link has added', 'coder@example.org', null, 'House coder'],
  ['a domain that begins with its own', 'noreply@anthropic.com.example.org', null, undefined],
  ['somebody else of its domain', 'person@anthropic.com', null, undefined],
  ['nobody', null, null, undefined],
  ['a no-reply address of github.com', '198982749+copilot@users.noreply.github.com', null, 'GitHub Copilot'],
  ['that of another host', '198982749+copilot@users.noreply.ghe.example.org', null, undefined],
])('%s', (_name, email, id, name) => {
  const account = id === null ? null : { platform: 'github' as const, host: 'github.com', id };
  expect(findAgent({ email, account }, [CODER])?.name).toBe(name);
});

test.each<[string, PlatformInstance, string, string | undefined]>([
  ['a known agent at github.com', platformInstance('github', 'https://github.com/'), '198982749', 'GitHub Copilot'],
  ['a person of an Enterprise Server', platformInstance('github', 'https://ghe.example.org'), '198982749', undefined],
  ['a person of another platform', platformInstance('gitee', 'https://gitee.com'), '198982749', undefined],
  ['an agent that the link has added there', platformInstance('github', 'ghe.example.org'), '4711', 'House coder'],
  ['a person with its number at github.com', platformInstance('github', 'github.com'), '4711', undefined],
  ['and at another port', platformInstance('github', 'ghe.example.org:8443'), '4711', undefined],
  ['one that was added before entries had hosts', platformInstance('github', 'github.com'), '4712', 'Earlier'],
  ['which says nothing elsewhere', platformInstance('github', 'ghe.example.org'), '4712', undefined],
])('a number is an account of its instance: %s', (_who, instance, id, name) => {
  expect(findAgent({ email: null, account: { ...instance, id } }, [CODER, EARLIER])?.name).toBe(name);
});

test('agents are assistants unless the link says otherwise, and a link changes the stance alone', () => {
  const stances = new Set(agentsOf([]).map(({ stance }) => stance));
  const refused = agentsOf([{ name: 'Claude', emails: [], accountIds: [], stance: 'refuse' }, CODER]);

  expect(refused.filter(({ builtIn }) => !builtIn).map(({ name }) => name)).toEqual([CODER.name]);
  expect([...stances]).toEqual(['assistant']);
  expect(refused).toHaveLength(KNOWN_AGENTS.length + 1);
  expect(refused.find(({ name }) => name === 'Claude')).toMatchObject({
    stance: 'refuse',
    emails: ['noreply@anthropic.com'],
    host: 'github.com',
  });
});
