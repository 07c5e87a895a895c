import { isEmail, normalizeEmail } from '#rules/email.ts';
import type { SigningStatus } from '#server/modules/signing/signing-status.rules.ts';
import type { CommitSubject, SubjectAccount } from './commit-subjects.ts';

/** What a proved identity ties to a signing. */
export interface Tie {
  /** The address that signed, normalised. */
  readonly signerKey: string;
}

/** What is known about the people of a change, at one time. */
export interface CoverageFacts {
  /** By normalised address: that of the commit, or that of a signer to whom something is tied. */
  readonly statuses: ReadonlyMap<string, SigningStatus>;
  readonly addressTies: ReadonlyMap<string, Tie>;
  /** By `accountKey`. */
  readonly accountTies: ReadonlyMap<string, Tie>;
  /** Email domains that corporations of the link have claimed, in lower case. */
  readonly corporationDomains: ReadonlySet<string>;
}

/** The signing that covers somebody, and the address that signed it. */
export interface CoveringSigning {
  readonly reference: string | null;
  readonly signerKey: string;
}

/** Tells accounts of all platforms apart. */
export function accountKey({ platform, id }: Pick<SubjectAccount, 'platform' | 'id'>): string {
  return `${platform ?? ''} ${id}`;
}

/** An address as it is looked up; null for one that nobody can have signed with. */
export function addressKey(email: string | null): string | null {
  return email !== null && isEmail(email) ? normalizeEmail(email) : null;
}

/** Finds the valid signing that covers a subject by its address, or by what is tied to its account. */
export function findSigning({ email, account }: CommitSubject, facts: CoverageFacts): CoveringSigning | undefined {
  const key = addressKey(email);
  const tie = account === null ? undefined : facts.accountTies.get(accountKey(account));
  return signingOf(key, facts) ?? signingOf(tie?.signerKey ?? null, facts);
}

function signingOf(key: string | null, { statuses, addressTies }: CoverageFacts): CoveringSigning | undefined {
  const status = key === null ? undefined : statuses.get(key);
  if (key === null || status?.signed !== true) {
    return undefined;
  }
  const own = addressTies.get(key)?.signerKey;
  const isTied = own !== undefined && statuses.get(own)?.reference === status.reference;
  return { reference: status.reference, signerKey: isTied ? own : key };
}
