import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { findBot, type GatePolicyFacts, type RegisteredBot } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { findAgent } from './agent-registry.rules.ts';
import { vouchersAt } from './assurance.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { SubjectRole } from './judgement.rules.ts';
import type { ProposedChange } from './judgement.ts';
import { accountOfNoReply } from './no-reply.rules.ts';

type Registers = Pick<GatePolicyFacts, 'bots' | 'agents'>;

/** Stands where nobody is known who could answer. */
export const NOBODY: CommitSubject = { role: SubjectRole.OPENER, email: null, account: null };

/** The registered bot that a subject is, if any. */
export function registeredBot(
  { account }: Pick<CommitSubject, 'account'>,
  change: Pick<ProposedChange, 'platform' | 'host'>,
  { bots }: Pick<GatePolicyFacts, 'bots'>,
): RegisteredBot | undefined {
  const platform = account?.platform ?? change.platform;
  return account === null ? undefined : findBot(bots, { ...account, platform, host: change.host });
}

/** Who proposed the change, as far as anybody is known. */
export function proposerOf({ accountable, opener, platform, instances }: ProposedChange): CommitSubject | undefined {
  if (typeof accountable === 'string') {
    return { ...NOBODY, email: accountable, account: accountOfNoReply(accountable, instances) ?? null };
  }
  return opener === null ? undefined : { ...NOBODY, account: { ...opener, platform } };
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
  const { platform } = change;
  const pusher = [change.pushers.get(commit.sha), ...stored]
    .filter((account) => account !== undefined)
    .find((account) => !isMachine(account, change, registers));
  if (pusher !== undefined) {
    return { ...NOBODY, account: { ...pusher, platform } };
  }
  const proposer = proposerOf(change);
  return proposer?.account && isMachine(proposer.account, change, registers) ? undefined : proposer;
}

function isMachine(person: PlatformPerson, change: ProposedChange, registers: Registers): boolean {
  const account = { ...person, platform: change.platform };
  const agent = findAgent({ email: null, account }, registers.agents);
  return person.bot || agent !== undefined || registeredBot({ account }, change, registers) !== undefined;
}
