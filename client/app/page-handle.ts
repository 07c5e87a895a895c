import type { ComponentType } from 'react';
import type { MessageId } from '#client/i18n/messages.ts';
import type { PageType } from '#client/session/page-type.ts';

/** What the frame knows about the page in it. */
export interface PageHandle {
  readonly titleId: MessageId;
  /** Decides who may see the page, and which menu the header shows (specification §2). */
  readonly pageType: PageType;
  /** Where the page hides the menu that its type has. */
  readonly isMenuHidden?: boolean;
  /** Whether of a corporation's managers its administrator alone may see the page. */
  readonly isForAdministrator?: boolean;
}

/** A page of the route table. */
export interface PageRoute extends PageHandle {
  readonly path: string;
  /** Whether the page needs the managers' texts; those that only managers see always do. */
  readonly hasManagerTexts?: boolean;
  readonly load: () => Promise<ComponentType>;
}
