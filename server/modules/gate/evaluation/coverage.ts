import { emailDomain, isEmail, normalizeEmail } from '#rules/email.ts';
import type { SigningStatus } from '#server/modules/signing/signing/signing-status.rules.ts';
import type { CommitSubject } from './commit-subjects.ts';
import { accountKey } from './platform-instance.rules.ts';

/** What a proved identity ties to a signing. */
export interface Tie {
  /** The address that signed, normalised. */
  readonly signerKey: string;
}

/** What is known about the people of a change, at one time. */
export interface CoverageFacts {
  /** By normalised address: that of the commit, or that of the signer it is tied to. */
  readonly statuses: ReadonlyMap<string, SigningStatus>;
  readonly addressTies: ReadonlyMap<string, Tie>;
  /** By `accountKey`. */
  readonly accountTies: ReadonlyMap<string, Tie>;
  /** Accounts that signed in another system, by `accountKey`, and the source that they were imported from. */
  readonly importedAccounts: ReadonlyMap<string, string>;
  /** Normalised addresses that the platform has tied to an account in commits seen before, by `accountKey`. */
  readonly accountAddresses: ReadonlyMap<string, readonly string[]>;
  /** Email domains that corporations of the link have claimed, in lower case. */
  readonly corporationDomains: ReadonlySet<string>;
  /** Addresses without a signing whose employee signing a corporation has ended. */
  readonly endedByCorporation: ReadonlySet<string>;
}

/** The signing that covers somebody, and the address that signed it; both null for an account that was imported. */
export interface CoveringSigning {
  readonly reference: string | null;
  readonly signerKey: string | null;
  /** The source of that account; null for a signing. */
  readonly importedFrom: string | null;
}

/** An address as it is looked up; null for one that nobody can have signed with. */
export function addressKey(email: string | null): string | null {
  return email !== null && isEmail(email) ? normalizeEmail(email) : null;
}

/**
 * Whether an address is judged by its own signing alone, because that is inactive, expired or was ended by its
 * corporation, or because a corporation has claimed its domain: what somebody has signed for themselves does not cover
 * work for an employer.
 */
export function standsAlone({ email }: Pick<CommitSubject, 'email'>, facts: CoverageFacts): boolean {
  const key = addressKey(email);
  const state = key === null ? undefined : facts.statuses.get(key)?.state;
  const hasState = state === 'INACTIVE' || state === 'EXPIRED';
  return (
    key !== null && (hasState || facts.corporationDomains.has(emailDomain(key)) || facts.endedByCorporation.has(key))
  );
}

/**
 * Finds what covers a subject: the valid signing of its address, that of a tie to its account, or the account as it
 * signed elsewhere.
 */
export function findSigning(subject: CommitSubject, facts: CoverageFacts): CoveringSigning | undefined {
  const own = signingOf(addressKey(subject.email), facts);
  if (own !== undefined || standsAlone(subject, facts)) {
    return own;
  }
  const keys = keysOfAccount(subject, facts);
  return keys.map((key) => signingOf(key, facts)).find((signing) => signing !== undefined) ?? importOf(subject, facts);
}

/** Finds the first signing that covers an account under any address that the change names with it. */
export function signingsByAccount(
  subjects: readonly CommitSubject[],
  facts: CoverageFacts,
): Map<string, CoveringSigning> {
  const signings = new Map<string, CoveringSigning>();
  for (const subject of subjects) {
    const key = subject.account && accountKey(subject.account);
    const signing = key === null || signings.has(key) ? undefined : findSigning(subject, facts);
    if (key !== null && signing !== undefined) {
      signings.set(key, signing);
    }
  }
  return signings;
}

/** An account that signed elsewhere covers by its number alone: it has no proved address. */
function importOf({ account }: CommitSubject, { importedAccounts }: CoverageFacts): CoveringSigning | undefined {
  const importedFrom = account === null ? undefined : importedAccounts.get(accountKey(account));
  return importedFrom === undefined ? undefined : { reference: null, signerKey: null, importedFrom };
}

/** Addresses that an account is known by: the one that it is tied to, and of somebody without address those of before. */
export function keysOfAccount({ email, account }: CommitSubject, facts: CoverageFacts): string[] {
  if (account === null) {
    return [];
  }
  const tie = facts.accountTies.get(accountKey(account));
  const known = email === null ? (facts.accountAddresses.get(accountKey(account)) ?? []) : [];
  return [...(tie === undefined ? [] : [tie.signerKey]), ...known];
}

function signingOf(key: string | null, { statuses, addressTies }: CoverageFacts): CoveringSigning | undefined {
  const status = key === null ? undefined : statuses.get(key);
  if (key === null || status?.signed !== true) {
    return undefined;
  }
  const own = addressTies.get(key)?.signerKey;
  const isTied = own !== undefined && statuses.get(own)?.reference === status.reference;
  return { reference: status.reference, signerKey: isTied ? own : key, importedFrom: null };
}
