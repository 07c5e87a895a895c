import type { NewManagerFactsQuery } from '#generated/graphql.ts';

/** What the form has to know of the corporation and of its administrator. */
export interface NewManagerFacts {
  readonly viewer: NonNullable<NewManagerFactsQuery['viewer']>;
  readonly corporation: NewManagerFactsQuery['corporation'];
}
