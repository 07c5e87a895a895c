import type { CorporationRowFragment, CorporationsQueryVariables } from '#generated/graphql.ts';
import { waitOf } from './corporation-wait.ts';

/** The parts of the list in order, by their name in the address. */
export const TABS = ['document', 'review', 'correction', 'completed', 'deleted'] as const;
export type CorporationTab = (typeof TABS)[number];

/** The variables of the query that distinguish the parts. */
export const FILTERS = {
  review: { state: 'UNCOMPLETED', waitsFor: 'REVIEW' },
  document: { state: 'UNCOMPLETED', waitsFor: 'DOCUMENT' },
  correction: { state: 'UNCOMPLETED', waitsFor: 'CORRECTION' },
  completed: { state: 'COMPLETED' },
  deleted: { state: 'DELETED' },
} as const satisfies Record<CorporationTab, Pick<CorporationsQueryVariables, 'state' | 'waitsFor'>>;

/** What each part shows, as texts name it. */
export const SHOWN = {
  review: 'REVIEW',
  document: 'DOCUMENT',
  correction: 'CORRECTION',
  completed: 'COMPLETED',
  deleted: 'DELETED',
} as const satisfies Record<CorporationTab, string>;

const WAIT_TABS = { REVIEW: 'review', DOCUMENT: 'document', CORRECTION: 'correction' } as const;

/** The part in which a corporation is. */
export function tabOf(signing: Pick<CorporationRowFragment, 'state' | 'pdfUploadedAt' | 'returnedAt'>): CorporationTab {
  const wait = waitOf(signing);
  if (wait !== undefined) {
    return WAIT_TABS[wait];
  }
  return signing.state === 'DELETED' ? 'deleted' : 'completed';
}
