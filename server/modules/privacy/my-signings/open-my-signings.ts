import { normalizeEmail } from '#rules/email.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import {
  checkVerificationCode,
  consumeVerificationCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { SERVICE_SCOPE, VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { requireSigner, SIGNER_COOKIE } from './require-signer.ts';
import { SignerSession } from './signer-session.entity.ts';

/** Seconds for which an address stays proved. */
const LIFE_SECONDS = 30 * 60;

/** An address and the code that was sent to it. */
export interface OpenMySigningsInput {
  readonly email: string;
  readonly verificationCode: string;
  readonly challenge?: string | null | undefined;
}

/** A signer who may read what the address has signed. */
export interface OpenedSignings {
  readonly email: string;
  /** To be repeated in the header `token`. */
  readonly csrfToken: string;
  readonly expiresAt: Date;
}

/**
 * Opens what an address has signed to somebody who proves it by a code with the purpose MY_SIGNINGS: sets the cookie
 * `signer_token` for 30 minutes. Errors: `invalid_email`, those of `checkVerificationCode`.
 */
export async function openMySignings(ctx: AppContext, input: OpenMySigningsInput): Promise<OpenedSignings> {
  const email = checkEmail(input.email);
  const { verificationCode: code, challenge } = input;
  const subject = { purpose: VerificationPurpose.MY_SIGNINGS, scope: SERVICE_SCOPE, email };
  const match = await checkVerificationCode(ctx, { ...subject, code, challenge, linkId: null });
  const [token, csrfToken] = [newToken(), newToken()];
  const expiresAt = new Date(ctx.now().getTime() + LIFE_SECONDS * 1000);
  await change(ctx, async (tx) => {
    await consumeVerificationCode(tx.em, match, ctx.now());
    tx.em.create(SignerSession, {
      email,
      emailKey: normalizeEmail(email),
      tokenHash: hashToken(token),
      csrfHash: hashToken(csrfToken),
      createdAt: ctx.now(),
      expiresAt,
    });
  });
  ctx.cookies.set(SIGNER_COOKIE, token, { httpOnly: true, maxAge: LIFE_SECONDS, sameSite: 'strict' });
  return { email, csrfToken, expiresAt };
}

/** Ends the session and clears its cookie. Errors: those of `requireSigner`. */
export async function closeMySignings(ctx: AppContext): Promise<void> {
  const { id } = await requireSigner(ctx);
  await ctx.em.nativeDelete(SignerSession, id);
  ctx.cookies.clear(SIGNER_COOKIE, { httpOnly: true });
}
