import type { CorporationRowFragment, CorporationWait } from '#generated/graphql.ts';

/** What an uncompleted signing waits for; undefined for others. */
export function waitOf({
  state,
  pdfUploadedAt,
  returnedAt,
}: Pick<CorporationRowFragment, 'state' | 'pdfUploadedAt' | 'returnedAt'>): CorporationWait | undefined {
  if (state !== 'UNCOMPLETED') {
    return undefined;
  }
  if (pdfUploadedAt !== null) {
    return 'REVIEW';
  }
  return returnedAt === null ? 'DOCUMENT' : 'CORRECTION';
}
