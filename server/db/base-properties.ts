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

/**
 * A column for one of a list that grows: of languages, platforms or purposes. The list stands in the code alone, so that
 * a new row of it needs no migration.
 */
// oxlint-disable-next-line typescript/explicit-module-boundary-types, typescript/explicit-function-return-type -- the ORM infers the entity's type from it
export const oneOf = <Value extends string>() => p.text().$type<Value>();
