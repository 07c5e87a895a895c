import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { renderMail } from '#server/integrations/mail/render-mail.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import type { NewVerificationCode, SentCode } from '#server/modules/ground/verification/new-verification-code.ts';
import { sendCodeAtOnce } from '#server/modules/ground/verification/send-code-at-once.ts';
import { CODE_LIFE_SECONDS } from '#server/modules/ground/verification/verification-code.rules.ts';
import { senderCodeSubject } from './sender-code.ts';
import { SenderProvider } from './sender-credential.entity.ts';
import { readSender, type ReadSender, type SenderInput } from './sender.rules.ts';

/** A mailbox to send mails from. */
export interface VerifySenderInput extends SenderInput {
  /** Language of the mail. */
  readonly language: Language;
}

/**
 * Sends a code from an address to itself, with the given authorisation code, within the request. Errors: those of
 * `requireCommunityManager`, `invalid_email`, `bad_request_parameter`, `unknown_email_platform`, `too_many_request`
 * with `retryAfter`,
 * `invalid_email_auth_code` when the mail server refuses address or authorisation code, `failed_to_send_email` when it
 * does not accept the mail within 10 s.
 */
export async function verifySender(ctx: AppContext, input: VerifySenderInput): Promise<SentCode> {
  const { account } = await requireCommunityManager(ctx);
  const sender = readSender(input, ctx.deps.config);
  await ctx.deps.rateLimiter.consume('sender_verification', ctx.source.ip);
  return sendCodeAtOnce(ctx, senderCodeSubject(account.id, sender), (code) =>
    sendToItself(ctx, { ...sender, language: input.language }, code),
  );
}

async function sendToItself(
  ctx: AppContext,
  { address, authorizationCode, server, language }: ReadSender & Pick<VerifySenderInput, 'language'>,
  { code, issued }: NewVerificationCode,
): Promise<void> {
  const { config, senderMail, threads } = ctx.deps;
  const rendered = await renderMail(threads, {
    template: 'sender_verification_code',
    language,
    data: {
      community: 'Signet',
      projectUrl: config.publicUrl.origin,
      address,
      minutes: String(CODE_LIFE_SECONDS / 60),
    },
    secret: { code },
  });
  await senderMail.sendAlone(
    { provider: SenderProvider.SMTP, address, authorizationCode, server },
    {
      id: issued.id,
      host: config.publicUrl.hostname,
      from: { name: '', address },
      to: address,
      ...rendered,
      attachments: [],
    },
  );
}
