import { isEmail } from '#rules/email.ts';
import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  agentHost,
  AgentStance,
  KNOWN_AGENTS,
  type RegisteredAgent,
} from '#server/modules/gate/evaluation/agent-registry.rules.ts';
import { readEntryHost } from './entry-host.rules.ts';

/** An agent as given, unchecked. */
export interface GivenAgent {
  readonly name: string;
  readonly emails?: readonly string[] | null | undefined;
  readonly accountIds?: readonly string[] | null | undefined;
  /** Of the accounts; github.com without one. */
  readonly host?: string | null | undefined;
  readonly stance: AgentStance;
}

const AGENTS_MAX = 100;
const NAME_MAX_LENGTH = 100;
/** Addresses, and accounts, of one agent. */
const MARKS_MAX = 20;
const ACCOUNT_ID = /^\d{1,20}$/;

/**
 * Returns the agents that a link treats otherwise than by default, or adds. Of one that is known here only the stance
 * counts. Error: `bad_request_parameter` with `agents`, or an entry such as `agents.0.name`, `agents.0.emails`,
 * `agents.0.accountIds` or `agents.0.host`.
 */
export function checkAgents(given: readonly GivenAgent[]): RegisteredAgent[] {
  const agents = given.map(checkAgent);
  const names = agents.map(({ name }) => name.toLowerCase());
  refuseUnless(agents.length <= AGENTS_MAX && new Set(names).size === names.length, 'agents');
  return agents.filter((agent) => agent.stance !== AgentStance.ASSISTANT || !isKnown(agent));
}

function checkAgent({ name, emails, accountIds, host, stance }: GivenAgent, index: number): RegisteredAgent {
  const trimmed = name.trim();
  const isName = trimmed !== '' && characterCount(trimmed) <= NAME_MAX_LENGTH && !hasControlCharacter(trimmed);
  refuseUnless(isName, `agents.${index}.name`);
  if (isKnown({ name: trimmed })) {
    return { name: trimmed, emails: [], accountIds: [], stance };
  }
  const marks = {
    emails: [...new Set((emails ?? []).map((email) => email.trim().toLowerCase()))],
    accountIds: [...new Set((accountIds ?? []).map((id) => id.trim()))],
  };
  refuseUnless(marks.emails.length <= MARKS_MAX && marks.emails.every(isEmail), `agents.${index}.emails`);
  const areIds = marks.accountIds.every((id) => ACCOUNT_ID.test(id));
  const isMarked = marks.emails.length + marks.accountIds.length > 0;
  refuseUnless(marks.accountIds.length <= MARKS_MAX && areIds && isMarked, `agents.${index}.accountIds`);
  const instance = readEntryHost(host || agentHost({}));
  refuseUnless(instance !== undefined, `agents.${index}.host`);
  return { name: trimmed, ...marks, host: instance ?? null, stance };
}

function isKnown({ name }: { readonly name: string }): boolean {
  return KNOWN_AGENTS.some((agent) => agent.name === name);
}

function refuseUnless(valid: boolean, field: string): void {
  if (!valid) {
    throw new AppError('bad_request_parameter', { field });
  }
}
