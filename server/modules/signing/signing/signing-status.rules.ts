import { graceEndsAt } from '#server/modules/community/cla/grace-period.rules.ts';
import type { EvidenceLevel } from './origin/signing-origin.rules.ts';

/** The signing status of an address at a link. */
export interface SigningStatus {
  /** True if and only if `state` is `VALID`. */
  readonly signed: boolean;
  /** Null when nothing was signed, or when it is withheld. */
  readonly type: 'individual' | 'employee' | null;
  readonly state: 'VALID' | 'NOT_SIGNED' | 'INACTIVE' | 'EXPIRED';
  /** False when a newer version than the signed one exists, and when nothing was signed. */
  readonly versionMatched: boolean;
  /** Null as `type` is, and when the source of an import does not say. */
  readonly signedAt: Date | null;
  /** What the source of an imported signing had to show; null for one that was made here, and as `type` is. */
  readonly level: EvidenceLevel | null;
  /** Reference of that signing; null when nothing was signed. */
  readonly reference: string | null;
}

/** A live signing of an address, and what decides its status. */
export interface SigningFacts {
  readonly type: 'individual' | 'employee';
  readonly reference: string;
  readonly signedAt: Date | null;
  readonly level: EvidenceLevel | null;
  /** Whether a manager keeps the employee active; always true for individuals. */
  readonly active: boolean;
  /** When the signed version was superseded; null while it is current. */
  readonly newerSince: Date | null;
  /** Days after `newerSince` in which the old version still counts. */
  readonly gracePeriodDays: number;
}

const NOT_SIGNED: SigningStatus = {
  signed: false,
  type: null,
  state: 'NOT_SIGNED',
  versionMatched: false,
  signedAt: null,
  level: null,
  reference: null,
};

/**
 * Decides the status of an address from the live signings that count for it. Valid ones take precedence, then
 * employee signings over individual ones, because an employer's agreement covers more.
 */
export function decideSigningStatus(signings: readonly SigningFacts[], now: Date): SigningStatus {
  const statuses = signings.toSorted((a, b) => a.type.localeCompare(b.type)).map((signing) => statusOf(signing, now));
  return statuses.find((status) => status.signed) ?? statuses[0] ?? NOT_SIGNED;
}

/** The status without what was signed, and when. */
export function withoutKind({ signed, state, versionMatched }: SigningStatus): SigningStatus {
  return { ...NOT_SIGNED, signed, state, versionMatched };
}

function statusOf(signing: SigningFacts, now: Date): SigningStatus {
  const state = stateOf(signing, now);
  const versionMatched = signing.newerSince === null;
  const { type, signedAt, level, reference } = signing;
  return { signed: state === 'VALID', type, state, versionMatched, signedAt, level, reference };
}

function stateOf({ active, newerSince, gracePeriodDays }: SigningFacts, now: Date): SigningStatus['state'] {
  if (!active) {
    return 'INACTIVE';
  }
  const expired = newerSince !== null && now >= graceEndsAt(newerSince, gracePeriodDays);
  return expired ? 'EXPIRED' : 'VALID';
}
