import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { STEP_UP_LIFE_MS } from '#server/modules/second-factor/factor-method.rules.ts';
import { CeremonyPurpose } from '#server/modules/second-factor/passkey-ceremony.entity.ts';
import { requireManager } from '#server/modules/session/require-manager.ts';
import { Session } from '#server/modules/session/session.entity.ts';
import { proveFactor, type FactorInput } from './prove-factor.ts';

/**
 * Proves whoever makes the request anew by a second factor, for five minutes in this session. Returns until when.
 * Errors: those of `requireManager`, `too_many_request` and those of `proveFactor`.
 */
export async function stepUp(ctx: AppContext, input: FactorInput): Promise<Date> {
  const { session, owner, actor } = await requireManager(ctx);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const { id } = session;
  await proveFactor(ctx, { owner, input, scope: { purpose: CeremonyPurpose.STEP_UP, session: id } });
  const provedAt = ctx.now();
  await change(ctx, async (tx) => {
    await tx.em.nativeUpdate(Session, { id, revokedAt: null }, { provedAt });
    tx.audit({ action: 'STEPPED_UP', actor, link: null, subject: owner.id, details: { sessionId: id } });
  });
  return new Date(provedAt.getTime() + STEP_UP_LIFE_MS);
}
