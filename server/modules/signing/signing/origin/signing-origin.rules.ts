/** What the source of an imported signing had to show for it, from the strongest. */
export const EvidenceLevel = {
  DOCUMENT: 'document',
  VERIFIED_EMAIL: 'verified-email',
  ACCOUNT: 'account',
  LISTED: 'listed',
} as const;
export type EvidenceLevel = (typeof EvidenceLevel)[keyof typeof EvidenceLevel];

/** Source of a signature that a community has recorded itself. */
export const RECORDED = 'recorded';

/** How exactly the source of an imported signing knows when it was signed. */
export const TimePrecision = { SECOND: 'second', DAY: 'day', UNKNOWN: 'unknown' } as const;
export type TimePrecision = (typeof TimePrecision)[keyof typeof TimePrecision];
