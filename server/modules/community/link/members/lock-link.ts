import { LockMode } from '@mikro-orm/core';
import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { Link } from '../link.entity.ts';
import { getOwnersLink, type OwnLink } from '../own-link.ts';

/**
 * Returns a `web` link for its owner, who has just proved themselves. Errors: those of `getOwnersLink` and
 * `requireStepUp`; `no_permission` for a link of a code platform, whose organisation decides who manages it.
 */
export async function getSharedLink(ctx: AppContext, linkId: string): Promise<OwnLink> {
  const own = await getOwnersLink(ctx, linkId);
  if (own.link.platform !== LinkPlatform.WEB) {
    throw new AppError('no_permission');
  }
  await requireStepUp(ctx, own.session);
  return own;
}

/**
 * Locks a link until the end of the transaction, so that changes of its members run one at a time. Error: `no_link`
 * when it was unlinked meanwhile.
 */
export async function lockLink(em: Em, id: string): Promise<Link> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const locked = await em.findOne(Link, { id, unlinkedAt: null }, options);
  if (locked === null) {
    throw new AppError('no_link');
  }
  return locked;
}

/** The same for its owner. Errors: those of `lockLink`; `no_permission` when somebody else became its owner. */
export async function lockOwnLink(em: Em, { link, account }: Pick<OwnLink, 'account' | 'link'>): Promise<Link> {
  const locked = await lockLink(em, link.id);
  if (locked.owner.id !== account.id) {
    throw new AppError('no_permission');
  }
  return locked;
}
