import type { Language } from '#rules/language.ts';
import { arrivedCodePath, type SigningPage } from '#rules/paths.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { spendCodeMail, type CodeProof } from './code-budget.ts';
import { makeCodeLive, newVerificationCode, type MailedCode } from './new-verification-code.ts';
import { CODE_LIFE_SECONDS, SignerCodePurpose } from './verification-code.rules.ts';

/** The signing page of each purpose that has one. */
const PAGE: Readonly<Partial<Record<SignerCodePurpose, SigningPage>>> = {
  [SignerCodePurpose.INDIVIDUAL_SIGNING]: 'individual',
  [SignerCodePurpose.CORPORATION_SIGNING]: 'corporation',
  [SignerCodePurpose.EMPLOYEE_SIGNING]: 'employee',
};

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
export async function issueVerificationCode(ctx: AppContext, request: CodeRequest): Promise<MailedCode> {
  const { purpose, scope, link, email } = request;
  return change(ctx, async (tx) => {
    const { code, issued, challenge } = await newVerificationCode(ctx, tx, { purpose, scope, email });
    await makeCodeLive(tx.em, issued, ctx.now());
    const { addressKey } = issued;
    const { byService } = await spendCodeMail(ctx, tx.em, { linkId: link.id, addressKey, proof: request.proof });
    const mailId = tx.enqueueMail({
      template: 'verification_code',
      language: request.language,
      recipient: email.trim(),
      link,
      byService,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        minutes: String(CODE_LIFE_SECONDS / 60),
        occasion: purpose === SignerCodePurpose.CLAIM_ADDRESS ? 'claim' : 'signing',
      },
      secret: { code, ...pageUrl(ctx, request, code) },
      secretExpiresAt: issued.expiresAt,
    });
    return { expiresAt: issued.expiresAt, challenge, mailId };
  });
}

/** The address that fills the code into the page that waits for it. */
function pageUrl({ deps }: AppContext, { purpose, link }: CodeRequest, code: string): { url?: string } {
  const page = PAGE[purpose];
  return page === undefined
    ? {}
    : { url: new URL(arrivedCodePath(link.linkId, page, code), deps.config.publicUrl).href };
}
