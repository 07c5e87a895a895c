import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { assuranceOf, vouchingsFor } from './assurance.ts';
import type { Bench, Finding, SubjectCase } from './bench.ts';
import { isPlatformMerge, type CommitSubject } from './commit-subjects.ts';
import { findSigning, standsAlone, type CoveringSigning } from './coverage.ts';
import { gapOf, gapOfUnconfirmed } from './gap.ts';
import { judgeBot } from './judge-bot.ts';
import { SubjectRole } from './judgement.rules.ts';
import { type JudgedSubject } from './judgement.ts';
import { isRequired } from './named-commits.ts';
import { accountKey } from './platform-instance.rules.ts';

/**
 * Judges a subject of a commit by signings, by who stands behind the commit, and by the registers of bots and agents;
 * exemptions come later.
 */
export function judgeSubject(subject: CommitSubject, commit: CommitFacts, bench: Bench): JudgedSubject {
  const signing = findCoveringSigning(subject, bench);
  const named = { subject, commit, signing };
  const vouchedBy = subject.role === SubjectRole.OPENER ? proposed(subject, bench) : vouchingsFor(named, bench);
  const finding = findingOf({ ...named, vouchedBy }, bench);
  const { role, email, account } = subject;
  const assurance = assuranceOf(named, vouchedBy, bench);
  const shown = { role, email, account, assurance, vouchedBy, required: isRequired(subject, bench.policy) };
  return 'kind' in finding
    ? { ...shown, covered: true, rule: finding, missing: null, step: null }
    : { ...shown, covered: false, rule: null, ...finding };
}

/** Who answers for the work of others is known from the platform. */
function proposed({ account }: CommitSubject, { change }: Bench): Vouching[] {
  if (account === null) {
    return [];
  }
  return [account.id === change.opener?.id ? Vouching.OPENED : Vouching.PUSHED];
}

function findingOf(known: SubjectCase, bench: Bench): Finding {
  const { subject, signing } = known;
  const trusted = isTrusted(known, bench);
  if (signing !== undefined && trusted) {
    const { reference, importedFrom } = signing;
    return importedFrom === null ? { kind: 'signing', entry: reference } : { kind: 'import', entry: importedFrom };
  }
  return (
    judgeBot(known, bench) ??
    (signing === undefined ? gapOf(subject, trusted, bench) : gapOfUnconfirmed(subject, bench))
  );
}

/**
 * Whether the commit is the subject's: somebody vouches for that, or a claim has to do. A name in a trailer of a
 * covered person's commit does unless the policy asks for more, and so does the author that the platform has written
 * into a merge that it signed.
 */
function isTrusted({ subject, commit, vouchedBy }: SubjectCase, { policy, typedOnly }: Bench): boolean {
  return (
    typedOnly ||
    policy.acceptClaimedAccounts ||
    vouchedBy.length > 0 ||
    (subject.role === SubjectRole.CO_AUTHOR && !policy.coAuthorsNeedConfirmation) ||
    (subject.role === SubjectRole.AUTHOR && isPlatformMerge(commit)) ||
    subject.role === SubjectRole.OPENER
  );
}

/** The signing of the subject, or that of another address that the change names with the same account. */
function findCoveringSigning(
  subject: CommitSubject,
  { facts, signingsOfAccounts }: Bench,
): CoveringSigning | undefined {
  const own = findSigning(subject, facts);
  if (own !== undefined || subject.account === null || standsAlone(subject, facts)) {
    return own;
  }
  return signingsOfAccounts.get(accountKey(subject.account));
}
