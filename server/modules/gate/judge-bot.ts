import { GatePlatformName } from '#rules/gate-platform.ts';
import { aiAgentName } from './ai-agent.rules.ts';
import type { Bench, Finding, SubjectCase } from './bench.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { CoverageGap, CoverageStep, SubjectRole } from './judgement.rules.ts';
import { findBot } from './policy/gate-policy.rules.ts';

/**
 * Judges a subject that is a bot or an AI assistant; undefined for people. A registered bot is exempt in its own pull
 * requests alone: anybody can type its address. An assistant as co-author is shown and is nobody to ask for; as author
 * it has nobody who could sign.
 */
export function judgeBot({ subject, commit }: SubjectCase, bench: Bench): Finding | undefined {
  const agent = agentOf(subject);
  if (agent !== undefined && subject.role === SubjectRole.CO_AUTHOR) {
    return { kind: 'bot', entry: agent };
  }
  const { account } = subject;
  const { change, policy } = bench;
  const platform = account?.platform ?? change.platform;
  const registered =
    account === null ? undefined : findBot(policy.bots, { platform, host: change.host, id: account.id });
  if (registered !== undefined) {
    return isItsOwn(subject, commit.sha, bench)
      ? { kind: 'bot', entry: registered.name }
      : { missing: CoverageGap.UNPROVED_ADDRESS, step: CoverageStep.FIX_COMMIT };
  }
  if (agent === undefined && account?.bot !== true) {
    return undefined;
  }
  const step = account === null ? CoverageStep.FIX_COMMIT : CoverageStep.REGISTER_BOT;
  return { missing: CoverageGap.UNKNOWN_BOT, step };
}

/** The name of the assistant that a subject is, if any. */
export function agentOf({ email, account }: CommitSubject): string | undefined {
  const isOfGithub = account !== null && (account.platform === null || account.platform === GatePlatformName.GITHUB);
  return aiAgentName(email, isOfGithub ? account.id : null);
}

/** Whether the bot opened the pull request, and pushed the commit as far as is known. */
function isItsOwn({ account }: CommitSubject, sha: string, { change, typedOnly }: Bench): boolean {
  const pusher = change.pushers.get(sha);
  const opened = change.opener?.id === account?.id;
  return typedOnly || (opened && (pusher === undefined || pusher.id === account?.id));
}
