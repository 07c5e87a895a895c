import type { ConnectionRowFragment } from '#generated/graphql.ts';

/** The connections that a manager can use at a link: those in use there, and their own. */
export function allConnections({
  used,
  own,
}: {
  readonly used: readonly ConnectionRowFragment[];
  readonly own: readonly ConnectionRowFragment[];
}): readonly ConnectionRowFragment[] {
  return [...used, ...own.filter(({ id }) => used.every((other) => other.id !== id))];
}
