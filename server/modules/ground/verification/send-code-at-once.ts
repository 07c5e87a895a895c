import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CodeSubject } from './check-verification-code.ts';
import { makeCodeLive, newVerificationCode, type NewVerificationCode, type SentCode } from './new-verification-code.ts';
import { VerificationCode } from './verification-code.entity.ts';

/**
 * Sends a new code within the request, by `send`, outside any transaction; once sent, it replaces the caller's earlier
 * one. When the sender could not log in, nothing was sent and nothing counts, so the next try may follow at once. After
 * any other failure the mail may have been sent, so it counts. Errors: those of `newVerificationCode` and of `send`.
 */
export async function sendCodeAtOnce(
  ctx: AppContext,
  subject: CodeSubject,
  send: (code: NewVerificationCode) => Promise<void>,
): Promise<SentCode> {
  const made = await change(ctx, (tx) => newVerificationCode(ctx, tx, subject));
  const { issued } = made;
  try {
    await send(made);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_email_auth_code') {
      await change(ctx, (tx) => tx.em.nativeDelete(VerificationCode, issued.id));
    }
    throw error;
  }
  await change(ctx, (tx) => makeCodeLive(tx.em, issued, ctx.now()));
  return { expiresAt: issued.expiresAt, challenge: made.challenge };
}
