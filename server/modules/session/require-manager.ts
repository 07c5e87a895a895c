import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/account/actor-of.ts';
import { Manager } from '#server/modules/account/manager.entity.ts';
import type { Actor } from '#server/modules/audit/actor.ts';
import { requireConsent, requireSession } from './authorize.ts';
import { ownerOf, type OpenSession } from './find-session.ts';

/** Somebody who is logged in, whatever their role. */
export interface AnyManager {
  readonly actor: Actor;
  readonly session: OpenSession;
  readonly owner: ReturnType<typeof ownerOf>;
}

/**
 * Returns whoever makes the request, for what concerns their own account. Errors: `missing_token`, `unknown_token`,
 * `privacy_consent_invalid`, `initial_password_unchanged`.
 */
export async function requireManager(ctx: AppContext): Promise<AnyManager> {
  const session = await requireSession(ctx);
  await requireConsent(ctx, session);
  const owner = ownerOf(session);
  if (owner instanceof Manager && !owner.initialPasswordChanged) {
    throw new AppError('initial_password_unchanged');
  }
  return { actor: actorOf(owner), session, owner };
}
