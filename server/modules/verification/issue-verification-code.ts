import type { Language } from '#rules/language.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { makeCodeLive, newVerificationCode } from './new-verification-code.ts';
import type { VerificationCode } from './verification-code.entity.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';
import { CODE_LIFE_SECONDS } from './verification-code.rules.ts';

/** What a code is asked for. */
export interface CodeRequest {
  readonly purpose: VerificationPurpose;
  /** What the code is good for within its purpose: the id of the link or of a corporation signing. */
  readonly scope: string;
  readonly link: Link;
  readonly email: string;
  readonly language: Language;
}

/**
 * Sends a new code, which takes the place of an earlier one for the same purpose, scope and address; answers when the mail
 * is queued. Errors: `too_many_request` within 60 s of the last one or above the hourly limit of the address (design §4).
 */
export async function issueVerificationCode(ctx: AppContext, request: CodeRequest): Promise<VerificationCode> {
  const { purpose, scope, link, email } = request;
  return change(ctx, async (tx) => {
    const { code, issued } = await newVerificationCode(ctx, tx, { purpose, scope, email });
    await makeCodeLive(tx.em, issued, ctx.now());
    tx.enqueueMail({
      template: 'verification_code',
      language: request.language,
      recipient: email.trim(),
      link,
      data: { community: link.alias, projectUrl: link.projectUrl, minutes: String(CODE_LIFE_SECONDS / 60) },
      secret: { code },
      secretExpiresAt: issued.expiresAt,
    });
    return issued;
  });
}
