import type { Language } from '#rules/language.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { spendCodeMail, type CodeProof } from './code-budget.ts';
import { makeCodeLive, newVerificationCode, type MailedCode } from './new-verification-code.ts';
import { CODE_LIFE_SECONDS, SERVICE_SCOPE, VerificationPurpose } from './verification-code.rules.ts';

/** Who asks for a code that opens what an address has signed. */
export interface ServiceCodeRequest {
  readonly email: string;
  readonly language: Language;
  readonly proof: CodeProof;
}

/**
 * Sends a code of the purpose MY_SIGNINGS from the service's own address, whether or not the address has signed
 * anything. Errors: those of `newVerificationCode` and `spendCodeMail`.
 */
export async function issueServiceCode(
  ctx: AppContext,
  { email, language, proof }: ServiceCodeRequest,
): Promise<MailedCode> {
  const purpose = VerificationPurpose.MY_SIGNINGS;
  const { host, origin } = ctx.deps.config.publicUrl;
  return change(ctx, async (tx) => {
    const { code, issued, challenge } = await newVerificationCode(ctx, tx, { purpose, scope: SERVICE_SCOPE, email });
    await makeCodeLive(tx.em, issued, ctx.now());
    await spendCodeMail(ctx, tx.em, { linkId: SERVICE_SCOPE, addressKey: issued.addressKey, proof });
    const mailId = tx.enqueueMail({
      template: 'my_signings_code',
      language,
      recipient: email.trim(),
      data: { community: host, projectUrl: origin, minutes: String(CODE_LIFE_SECONDS / 60) },
      secret: { code },
      secretExpiresAt: issued.expiresAt,
    });
    return { expiresAt: issued.expiresAt, challenge, mailId };
  });
}
