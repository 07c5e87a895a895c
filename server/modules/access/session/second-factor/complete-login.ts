import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import { CeremonyPurpose } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import type { OpenSession } from '#server/modules/access/session/find-session.ts';
import { SessionMethod } from '#server/modules/access/session/session.entity.ts';
import { findLoginChallenge } from './find-login-challenge.ts';
import { openProvedSession } from './open-proved-session.ts';
import { proveFactor, type FactorInput } from './prove-factor.ts';

/** The challenge of `login` with a second factor. */
export interface CompleteLoginInput extends FactorInput {
  readonly challenge: string;
}

/**
 * Completes a login whose password was right, and sets the cookies of the session. Errors: `too_many_request`,
 * `expired_verification_code` for a challenge that is over, those of `proveFactor`.
 */
export async function completeLogin(ctx: AppContext, input: CompleteLoginInput): Promise<OpenSession> {
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const { challenge, owner } = await findLoginChallenge(ctx, input.challenge);
  const { id, privacyConsented } = challenge;
  const scope = { purpose: CeremonyPurpose.SECOND_FACTOR, loginChallenge: id };
  await proveFactor(ctx, { owner, input, scope });
  const used = await change(ctx, ({ em }) =>
    em.nativeUpdate(LoginChallenge, { id, usedAt: null }, { usedAt: ctx.now() }),
  );
  if (used !== 1) {
    throw new AppError('expired_verification_code');
  }
  return openProvedSession(ctx, { owner, privacyConsented, method: SessionMethod.PASSWORD });
}
