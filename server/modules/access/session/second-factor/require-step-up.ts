import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { STEP_UP_LIFE_MS, type FactorMethod } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { ownerOf, type OpenSession } from '#server/modules/access/session/find-session.ts';

/** The names of the methods in errors, which are those of GraphQL. */
const METHOD_NAMES: Readonly<Record<FactorMethod, keyof typeof FactorMethod>> = {
  passkey: 'PASSKEY',
  totp: 'TOTP',
  recovery_code: 'RECOVERY_CODE',
};

/** When a session began, and when its owner last proved or confirmed who they are. */
type Proofs = Pick<OpenSession, 'provedAt' | 'confirmedAt' | 'createdAt'>;

/** What accounts without a second factor confirm by, in errors. */
type Confirmation = 'PASSWORD' | 'CODE_PLATFORM';

/**
 * Returns until when a session needs no step-up; null when it needs one. Without a second factor, the login counts for
 * five minutes too, and so does what was confirmed since.
 */
export function stepUpUntil({ provedAt, confirmedAt, createdAt }: Proofs, hasFactor: boolean, now: Date): Date | null {
  const proofs = hasFactor ? [provedAt] : [provedAt, confirmedAt, createdAt];
  const latest = Math.max(...proofs.map((proof) => proof?.getTime() ?? -Infinity));
  const until = latest + STEP_UP_LIFE_MS;
  return until > now.getTime() ? new Date(until) : null;
}

/**
 * Demands a fresh proof of identity from the caller, unless this session has had one in the last five minutes: by a
 * second factor, or by their password or a log-in at their platform if they have none. Sessions that were begun over
 * REST are not asked for the latter. Error: `step_up_needed` with `methods`.
 */
export async function requireStepUp(ctx: AppContext, session: OpenSession): Promise<void> {
  await requireProof(ctx, session, { isExempt: session.withoutPage });
}

/** Like `requireStepUp`, but asks sessions that were begun over REST too. */
export async function requireFreshProof(ctx: AppContext, session: OpenSession): Promise<void> {
  await requireProof(ctx, session, { isExempt: false });
}

async function requireProof(
  ctx: AppContext,
  session: OpenSession,
  { isExempt }: { readonly isExempt: boolean },
): Promise<void> {
  if (stepUpUntil(session, true, ctx.now()) !== null) {
    return;
  }
  const methods = await factorMethods(ctx.em, ownerOf(session));
  if (methods.length > 0) {
    throw new AppError('step_up_needed', { methods: methods.map((method) => METHOD_NAMES[method]) });
  }
  if (!isExempt && stepUpUntil(session, false, ctx.now()) === null) {
    throw new AppError('step_up_needed', { methods: [confirmationOf(session)] });
  }
}

function confirmationOf(session: OpenSession): Confirmation {
  return ownerOf(session).passwordHash ? 'PASSWORD' : 'CODE_PLATFORM';
}
