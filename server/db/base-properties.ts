import { p } from '@mikro-orm/core';

/** The primary key that every table has; the application chooses it, so that a record can be named before it is stored. */
export const baseProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => crypto.randomUUID()),
};
