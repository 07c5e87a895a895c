import type { Loaded } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ACTIVE_ACCOUNT, type CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { LIVE_MANAGER, type Manager } from '#server/modules/access/account/manager.entity.ts';
import { sentTokenHashes } from './session-cookies.ts';
import { hashToken } from './session-token.ts';
import { Session } from './session.entity.ts';
import { SESSION_IDLE_MS, SESSION_TOUCH_MS } from './session.rules.ts';

/** A session with its owner. */
export type OpenSession = Loaded<Session, 'account' | 'manager.corporationSigning' | 'manager.link'>;

/** A manager with their corporation signing and link. */
export type LoadedManager = Loaded<Manager, 'corporationSigning' | 'link'>;

const WITH_OWNER = {
  populate: ['account', 'manager.corporationSigning', 'manager.link'],
  strategy: 'joined',
} as const;

/**
 * Returns the session of the request and records its use; undefined with absent, incomplete, unknown or expired
 * credentials. Checks that its owner is live as well, in case a session was not revoked.
 */
export async function findSession(ctx: AppContext): Promise<OpenSession | undefined> {
  const session = await peekSession(ctx);
  if (session !== undefined) {
    await touch(ctx, session, ctx.now());
  }
  return session;
}

/** Like `findSession`, but does not count as use of the session. */
export async function peekSession(ctx: AppContext): Promise<OpenSession | undefined> {
  const tokenHashes = sentTokenHashes(ctx);
  if (tokenHashes.length === 0 || ctx.csrfToken === '') {
    return undefined;
  }
  const now = ctx.now();
  const seenAt = { $gt: new Date(now.getTime() - SESSION_IDLE_MS) };
  const live = { revokedAt: null, expiresAt: { $gt: now }, seenAt };
  const session = await ctx.em.findOne(
    Session,
    {
      // One of the browser's sessions, and of them the one that the CSRF token belongs to.
      tokenHash: { $in: tokenHashes },
      csrfHash: hashToken(ctx.csrfToken),
      ...live,
      $or: [{ manager: null, account: ACTIVE_ACCOUNT }, { manager: LIVE_MANAGER }],
    },
    WITH_OWNER,
  );
  return session ?? undefined;
}

/** Reloads a session of this request by its id. */
export async function reloadSession(ctx: AppContext, id: string): Promise<OpenSession> {
  return ctx.em.findOneOrFail(Session, id, { ...WITH_OWNER, refresh: true });
}

/** Returns the owner of a session; a constraint guarantees exactly one. */
export function ownerOf({ account, manager }: OpenSession): CommunityAccount | LoadedManager {
  const owner = account?.$ ?? manager?.$;
  if (owner === undefined) {
    throw new AppError('unknown_token');
  }
  return owner;
}

async function touch(ctx: AppContext, session: OpenSession, now: Date): Promise<void> {
  const noted = new Date(now.getTime() - SESSION_TOUCH_MS);
  if (session.seenAt <= noted) {
    await ctx.em.nativeUpdate(Session, { id: session.id, seenAt: { $lte: noted } }, { seenAt: now });
  }
}
