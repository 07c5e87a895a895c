import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CHALLENGE_LIFE_MS } from './factor-method.rules.ts';
import { PasskeyCeremony, type CeremonyPurpose } from './passkey-ceremony.entity.ts';

/** What a ceremony is for, and the session or the begun login that it belongs to. */
export interface CeremonyScope {
  readonly purpose: CeremonyPurpose;
  readonly session?: string | null;
  readonly loginChallenge?: string | null;
}

/** A ceremony for the browser. */
export interface BegunCeremony {
  readonly ceremonyId: string;
  /** WebAuthn options as JSON text. */
  readonly options: string;
  readonly expiresAt: Date;
}

/** Stores a ceremony with the challenge of its options. */
export async function beginCeremony(
  ctx: AppContext,
  { purpose, session = null, loginChallenge = null }: CeremonyScope,
  options: { readonly challenge: string },
): Promise<BegunCeremony> {
  const expiresAt = new Date(ctx.now().getTime() + CHALLENGE_LIFE_MS);
  const { id } = await change(ctx, async ({ em }) =>
    em.create(PasskeyCeremony, {
      id: crypto.randomUUID(),
      purpose,
      session,
      loginChallenge,
      challenge: options.challenge,
      createdAt: ctx.now(),
      expiresAt,
    }),
  );
  return { ceremonyId: id, options: JSON.stringify(options), expiresAt };
}

/**
 * Uses up a ceremony and returns its challenge; one caller wins, whatever the answer is worth. Error:
 * `expired_verification_code` for one that is unknown, used, expired or of another scope.
 */
export async function takeCeremony(
  ctx: AppContext,
  id: string,
  { purpose, session = null, loginChallenge = null }: CeremonyScope,
): Promise<string> {
  const now = ctx.now();
  const open = { id, purpose, session, loginChallenge, usedAt: null, expiresAt: { $gt: now } };
  const taken = isUuid(id) ? await ctx.em.nativeUpdate(PasskeyCeremony, open, { usedAt: now }) : 0;
  if (taken !== 1) {
    throw new AppError('expired_verification_code');
  }
  return (await ctx.em.fork().findOneOrFail(PasskeyCeremony, id)).challenge;
}
