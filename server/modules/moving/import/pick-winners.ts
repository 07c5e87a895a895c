import { normalizeEmail } from '#rules/email.ts';
import type { EmployeeRecord, IdentityRecord, IndividualRecord } from '../format/record.ts';

/** The row that counts of those of one address. */
export interface Winner {
  readonly key: string;
  /** As typed there. */
  readonly email: string;
  readonly version: number;
  /** Empty when unknown. */
  readonly signedAt: string;
}

/** Winners by address, of addresses that have several rows. */
export type Winners = ReadonlyMap<string, Winner>;

/** Names an address at a link. */
export const addressOf = ({ link, email }: Pick<IndividualRecord, 'link' | 'email'>): string =>
  `${link}\n${normalizeEmail(email.trim())}`;

/**
 * Decides which of the live rows of one address counts: the newest version, of these the one signed first, then the
 * lowest key.
 */
export class SigningWinners {
  private readonly winners = new Map<string, Winner>();

  get all(): Winners {
    return this.winners;
  }

  enter(record: IndividualRecord, version: number): void {
    const address = addressOf(record);
    const earlier = this.winners.get(address);
    const { key, email } = record;
    const entrant: Winner = { key, email, version, signedAt: record.signed_at.value ?? '' };
    if (earlier === undefined || beats(entrant, earlier)) {
      this.winners.set(address, entrant);
    }
  }
}

function beats(a: Winner, b: Winner): boolean {
  if (a.version !== b.version) {
    return a.version > b.version;
  }
  if (a.signedAt !== b.signedAt) {
    // A known time comes before an unknown one.
    return a.signedAt !== '' && (b.signedAt === '' || a.signedAt < b.signedAt);
  }
  return a.key < b.key;
}

/**
 * Decides which of the employee signings of one address counts: an active one, of the corporation that signed the newest
 * version. Of several, as the source looks them up: of the corporation with the lowest key, the first in its list.
 */
export class EmployeeWinners {
  private readonly winners = new Map<string, Ranked & Pick<EmployeeRecord, 'key'>>();

  /** `version` is that of the corporation. */
  enter(record: EmployeeRecord, version: number): void {
    const { key, corporation, state } = record;
    const address = addressOf(record);
    const earlier = this.winners.get(address);
    const entrant = { key, corporation, state, version };
    if (earlier === undefined || isBefore(entrant, earlier)) {
      this.winners.set(address, entrant);
    }
  }

  /** Whether the row counts; also for rows that did not enter. */
  isWinner(record: EmployeeRecord): boolean {
    const winner = this.winners.get(addressOf(record));
    return winner === undefined || winner.key === record.key;
  }
}

interface Ranked extends Pick<EmployeeRecord, 'corporation' | 'state'> {
  readonly version: number;
}

function isBefore(a: Ranked, b: Ranked): boolean {
  const isActive = a.state === 'active';
  if (isActive !== (b.state === 'active')) {
    return isActive;
  }
  return a.version === b.version ? a.corporation < b.corporation : a.version > b.version;
}

/** Names an account at a link. */
export const accountOf = (link: string, record: Pick<IdentityRecord, 'platform' | 'host' | 'account_id'>): string =>
  [link, record.platform, record.host, record.account_id].join('\n');

/** Decides which of the live rows of one account counts: the one signed first, of these the first in the source. */
export class AccountWinners {
  private readonly winners = new Map<string, { readonly key: string; readonly signedAt: string }>();

  enter(record: IdentityRecord): void {
    const account = accountOf(record.link, record);
    const earlier = this.winners.get(account);
    const signedAt = record.signed_at.value ?? '';
    const isEarlier = signedAt !== '' && (earlier?.signedAt === '' || signedAt < (earlier?.signedAt ?? ''));
    if (earlier === undefined || isEarlier) {
      this.winners.set(account, { key: record.key, signedAt });
    }
  }

  /** Whether the row counts; also for rows that did not enter. */
  isWinner(record: IdentityRecord): boolean {
    const winner = this.winners.get(accountOf(record.link, record));
    return winner === undefined || winner.key === record.key;
  }
}
