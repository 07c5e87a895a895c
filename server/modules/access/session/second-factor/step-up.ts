import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { STEP_UP_LIFE_MS } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { CeremonyPurpose } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import { provePassword } from '#server/modules/access/session/prove-password.ts';
import { requireOwner, type AnyManager } from '#server/modules/access/session/require-manager.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { proveFactor, type FactorInput } from './prove-factor.ts';

/** Exactly one proof. */
export interface StepUpInput extends FactorInput {
  /** For accounts without a second factor. */
  readonly password?: string | null;
}

/**
 * Gives this session a fresh proof of identity for five minutes: by a second factor, or by the password of an account
 * without one, a one-time password too. Returns until when. Errors: those of `requireOwner`, `too_many_request`, those
 * of `proveFactor` and `provePassword`; `bad_request_parameter` with `password` for one beside something else, or of an
 * account that has a second factor or no password.
 */
export async function stepUp(ctx: AppContext, { password, ...input }: StepUpInput): Promise<Date> {
  const manager = await requireOwner(ctx);
  const { session, owner } = manager;
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  if (typeof password !== 'string') {
    await proveFactor(ctx, { owner, input, scope: { purpose: CeremonyPurpose.STEP_UP, session: session.id } });
    return recordStepUp(ctx, manager, 'provedAt');
  }
  const hasOther = Object.values(input).some((given) => given !== null && given !== undefined);
  if (hasOther || !owner.passwordHash || (await factorMethods(ctx.em, owner)).length > 0) {
    throw new AppError('bad_request_parameter', { field: 'password' });
  }
  await provePassword(ctx, owner, password);
  return recordStepUp(ctx, manager, 'confirmedAt');
}

/** Whose proof counts, and in which session. */
type StepUpOwner = Pick<AnyManager, 'owner' | 'actor'> & { readonly session: Pick<Session, 'id'> };

/** Lets a proof count in a session from now on, by a second factor or without one. Returns until when. */
export async function recordStepUp(
  ctx: AppContext,
  { session: { id }, owner, actor }: StepUpOwner,
  kind: 'provedAt' | 'confirmedAt',
): Promise<Date> {
  const now = ctx.now();
  await change(ctx, async (tx) => {
    await tx.em.nativeUpdate(Session, { id, revokedAt: null }, { [kind]: now });
    tx.audit({ action: 'STEPPED_UP', actor, link: null, subject: owner.id, details: { sessionId: id } });
  });
  return new Date(now.getTime() + STEP_UP_LIFE_MS);
}
