import type { MessageId } from '#client/i18n/messages.ts';

/** For whom a page is (specification §2). */
type PageType = 'not-logged-in' | 'org' | 'corp';

/** What the frame knows about the page in it. */
export interface PageHandle {
  readonly titleId: MessageId;
  readonly pageType: PageType;
}
