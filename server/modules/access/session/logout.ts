import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { requireSession } from './authorize.ts';
import { ownerOf } from './find-session.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { Session } from './session.entity.ts';

/** Ends the session of the request and clears its cookies; its browser may keep another. Errors: `missing_token`, `unknown_token`. */
export async function logout(ctx: AppContext): Promise<void> {
  const session = await requireSession(ctx);
  await change(ctx, async (tx) => {
    await tx.em.nativeUpdate(Session, { id: session.id, revokedAt: null }, { revokedAt: ctx.now() });
    const owner = ownerOf(session);
    tx.audit({
      action: 'LOGGED_OUT',
      actor: actorOf(owner),
      link: null,
      subject: owner.id,
      details: { sessionId: session.id },
    });
  });
  clearSessionCookies(ctx, session);
}
