import { p } from '@mikro-orm/core';

/**
 * The primary key of every table. The application chooses it, so that a record can be referred to before it is stored.
 */
export const baseProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => crypto.randomUUID()),
};
