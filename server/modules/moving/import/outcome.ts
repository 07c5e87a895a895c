import type { ReasonCode } from '../format/reasons.ts';
import type { RecordType } from '../format/record.ts';
import type { RecordEntry } from '../format/source.ts';
import type { ImportTarget, ResolvedVersion } from './import-target.ts';

/** What becomes of a row; the counts of all five add up to the rows read. */
export const OUTCOMES = ['imported', 'confirm', 'kept', 'refused', 'skipped'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is written for a row. */
export type ImportAction =
  | {
      readonly kind: 'individual';
      readonly target: ImportTarget;
      readonly version: ResolvedVersion;
      /** Why it does not count; null for a live one. */
      readonly endReason: string | null;
      /** Id of the signing that it takes the place of. */
      readonly replaces: string | null;
    }
  | { readonly kind: 'end'; readonly signing: string; readonly reason: string }
  | { readonly kind: 'identity'; readonly target: ImportTarget; readonly cla: string | null }
  /** A row of Signet itself, with all that belongs to it. */
  | { readonly kind: 'own' }
  | { readonly kind: 'audit' };

/** A row of the source, and what is decided about it. */
export interface PlacedRecord {
  readonly entry: RecordEntry;
  /** What the source says, in canonical JSON, and its SHA-256. */
  readonly text: string;
  readonly sha256: string;
  readonly outcome: Outcome;
  readonly reasons: readonly ReasonCode[];
  readonly action: ImportAction | null;
}

/** What is decided about a row. */
export type Decision = Pick<PlacedRecord, 'outcome' | 'reasons' | 'action'>;

export const refused = (reason: ReasonCode): Decision => ({ outcome: 'refused', reasons: [reason], action: null });

export const SKIPPED: Decision = { outcome: 'skipped', reasons: [], action: null };

/** The table of Signet's own rows of each type. */
export const OWN_TABLE_OF = {
  link: 'link',
  cla: 'cla',
  corporation: 'corporation_signing',
  manager: 'manager',
  employee: 'employee_signing',
  individual: 'individual_signing',
  identity: 'imported_identity',
} as const satisfies Partial<Record<RecordType, string>>;
