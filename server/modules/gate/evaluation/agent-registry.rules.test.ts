import { expect, test } from 'vitest';
import { agentsOf, findAgent, KNOWN_AGENTS, type RegisteredAgent } from './agent-registry.rules.ts';

const CODER: RegisteredAgent = {
  name: 'House coder',
  emails: ['coder@example.org'],
  accountIds: ['4711'],
  stance: 'assistant',
};

test.each<[string, string | null, string | null, string | undefined]>([
  ['github-065: an assistant by its address', 'Noreply@Anthropic.com', null, 'Claude'],
  ['github-066: its address, tied to a stranger', 'noreply@anthropic.com', '12345', 'Claude'],
  ['an assistant by its account', null, '198982749', 'GitHub Copilot'],
  ['G09: Copilot in reviews and Autofix', null, '175728472', 'GitHub Copilot'],
  ['G09: the App of Claude', null, '209825114', 'Claude'],
  ['G09: code scanning', null, '62310815', 'GitHub code scanning'],
  ['an agent that the link has added', 'coder@example.org', null, 'House coder'],
  ['its account', null, '4711', 'House coder'],
  ['a domain that begins with its own', 'noreply@anthropic.com.example.org', null, undefined],
  ['somebody else of its domain', 'person@anthropic.com', null, undefined],
  ['nobody', null, null, undefined],
])('%s', (_name, email, id, name) => {
  const account = id === null ? null : { platform: 'github' as const, id };
  expect(findAgent({ email, account }, [CODER])?.name).toBe(name);
});

test('an account of another platform is no agent because it has the same number', () => {
  expect(findAgent({ email: null, account: { platform: 'gitee', id: '198982749' } }, [])).toBeUndefined();
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
  });
});
