import { expect, test } from 'vitest';
import { aiAgentName } from './ai-agent.rules.ts';

test.each<[string, string | null, string | null, string | undefined]>([
  ['github-065: an assistant by its address', 'Noreply@Anthropic.com', null, 'Claude'],
  ['github-066: its address, tied to a stranger', 'noreply@anthropic.com', '12345', 'Claude'],
  ['an assistant by its account', null, '198982749', 'GitHub Copilot'],
  ['a domain that begins with its own', 'noreply@anthropic.com.example.org', null, undefined],
  ['somebody else of its domain', 'person@anthropic.com', null, undefined],
  ['nobody', null, null, undefined],
])('%s', (_name, email, githubId, name) => {
  expect(aiAgentName(email, githubId)).toBe(name);
});
