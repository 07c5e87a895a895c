import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { findBot, type GatePolicyFacts, type RegisteredBot } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { findAgent } from './agent-registry.rules.ts';
import { vouchersAt } from './assurance.ts';
import type { CommitSubject, SubjectAccount } from './commit-subjects.ts';
import { SubjectRole } from './judgement.rules.ts';
import type { ProposedChange } from './judgement.ts';
import { accountOfNoReply } from './no-reply.rules.ts';

type Registers = Pick<GatePolicyFacts, 'bots' | 'agents'>;

/** Stands where nobody is known who could answer. */
export const NOBODY: CommitSubject = { role: SubjectRole.OPENER, email: null, account: null };

/** The registered bot that a subject is, if any. */
export function registeredBot(
  { account }: Pick<CommitSubject, 'account'>,
  { bots }: Pick<GatePolicyFacts, 'bots'>,
): RegisteredBot | undefined {
  return account === null ? undefined : findBot(bots, account);
}

/** Who proposed the change, as far as anybody is known. */
export function proposerOf({ accountable, opener, instance, instances }: ProposedChange): CommitSubject | undefined {
  if (typeof accountable === 'string') {
    return { ...NOBODY, email: accountable, account: accountOfNoReply(accountable, instances) ?? null };
  }
  return opener && instance ? { ...NOBODY, account: { ...opener, ...instance } } : undefined;
}

/**
 * The person who answers for a commit of an agent or a bot: who pushed it where that is known, else who proposed the
 * change. Undefined when no person is known.
 */
export function accountableFor(
  commit: CommitFacts,
  change: ProposedChange,
  registers: Registers,
): CommitSubject | undefined {
  const stored = vouchersAt(commit, change).flatMap(({ source, account }) =>
    source === Vouching.PUSHED ? (account ?? []) : [],
  );
  const { instance } = change;
  const pusher = [change.pushers.get(commit.sha), ...stored]
    .flatMap((person) => (person && instance ? [{ ...person, ...instance }] : []))
    .find((account) => !isMachine(account, registers));
  if (pusher !== undefined) {
    return { ...NOBODY, account: pusher };
  }
  const proposer = proposerOf(change);
  return proposer?.account && isMachine(proposer.account, registers) ? undefined : proposer;
}

/** Whether an account is no person: a program, or in one of the registers of a link. */
export function isMachine(account: SubjectAccount, registers: Registers): boolean {
  const agent = findAgent({ email: null, account }, registers.agents);
  return account.bot || agent !== undefined || registeredBot({ account }, registers) !== undefined;
}
