/** What an uncompleted signing waits for: a first signed document, its review, or another one after it was returned. */
export const CorporationWait = { DOCUMENT: 'document', REVIEW: 'review', CORRECTION: 'correction' } as const;
export type CorporationWait = (typeof CorporationWait)[keyof typeof CorporationWait];
