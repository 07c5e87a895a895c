import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { STEP_UP_LIFE_MS } from '#server/modules/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/second-factor/factor-methods.queries.ts';
import { ownerOf, type OpenSession } from '#server/modules/session/find-session.ts';
import { FactorMethodName } from './factor-method-name.ts';

/** Returns until when the second factor that a session was given counts; null when it counts no more. */
export function stepUpUntil({ provedAt }: Pick<OpenSession, 'provedAt'>, now: Date): Date | null {
  const until = provedAt ? new Date(provedAt.getTime() + STEP_UP_LIFE_MS) : null;
  return until !== null && until > now ? until : null;
}

/**
 * Asks an account that has a second factor to give it anew, unless the session was given it in the last five minutes.
 * Accounts without one are not asked. Error: `step_up_needed` with `methods`.
 */
export async function requireStepUp(ctx: AppContext, session: OpenSession): Promise<void> {
  if (stepUpUntil(session, ctx.now()) !== null) {
    return;
  }
  const methods = await factorMethods(ctx.em, ownerOf(session));
  if (methods.length > 0) {
    throw new AppError('step_up_needed', { methods: methods.map((method) => FactorMethodName[method]) });
  }
}
