import { accountableFor, registeredBot } from './accountable.ts';
import { AgentStance, findAgent, type RegisteredAgent } from './agent-registry.rules.ts';
import type { Bench, Finding, SubjectCase } from './bench.ts';
import { CoverageGap, CoverageStep, SubjectRole } from './judgement.rules.ts';

/**
 * Judges a subject that is a bot or an AI agent; undefined for people. A registered bot is covered for what it pushed or
 * proposed itself: anybody can type its address. An agent is covered by the person who answers for it, and who is judged
 * beside it. As co-authors both are tools.
 */
export function judgeBot(known: SubjectCase, bench: Bench): Finding | undefined {
  const { subject } = known;
  const { policy } = bench;
  const registered = registeredBot(subject, policy);
  const agent = findAgent(subject, policy.agents);
  const isTool = subject.role === SubjectRole.CO_AUTHOR;
  if (registered !== undefined && (isTool || isItsOwn(known, bench))) {
    return { kind: 'bot', entry: registered.name };
  }
  if (agent !== undefined) {
    return judgeAgent(known, agent, bench);
  }
  if (registered !== undefined) {
    return { missing: CoverageGap.UNPROVED_ADDRESS, step: CoverageStep.FIX_COMMIT };
  }
  return subject.account?.bot === true ? unknownBot(isTool || isItsOwn(known, bench)) : undefined;
}

function judgeAgent(known: SubjectCase, agent: RegisteredAgent, bench: Bench): Finding {
  const { subject, commit } = known;
  if (agent.stance === AgentStance.REFUSE) {
    return { missing: CoverageGap.REFUSED_AGENT, step: CoverageStep.FIX_COMMIT };
  }
  const isTool = subject.role === SubjectRole.CO_AUTHOR;
  const { change, policy } = bench;
  if (isTool || change.accountable === null || accountableFor(commit, change, policy) !== undefined) {
    return { kind: 'bot', entry: agent.name };
  }
  return unknownBot(subject.account !== null && isItsOwn(known, bench));
}

/** Registering helps with what the bot has pushed or proposed itself alone. */
function unknownBot(helps: boolean): Finding {
  return { missing: CoverageGap.UNKNOWN_BOT, step: helps ? CoverageStep.REGISTER_BOT : CoverageStep.FIX_COMMIT };
}

/** Whether the bot pushed or signed the commit, or opened the pull request and nobody else is known to have pushed it. */
function isItsOwn({ subject: { account }, commit, vouchedBy }: SubjectCase, { change, typedOnly }: Bench): boolean {
  const pusher = change.pushers.get(commit.sha);
  const opened = change.opener?.id === account?.id;
  return (
    typedOnly || (vouchedBy.length > 0 && !opened) || (opened && (pusher === undefined || pusher.id === account?.id))
  );
}
