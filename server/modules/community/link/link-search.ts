import type { FilterQuery } from '@mikro-orm/core';
import { containing } from '#server/db/search-text.ts';
import type { Link } from './link.entity.ts';

/**
 * Returns the condition that a link has the typed text in its alias, its project's address, its organisation or its
 * repository; undefined when the text is blank. Error: `bad_request_parameter` with `search`.
 */
export function linksNaming(search: string | null | undefined): FilterQuery<Link> | undefined {
  const text = containing(search);
  return text === undefined
    ? undefined
    : { $or: [{ alias: text }, { projectUrl: text }, { organization: text }, { repository: text }] };
}
