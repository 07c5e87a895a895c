import type { IndividualSigningEnd } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { EmployeeRecord, RecordType } from '../format/record.ts';
import type { RecordEntry } from '../format/source.ts';
import type { ImportTarget, ResolvedVersion } from './import-target.ts';
import type { SurveyedCorporation } from './survey-corporation.ts';

/** The outcome of a row; the counts of all five add up to the rows read. */
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
  | {
      readonly kind: 'identity';
      readonly target: ImportTarget;
      readonly cla: string | null;
      /** Why a live row does not count; undefined where the row or a duplicate says so. */
      readonly endReason: IndividualSigningEnd | undefined;
    }
  | { readonly kind: 'link' }
  | { readonly kind: 'cla'; readonly target: ImportTarget }
  | {
      readonly kind: 'corporation';
      readonly target: ImportTarget;
      readonly version: ResolvedVersion;
      readonly corporation: SurveyedCorporation;
    }
  /** A corporation that was imported earlier and has been approved since. */
  | { readonly kind: 'complete'; readonly corporation: SurveyedCorporation }
  | {
      readonly kind: 'manager';
      readonly target: ImportTarget;
      readonly corporation: SurveyedCorporation;
      /** Whether another one has its login name or address. */
      readonly isRemoved: boolean;
    }
  | {
      readonly kind: 'employee';
      readonly target: ImportTarget;
      readonly version: ResolvedVersion;
      readonly corporation: SurveyedCorporation;
      readonly state: EmployeeRecord['state'];
    }
  /** An employee who was imported earlier and whose state has changed since. */
  | { readonly kind: 'employee-state'; readonly signing: string; readonly state: EmployeeRecord['state'] }
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

/** It is there, or is to stay away. */
export const skipped = (reason: ReasonCode): Decision => ({ outcome: 'skipped', reasons: [reason], action: null });

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
