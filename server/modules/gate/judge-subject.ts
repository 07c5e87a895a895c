import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { isVouchedFor, platformAssurance, vouchedAccounts } from './assurance.ts';
import type { Bench, Finding, SubjectCase } from './bench.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { accountKey, addressKey, findSigning, type CoveringSigning } from './coverage.ts';
import { gapOf, UNPROVED } from './gap.ts';
import { agentOf, judgeBot } from './judge-bot.ts';
import { Assurance, SubjectRole } from './judgement.rules.ts';
import { type JudgedSubject } from './judgement.ts';
import { CoAuthorPolicy } from './policy/gate-policy.rules.ts';

/** Judges a subject of a commit by signings and the register of bots; exemptions come later. */
export function judgeSubject(subject: CommitSubject, commit: CommitFacts, bench: Bench): JudgedSubject {
  const signing = findCoveringSigning(subject, bench);
  const proved = isProved(subject, { commit, signing }, bench);
  const assurance = proved ? Assurance.A4 : platformAssurance(subject, commit, bench.change);
  const finding = findingOf({ subject, commit, assurance, signing }, bench);
  const { role, email, account } = subject;
  const shown = { role, email, account, assurance, required: isRequired(subject, bench) };
  return 'kind' in finding
    ? { ...shown, covered: true, rule: finding, missing: null, step: null }
    : { ...shown, covered: false, rule: null, ...finding };
}

function isRequired(subject: CommitSubject, { policy }: Bench): boolean {
  const asked = policy.coAuthors === CoAuthorPolicy.REQUIRE && agentOf(subject) === undefined;
  return subject.role !== SubjectRole.CO_AUTHOR || asked;
}

function findingOf(known: SubjectCase, bench: Bench): Finding {
  const { subject, assurance, signing } = known;
  const trusted = isTrusted(assurance, bench);
  if (signing !== undefined && trusted) {
    return { kind: 'signing', entry: signing.reference };
  }
  return judgeBot(known, bench) ?? (signing === undefined ? gapOf(subject, trusted, bench.facts) : UNPROVED);
}

/** Whether the assurance suffices for a signing to cover the subject. */
function isTrusted(assurance: Assurance, { policy, typedOnly }: Bench): boolean {
  return typedOnly || policy.acceptClaimedAccounts || assurance === Assurance.A4 || isVouchedFor(assurance);
}

/** The signing of the subject, or that of another address that the change names with the same account. */
function findCoveringSigning(subject: CommitSubject, { facts, sameAccount }: Bench): CoveringSigning | undefined {
  const same = subject.account === null ? [] : (sameAccount.get(accountKey(subject.account)) ?? []);
  for (const candidate of [subject, ...same]) {
    const signing = findSigning(candidate, facts);
    if (signing !== undefined) {
      return signing;
    }
  }
  return undefined;
}

/**
 * Whether the subject is proved here: its address or account is tied to a signing, or an account that the platform
 * vouches for in this commit is tied to the very signing that covers it.
 */
function isProved(
  { email, account }: CommitSubject,
  { commit, signing }: Pick<SubjectCase, 'commit' | 'signing'>,
  { change, facts }: Bench,
): boolean {
  const { addressTies, accountTies } = facts;
  const { platform } = change;
  return (
    addressTies.has(addressKey(email) ?? '') ||
    (account !== null && accountTies.has(accountKey(account))) ||
    vouchedAccounts(commit, change).some(({ id }) => {
      const tie = accountTies.get(accountKey({ platform, id }));
      return tie !== undefined && tie.signerKey === signing?.signerKey;
    })
  );
}
