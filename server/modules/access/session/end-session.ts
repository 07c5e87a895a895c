import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ownedBy } from '#server/modules/access/account/owned-by.ts';
import { openAt, sessionsOf, type OwnSession } from './list-sessions.ts';
import { requireManager, type AnyManager } from './require-manager.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { Session } from './session.entity.ts';

/**
 * Ends one session of the caller, at once and in every replica; with the session of the request, its cookies are
 * cleared as well. Returns those that are left. Errors: those of `requireManager`, `no_permission` for one that is
 * somebody else's, unknown or over.
 */
export async function endSession(ctx: AppContext, id: string): Promise<OwnSession[]> {
  const manager = await requireManager(ctx);
  if (!isUuid(id) || (await revoke(ctx, manager, { id })) === 0) {
    throw new AppError('no_permission');
  }
  if (id === manager.session.id) {
    clearSessionCookies(ctx, manager.session);
  }
  return sessionsOf(ctx, manager);
}

/** Ends all sessions of the caller but this one. Errors: those of `requireManager`. */
export async function endOtherSessions(ctx: AppContext): Promise<OwnSession[]> {
  const manager = await requireManager(ctx);
  await revoke(ctx, manager, { id: { $ne: manager.session.id } });
  return sessionsOf(ctx, manager);
}

async function revoke(ctx: AppContext, { owner, actor }: AnyManager, which: object): Promise<number> {
  return change(ctx, async (tx) => {
    const open = { ...which, ...ownedBy(owner), ...openAt(ctx.now()) };
    const ended = await tx.em.nativeUpdate(Session, open, { revokedAt: ctx.now() });
    if (ended > 0) {
      tx.audit({ action: 'SESSIONS_ENDED', actor, link: null, subject: owner.id, details: { sessions: ended } });
    }
    return ended;
  });
}
