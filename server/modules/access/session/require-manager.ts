import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { requireConsent, requireSession } from './authorize.ts';
import { ownerOf, type OpenSession } from './find-session.ts';

/** Somebody who is logged in, whatever their role. */
export interface AnyManager {
  readonly actor: Actor;
  readonly session: OpenSession;
  readonly owner: ReturnType<typeof ownerOf>;
}

/**
 * Returns the manager who makes the request, for operations on their own account. Errors: those of `requireOwner`,
 * `initial_password_unchanged`.
 */
export async function requireManager(ctx: AppContext): Promise<AnyManager> {
  const manager = await requireOwner(ctx);
  if (hasOneTimePassword(manager.owner)) {
    throw new AppError('initial_password_unchanged');
  }
  return manager;
}

/**
 * Like `requireManager`, but also allows a one-time password that is not changed yet. Errors: `missing_token`,
 * `unknown_token`, `privacy_consent_invalid`.
 */
export async function requireOwner(ctx: AppContext): Promise<AnyManager> {
  const session = await requireSession(ctx);
  await requireConsent(ctx, session);
  const owner = ownerOf(session);
  return { actor: actorOf(owner), session, owner };
}

/** Whether an account still has the one-time password that was mailed. */
export function hasOneTimePassword(owner: AnyManager['owner']): boolean {
  return !owner.initialPasswordChanged;
}
