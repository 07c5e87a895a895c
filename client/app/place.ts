import type { MessageId } from '#client/i18n/messages.ts';

/** A page that a menu links to. */
export interface Place {
  readonly path: string;
  readonly textId: MessageId;
  /** State of the history entry. */
  readonly state?: object;
}
