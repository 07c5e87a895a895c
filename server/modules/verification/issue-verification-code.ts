import type { Language } from '#rules/language.ts';
import { arrivedCodePath, type SigningPage } from '#rules/paths.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { spendCodeMail, type CodeProof } from './code-budget.ts';
import { makeCodeLive, newVerificationCode, type SentCode } from './new-verification-code.ts';
import { CODE_LIFE_SECONDS, SignerCodePurpose } from './verification-code.rules.ts';

/** Where the code of each purpose is entered. */
const PAGE = {
  [SignerCodePurpose.INDIVIDUAL_SIGNING]: 'individual',
  [SignerCodePurpose.CORPORATION_SIGNING]: 'corporation',
  [SignerCodePurpose.EMPLOYEE_SIGNING]: 'employee',
} as const satisfies Record<SignerCodePurpose, SigningPage>;

/** A request for a code. */
export interface CodeRequest {
  readonly purpose: SignerCodePurpose;
  /** Narrows the purpose: the id of the link or of a corporation signing. */
  readonly scope: string;
  /** The link in whose name it is sent. */
  readonly link: {
    readonly id: string;
    /** Its public id. */
    readonly linkId: string;
    readonly alias: string;
    readonly projectUrl: string;
  };
  readonly email: string;
  readonly language: Language;
  readonly proof: CodeProof;
}

/**
 * Sends a new code, which replaces the caller's earlier one for the same purpose, scope and address; returns when the
 * mail is queued. Errors: those of `newVerificationCode` and `spendCodeMail`.
 */
export async function issueVerificationCode(ctx: AppContext, request: CodeRequest): Promise<SentCode> {
  const { purpose, scope, link, email } = request;
  return change(ctx, async (tx) => {
    const { code, issued, challenge } = await newVerificationCode(ctx, tx, { purpose, scope, email });
    await makeCodeLive(tx.em, issued, ctx.now());
    const { addressKey } = issued;
    const { byService } = await spendCodeMail(ctx, tx.em, { linkId: link.id, addressKey, proof: request.proof });
    tx.enqueueMail({
      template: 'verification_code',
      language: request.language,
      recipient: email.trim(),
      link,
      byService,
      data: { community: link.alias, projectUrl: link.projectUrl, minutes: String(CODE_LIFE_SECONDS / 60) },
      secret: { code, url: new URL(arrivedCodePath(link.linkId, PAGE[purpose], code), ctx.deps.config.publicUrl).href },
      secretExpiresAt: issued.expiresAt,
    });
    return { expiresAt: issued.expiresAt, challenge };
  });
}
