import { setTimeout as delay } from 'node:timers/promises';
import { normalizeEmail } from '#rules/email.ts';
import type { Language } from '#rules/language.ts';
import { resetPasswordPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { lockGuard } from '#server/modules/access/session/lock-guard.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { findResetOwners, type ResetOwner } from './find-reset-owners.ts';
import { NO_LINK, RESET_LIFE_MINUTES, RESET_RESEND_SECONDS } from './password-reset.rules.ts';

/** Who has forgotten a password. */
export interface RequestPasswordResetInput {
  readonly email: string;
  /** Public id of the link of a corporation's manager; absent, empty or `fake_link` for community managers. */
  readonly linkId?: string | null | undefined;
  /** Language of the mail to a community manager; managers of corporations have a stored one. */
  readonly language: Language;
}

/** Minimum milliseconds of an answer: more than storing a mail takes, which happens for known addresses only. */
const ANSWER_MS = 250;

/**
 * Mails a link to set a new password if the address has an account; the answer and its time are the same if not.
 * Errors: `invalid_email`, `no_link`, `too_many_request` with `retryAfter`.
 */
export async function requestPasswordReset(ctx: AppContext, input: RequestPasswordResetInput): Promise<void> {
  const email = checkMailbox(input.email, ctx.deps.config);
  await ctx.deps.rateLimiter.consume('password_retrieval', ctx.source.ip);
  const linkId = input.linkId || NO_LINK;
  const link = linkId === NO_LINK ? undefined : await getLink(ctx, linkId);
  await Promise.all([mailResets(ctx, link, { ...input, email }), delay(ANSWER_MS)]);
}

async function mailResets(
  ctx: AppContext,
  link: Link | undefined,
  { email, language }: RequestPasswordResetInput,
): Promise<void> {
  const addressKey = normalizeEmail(email);
  await change(ctx, async (tx) => {
    await refuseTooSoon(ctx, tx, JSON.stringify(['password-reset', link?.id ?? NO_LINK, addressKey]));
    for (const owner of await findResetOwners(tx.em, link, addressKey)) {
      mailReset(ctx, tx, { owner, language });
    }
  });
}

/** Counts requests for unknown addresses as well, so that a refusal reveals nothing. */
async function refuseTooSoon(ctx: AppContext, { em }: Change, subject: string): Promise<void> {
  const guard = await lockGuard(em, ctx.deps.secretBox.hmacs('login-guard', subject));
  const passed = (ctx.now().getTime() - guard.failedAt.getTime()) / 1000;
  if (passed < RESET_RESEND_SECONDS) {
    throw new AppError('too_many_request', { retryAfter: Math.ceil(RESET_RESEND_SECONDS - passed) });
  }
  guard.failedAt = ctx.now();
}

/** Stores a reset link for one owner; only the mail contains the key. */
function mailReset(
  ctx: AppContext,
  tx: Change,
  { owner, language }: { readonly owner: ResetOwner; readonly language: Language },
): void {
  const { publicUrl } = ctx.deps.config;
  const manager = 'manager' in owner ? owner.manager : null;
  const link = manager?.link.$ ?? null;
  const key = newToken();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + RESET_LIFE_MINUTES * 60_000);
  tx.em.create(PasswordReset, { ...owner, keyHash: hashToken(key), createdAt: now, expiresAt });
  const url = new URL(resetPasswordPath(link?.linkId ?? NO_LINK, key), publicUrl);
  tx.enqueueMail({
    template: 'password_reset',
    language: manager?.language ?? language,
    recipient: 'manager' in owner ? owner.manager.email : (owner.account.email ?? ''),
    link,
    corporationSigning: manager?.corporationSigning ?? null,
    data: {
      community: link?.alias ?? 'Signet',
      projectUrl: link?.projectUrl ?? publicUrl.origin,
      account: ('manager' in owner ? owner.manager : owner.account).account,
      minutes: String(RESET_LIFE_MINUTES),
    },
    secret: { url: url.href },
    secretExpiresAt: expiresAt,
  });
}
