import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { spendCodeMail } from '#server/modules/ground/verification/code-budget.ts';
import {
  makeCodeLive,
  newVerificationCode,
  type MailedCode,
} from '#server/modules/ground/verification/new-verification-code.ts';
import { CODE_LIFE_SECONDS, VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { requireSettledRepresentative } from '#server/modules/signing/corporation/require-settled-representative.ts';
import { requireAdministrator } from '#server/modules/signing/manager/manager.queries.ts';
import { checkNewDomain } from './check-new-domain.ts';

/**
 * Sends a code to an address in a domain to be added to the administrator's corporation, in the administrator's
 * language. Returns once the mail is queued. Errors: those of `requireAdministrator`,
 * `requireSettledRepresentative` and `checkNewDomain`;
 * `too_many_request` with `retryAfter`.
 */
export async function requestEmailDomainCode(ctx: AppContext, given: string): Promise<MailedCode> {
  const administrator = await requireAdministrator(ctx);
  await requireSettledRepresentative(ctx, administrator.corporationSigning);
  const { email, domain } = await checkNewDomain(ctx, administrator, given);
  await ctx.deps.rateLimiter.consume('verification_code', ctx.source.ip);
  const corporation = administrator.corporationSigning.$;
  const link = administrator.link.$;
  return change(ctx, async (tx) => {
    const subject = { purpose: VerificationPurpose.EMAIL_DOMAIN, scope: corporation.id, email };
    const { code, issued, challenge } = await newVerificationCode(ctx, tx, subject);
    await makeCodeLive(tx.em, issued, ctx.now());
    const { addressKey } = issued;
    const { byService } = await spendCodeMail(ctx, tx.em, { linkId: link.id, addressKey, proof: 'session' });
    const mailId = tx.enqueueMail({
      template: 'email_domain_code',
      language: administrator.language,
      recipient: email,
      link,
      byService,
      corporationSigning: corporation,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        corporationName: corporation.corporationName,
        domain,
        minutes: String(CODE_LIFE_SECONDS / 60),
      },
      secret: { code },
      secretExpiresAt: issued.expiresAt,
    });
    return { expiresAt: issued.expiresAt, challenge, mailId };
  });
}
