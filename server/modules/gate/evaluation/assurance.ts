import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { vouchersOf, type Voucher } from '#server/modules/gate/vouching/vouchers.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import type { Bench } from './bench.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { addressKey, type CoveringSigning } from './coverage.ts';
import { Assurance } from './judgement.rules.ts';
import type { ProposedChange } from './judgement.ts';
import { accountKey } from './platform-instance.rules.ts';

/** A subject in a commit, and the signing that would cover it. */
export interface NamedSubject {
  readonly subject: CommitSubject;
  readonly commit: CommitFacts;
  readonly signing: CoveringSigning | undefined;
}

/** Everybody who stands behind a commit: as stored before, and as the platform shows now. */
export function vouchersAt(commit: CommitFacts, change: ProposedChange): Voucher[] {
  return [...(change.vouchers.get(commit.sha) ?? []), ...vouchersOf(commit, change)];
}

/** How it is known that the subject stands behind the commit, each way once; empty when it was merely typed. */
export function vouchingsFor(named: NamedSubject, bench: Bench): Vouching[] {
  const vouchers = vouchersAt(named.commit, bench.change).filter((voucher) => isBy(voucher, named, bench));
  const sources = new Set(vouchers.map(({ source }) => source));
  return Object.values(Vouching).filter((source) => sources.has(source));
}

/**
 * Whether the voucher is the subject: by its account or address, or by an account that is tied to the very signing that
 * covers the subject.
 */
function isBy({ account, emailKey }: Voucher, { subject, signing }: NamedSubject, { change, facts }: Bench): boolean {
  if (account === null) {
    return emailKey !== null && emailKey === addressKey(subject.email);
  }
  if (change.instance === null) {
    return false;
  }
  const key = accountKey({ ...change.instance, id: account.id });
  const tie = facts.accountTies.get(key);
  const isSubject = subject.account !== null && accountKey(subject.account) === key;
  return isSubject || (tie !== undefined && tie.signerKey === signing?.signerKey);
}

/**
 * How sure it is that a subject is who the commit says: what is proved here counts once the subject stands behind the
 * commit, so that nobody learns whose proved name could be typed.
 */
export function assuranceOf(named: NamedSubject, vouchedBy: readonly Vouching[], bench: Bench): Assurance {
  const { account } = named.subject;
  const stands = vouchedBy.length > 0;
  if (isProved(named, vouchedBy, bench) && (stands || bench.typedOnly || bench.policy.acceptClaimedAccounts)) {
    return Assurance.A4;
  }
  if (account === null) {
    return Assurance.A0;
  }
  if (!stands) {
    return Assurance.A1;
  }
  return isSigned(named, vouchedBy) ? Assurance.A3 : Assurance.A2;
}

/** A signature speaks for the committer, and so for the author only when both are one. */
function isSigned({ subject, commit }: NamedSubject, vouchedBy: readonly Vouching[]): boolean {
  const { committer, author } = commit;
  const id = subject.account?.id;
  const isCommitter = committer.account?.id === id;
  return (
    vouchedBy.includes(Vouching.SIGNED) && isCommitter && (subject.role === 'committer' || author.account?.id === id)
  );
}

function isProved(
  { subject: { email, account } }: NamedSubject,
  vouchedBy: readonly Vouching[],
  { change, facts: { addressTies, accountTies } }: Bench,
): boolean {
  return (
    vouchedBy.includes(Vouching.CONFIRMED) ||
    addressTies.has(addressKey(email) ?? '') ||
    (account !== null && accountTies.has(accountKey(account))) ||
    (vouchedBy.length > 0 && account === null && change.instance !== null)
  );
}
