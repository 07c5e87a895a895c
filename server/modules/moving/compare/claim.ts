import type { SigningStatus } from '#server/modules/signing/signing/signing-status.rules.ts';
import type { SourceOptions } from '../format/source.ts';

/** The person that a row of a source is about: an address as typed, or an account or login of a code platform. */
type ClaimKind = 'email' | 'account' | 'login';

/** What one row of a source says about somebody by the rule of the old system, which knows nothing of the import. */
export interface Claim {
  readonly link: string;
  readonly kind: ClaimKind;
  readonly value: string;
  /** Whether the old system lets the row count. */
  readonly counts: boolean;
  /** Whether the row counts there although the grace period of its version is over. */
  readonly isExpired?: boolean;
  /** Whether the start of the grace period depends on when the old server was started. */
  readonly isClockUncertain?: boolean;
  /** Whether the row would count, but the old system stops at another one. */
  readonly isPassedOver?: boolean;
  /** Where the row is, as the import names it. */
  readonly locator: string;
}

/** Reads the rows of a source by its old rule. */
export type ReadClaims = (options: SourceOptions) => AsyncIterable<Claim>;

/** What the old rule says about somebody, from all rows about them. */
export type OldAnswer = Pick<Claim, 'counts' | 'isExpired' | 'isClockUncertain' | 'isPassedOver'> & {
  readonly locators: readonly string[];
};

/** Somebody who is asked about. */
export interface Question extends Pick<Claim, 'link' | 'kind' | 'value'> {
  /** Whether the source has never heard of them. */
  readonly isStranger: boolean;
}

/** What this service answers; undefined for a link that is not here. */
export type OurAnswer = Pick<SigningStatus, 'signed' | 'state'> | undefined;

/** Why an answer may differ by what happened here. */
export type HappenedHere = 'signed_here' | 'ended_here' | 'corporation';
