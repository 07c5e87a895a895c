import type { NewManagerFactsQuery } from '#generated/graphql.ts';
import type { NewManager } from '#rules/new-manager.ts';

/** What the form has to know of the corporation and of its administrator. */
export interface NewManagerFacts {
  readonly viewer: NonNullable<NewManagerFactsQuery['viewer']>;
  readonly corporation: NewManagerFactsQuery['corporation'];
}

/** Somebody new as far as they are typed. */
export interface DraftManager extends NewManager {
  /** Whether the id is the administrator's own; until then it follows the address. */
  readonly hasOwnId: boolean;
}

/** What is typed into the form. */
export interface NewManagers {
  readonly managers: readonly DraftManager[];
}

/** A row in which nothing is typed. */
export const EMPTY_ROW: DraftManager = { name: '', email: '', id: '', hasOwnId: false };
