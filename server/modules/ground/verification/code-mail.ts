import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';

/** The state of a mail with a code. */
export const CodeMailState = { WAITING: 'waiting', DELAYED: 'delayed', SENT: 'sent', REFUSED: 'refused' } as const;
export type CodeMailState = (typeof CodeMailState)[keyof typeof CodeMailState];

const TEMPLATES = ['verification_code', 'email_domain_code', 'my_signings_code'];

/**
 * Returns the state of a mail with a code, by the id that the caller got when asking for it: nobody learns anything
 * about an address that they had no code sent to. Null for other ids, and once the mail was deleted. Error:
 * `too_many_request` with `retryAfter`.
 */
export async function findCodeMailState(ctx: AppContext, mailId: string): Promise<CodeMailState | null> {
  await ctx.deps.rateLimiter.consume('code_mail', ctx.source.ip);
  const email = isUuid(mailId) ? await ctx.em.findOne(Email, { id: mailId, template: { $in: TEMPLATES } }) : null;
  return email && stateOf(email);
}

function stateOf({ state, attempts, lastError }: Email): CodeMailState {
  if (state === EmailState.SENT) {
    return CodeMailState.SENT;
  }
  if (state === EmailState.FAILED) {
    return lastError === 'expired' ? CodeMailState.DELAYED : CodeMailState.REFUSED;
  }
  return attempts === 0 ? CodeMailState.WAITING : CodeMailState.DELAYED;
}
