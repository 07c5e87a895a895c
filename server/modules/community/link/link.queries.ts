import type { AppContext } from '#server/context.ts';
import { loadByStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Link, LinkSigningState } from './link.entity.ts';
import { refuseImpossibleLinkId } from './link.rules.ts';

const FIND = 'select * from link where link_id = $1 and unlinked_at is null';

/** Returns the link with this public id. Error: `no_link` when there is none or it was unlinked. */
export async function getLink(ctx: AppContext, linkId: string): Promise<Link> {
  refuseImpossibleLinkId(linkId);
  const [link] = await loadByStatement(ctx.em, Link, { text: FIND, parameters: [linkId] });
  if (link === undefined) {
    throw new AppError('no_link');
  }
  return link;
}

/** Returns the link id for a sign link alias of an old sign link; null when there is none. */
export function resolveSignLinkAlias(ctx: AppContext, identifier: string): string | null {
  const { signLinkAliases } = ctx.deps.config;
  // The identifier comes from a URL, so it may be the name of an inherited property, such as `constructor`.
  return Object.hasOwn(signLinkAliases, identifier) ? (signLinkAliases[identifier] ?? null) : null;
}

/** Throws `not_ready_to_sign` while a link takes no new signings. */
export function requireOpen({ signingState }: Pick<Link, 'signingState'>): void {
  if (signingState !== LinkSigningState.OPEN) {
    throw new AppError('not_ready_to_sign');
  }
}
