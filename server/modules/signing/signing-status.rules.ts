/** How an address stands at a link (design §5). */
export interface SigningStatus {
  /** True exactly when `state` is `VALID`. */
  readonly signed: boolean;
  /** Null when nothing was signed. */
  readonly type: 'individual' | 'employee' | null;
  readonly state: 'VALID' | 'NOT_SIGNED' | 'INACTIVE' | 'EXPIRED';
  /** False when a newer version than the signed one exists, and when nothing was signed. */
  readonly versionMatched: boolean;
  readonly signedAt: Date | null;
}

/** A live signing of an address, with what decides about it. */
export interface SigningFacts {
  readonly type: 'individual' | 'employee';
  readonly signedAt: Date;
  /** An employee counts while a manager keeps them active; individuals are always active. */
  readonly active: boolean;
  /** When a newer version than the signed one came; null when the signed one is current. */
  readonly newerSince: Date | null;
  /** Days after `newerSince` in which the old version still counts. */
  readonly gracePeriodDays: number;
}

const DAY = 86_400_000;

const NOT_SIGNED: SigningStatus = {
  signed: false,
  type: null,
  state: 'NOT_SIGNED',
  versionMatched: false,
  signedAt: null,
};

/**
 * The status of an address from its live signings, at most one of each kind: a valid one answers before one that is not,
 * an employee's before an individual's (an employer's agreement is the wider one).
 */
export function decideSigningStatus(signings: readonly SigningFacts[], now: Date): SigningStatus {
  const statuses = signings.toSorted((a, b) => a.type.localeCompare(b.type)).map((signing) => statusOf(signing, now));
  return statuses.find((status) => status.signed) ?? statuses[0] ?? NOT_SIGNED;
}

function statusOf(signing: SigningFacts, now: Date): SigningStatus {
  const state = stateOf(signing, now);
  const versionMatched = signing.newerSince === null;
  return { signed: state === 'VALID', type: signing.type, state, versionMatched, signedAt: signing.signedAt };
}

function stateOf({ active, newerSince, gracePeriodDays }: SigningFacts, now: Date): SigningStatus['state'] {
  if (!active) {
    return 'INACTIVE';
  }
  const expired = newerSince !== null && now >= graceEndsAt(newerSince, gracePeriodDays);
  return expired ? 'EXPIRED' : 'VALID';
}

/** From when on a signing counts no longer, given when a newer version than the signed one came. */
export function graceEndsAt(newerSince: Date, gracePeriodDays: number): Date {
  return new Date(newerSince.getTime() + gracePeriodDays * DAY);
}
