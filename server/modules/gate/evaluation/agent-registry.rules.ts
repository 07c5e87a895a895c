import { accountOfNoReply } from './no-reply.rules.ts';
import { platformInstance, type PlatformInstance } from './platform-instance.rules.ts';

const GITHUB = platformInstance('github', 'https://github.com');

/** What commits of an AI agent mean to a link. */
export const AgentStance = {
  /** A tool of the person who answers for the commit, and who is judged in its place. */
  ASSISTANT: 'assistant',
  /** Not accepted. */
  REFUSE: 'refuse',
  /** Left out; who opened the pull request is judged all the same. */
  IGNORE: 'ignore',
} as const;
export type AgentStance = (typeof AgentStance)[keyof typeof AgentStance];

/** An AI agent that names itself in commits. */
export interface KnownAgent {
  readonly name: string;
  /** Addresses that it writes, in lower case; matched whole. */
  readonly emails: readonly string[];
  /** Ids of its accounts, all on the instance of `host`. */
  readonly accountIds: readonly string[];
  /** As `instanceHost` names it; entries of earlier versions have none, which is github.com. */
  readonly host?: string | null;
}

/** An agent of the register as a link sees it. */
export interface RegisteredAgent extends KnownAgent {
  readonly stance: AgentStance;
}

/** An agent of the register, and whether the service knows it. */
export interface ListedAgent extends RegisteredAgent {
  readonly host: string;
  readonly builtIn: boolean;
}

/** Nobody can sign for an agent: the person who proposes its work stays accountable. */
export const KNOWN_AGENTS: readonly KnownAgent[] = [
  { name: 'GitHub Copilot', emails: [], accountIds: ['175728472', '198982749', '223556219'] },
  { name: 'GitHub code scanning', emails: [], accountIds: ['62310815'] },
  { name: 'Claude', emails: ['noreply@anthropic.com'], accountIds: ['81847', '209825114'] },
  { name: 'Cursor', emails: ['cursoragent@cursor.com'], accountIds: ['199161495'] },
  { name: 'Devin', emails: [], accountIds: ['158243242'] },
  { name: 'Jules', emails: [], accountIds: ['161369871'] },
  { name: 'Gemini Code Assist', emails: [], accountIds: ['176961590'] },
  { name: 'Codex', emails: ['codex@openai.com', 'noreply@openai.com'], accountIds: [] },
  { name: 'aider', emails: ['aider@aider.chat', 'noreply@aider.chat'], accountIds: [] },
  { name: 'Amp', emails: ['amp@ampcode.com'], accountIds: [] },
  { name: 'Windsurf', emails: ['noreply@codeium.com'], accountIds: [] },
  { name: 'Cline', emails: ['noreply@cline.bot'], accountIds: [] },
  { name: 'opencode', emails: ['noreply@opencode.ai'], accountIds: [] },
];

/** The register of a link: the agents that are known here, with the link's stances, and those that it has added. */
export function agentsOf(overrides: readonly RegisteredAgent[]): ListedAgent[] {
  const stances = new Map(overrides.map(({ name, stance }) => [name, stance]));
  const names = new Set(KNOWN_AGENTS.map(({ name }) => name));
  return [
    ...KNOWN_AGENTS.map((agent) => {
      const stance = stances.get(agent.name) ?? AgentStance.ASSISTANT;
      return { ...agent, host: agentHost(agent), stance, builtIn: true };
    }),
    ...overrides
      .filter(({ name }) => !names.has(name))
      .map((agent) => ({ ...agent, host: agentHost(agent), builtIn: false })),
  ];
}

/** Somebody who may be an agent. */
export interface AgentCandidate {
  readonly email: string | null;
  readonly account: (PlatformInstance & { readonly id: string }) | null;
}

/** The host on which an agent's accounts have their numbers. */
export function agentHost({ host }: Pick<KnownAgent, 'host'>): string {
  return host ?? GITHUB.host;
}

/**
 * The agent behind an address or an account, if any. The address decides even when a stranger has tied it to an account;
 * a no-reply address of github.com names an account there, wherever the commit is. A number counts on its own instance:
 * elsewhere a person may have it.
 */
export function findAgent(
  { email, account }: AgentCandidate,
  overrides: readonly RegisteredAgent[],
): RegisteredAgent | undefined {
  const key = email?.toLowerCase() ?? '';
  const accounts = [account, accountOfNoReply(key, [GITHUB])].filter((one) => one !== null && one !== undefined);
  const matches = (agent: KnownAgent): boolean =>
    agent.emails.includes(key) ||
    accounts.some(({ host, id }) => host === agentHost(agent) && agent.accountIds.includes(id));
  const known = KNOWN_AGENTS.find(matches);
  if (known === undefined) {
    return overrides.find(matches);
  }
  const stance = overrides.find(({ name }) => name === known.name)?.stance ?? AgentStance.ASSISTANT;
  return { ...known, stance };
}
