import type { SourceOptions } from '../format/source.ts';

/** Whom a row of a source is about: an address as typed, or an account or login of a code platform. */
export type ClaimKind = 'email' | 'account' | 'login';

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
  /** Where the row is, as the import names it. */
  readonly locator: string;
}

/** Reads the rows of a source by its old rule. */
export type ReadClaims = (options: SourceOptions) => AsyncIterable<Claim>;
