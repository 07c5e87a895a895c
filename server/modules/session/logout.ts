import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireSession } from './authorize.ts';
import { ownerOf } from './find-session.ts';
import { Session } from './session.entity.ts';

/** Ends the session of the request and clears its cookies (specification §4). Errors: `missing_token`, `unknown_token`. */
export async function logout(ctx: AppContext): Promise<void> {
  const session = await requireSession(ctx);
  await change(ctx, async (tx) => {
    await tx.em.nativeUpdate(Session, { id: session.id, revokedAt: null }, { revokedAt: ctx.now() });
    const actor = ownerOf(session).id;
    tx.audit({ action: 'LOGGED_OUT', actor, subject: actor, details: { sessionId: session.id } });
  });
  ctx.cookies.clearSession();
}
