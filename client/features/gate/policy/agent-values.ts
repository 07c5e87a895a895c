import type { AgentStance, PolicyFactsFragment, RegisteredAgentInput } from '#generated/graphql.ts';
import { isEmail } from '#rules/email.ts';
import { GatePlatformName, publicHost } from '#rules/gate-platform.ts';
import type { PolicyChanges } from './use-policy-section.ts';

/** What commits of an AI agent may mean. */
export const STANCES: readonly AgentStance[] = ['ASSISTANT', 'REFUSE', 'IGNORE'];

/** An account as typed: its number at GitHub, or host/number of another instance. */
const ACCOUNT = /^(?:(?<host>[\w.-]+(?::\d{1,5})?)\/)?(?<id>\d+)$/;
const GITHUB_HOST = publicHost(GatePlatformName.GITHUB);

/** An AI agent as it is edited. */
export interface EditedAgent {
  readonly name: string;
  readonly stance: AgentStance;
  /** Its emails, and its accounts as typed. */
  readonly marks: string[];
  /** Whether the service knows it, so that its marks are not the link's. */
  readonly isKnown: boolean;
}

/** The AI agents as they are edited. */
export interface AgentValues {
  readonly agents: EditedAgent[];
}

/** The agents of the stored rules: those that the service knows, and the link's own. */
export function toAgentValues({ agents }: PolicyFactsFragment): AgentValues {
  return {
    agents: agents.map(({ name, stance, emails, accountIds, host, builtIn }) => ({
      name,
      stance,
      marks: [...emails, ...accountIds.map((id) => (host === GITHUB_HOST ? id : `${host}/${id}`))],
      isKnown: builtIn,
    })),
  };
}

/** The change that stores the agents. */
export function toAgentChanges({ agents }: AgentValues): PolicyChanges {
  return {
    agents: agents.map(({ name, stance, marks, isKnown }) => ({
      name: name.trim(),
      stance,
      ...(!isKnown && readMarks(marks)),
    })),
  };
}

/** The emails and accounts among what was typed; undefined unless there are some, on one host alone. */
export function readMarks(
  marks: readonly string[],
): Required<Pick<RegisteredAgentInput, 'emails' | 'accountIds' | 'host'>> | undefined {
  const emails = marks.filter(isEmail);
  const accounts = marks.map((mark) => ACCOUNT.exec(mark)?.groups).filter((account) => account !== undefined);
  const [host = null, another] = new Set(accounts.map((account) => account['host'] ?? null));
  const isRead = marks.length > 0 && emails.length + accounts.length === marks.length && another === undefined;
  return isRead ? { emails, accountIds: accounts.flatMap(({ id = [] }) => id), host } : undefined;
}
