import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { SessionRole } from '#client/apollo/session-role.ts';
import type { MessageId, TextSet } from '#client/i18n/messages.ts';
import type { PageType } from '#client/session/page-type.ts';
import type { CorporationEntry } from './corporation-entries.ts';
import type { ProjectEntry } from './project-entries.ts';

/** What the frame knows about its page. */
export interface PageHandle {
  readonly titleId: MessageId;
  /** Decides who may see the page and which menu the header shows. */
  readonly pageType: PageType;
  /** Whose session the page uses, if it is for everybody but belongs to managers of one role, as a log-in does. */
  readonly sessionRole?: SessionRole;
  /** The entry of its project's or corporation's frame that the page belongs to; without one it stands alone. */
  readonly entry?: ProjectEntry | CorporationEntry;
  /** Whether the page hides the menu of its type. */
  readonly isMenuHidden?: boolean;
  /** Whether this public page shows the account menu to managers who are logged in. */
  readonly hasViewerMenu?: boolean;
  /** Whether the log-in is on the page itself, so that the header jumps to it. */
  readonly hasLogin?: boolean;
  /** Whether only the corporation's administrator may see the page, not its employee managers. */
  readonly isForAdministrator?: boolean;
  /** Whether only an administrator of the service may see the page, not every community manager. */
  readonly isForServiceAdministrator?: boolean;
}

/** A row of the route table. */
export interface PageRoute extends PageHandle {
  readonly path: string;
  /** The set of texts that the page needs besides those of every page; by default the managers', for managers' pages. */
  readonly texts?: TextSet;
  readonly load: () => Promise<ComponentType>;
  /** Asks for what the page will show, so that the answers arrive while it is being drawn. */
  readonly prefetch?: (apollo: ApolloClient, params: Params, search: URLSearchParams) => Promise<unknown>;
}
