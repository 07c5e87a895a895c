import { ClaType } from '#rules/cla-type.ts';
import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import { type Link, LinkSigningState } from '#server/modules/community/link/link.entity.ts';
import { getLink, requireOpen } from '#server/modules/community/link/link.queries.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { createCodeTask } from '#server/modules/ground/verification/code-task.ts';
import { issueServiceCode } from '#server/modules/ground/verification/issue-service-code.ts';
import { issueVerificationCode } from '#server/modules/ground/verification/issue-verification-code.ts';
import type { MailedCode } from '#server/modules/ground/verification/new-verification-code.ts';
import { SERVICE_SCOPE, SignerCodePurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/refuse-restricted-domain.ts';
import { checkWork } from '#server/security/proof-of-work.ts';
import { getEmployer } from './employer.queries.ts';
import { isUnconfirmed } from './unconfirmed-employer.ts';

/** The address to prove, and the purpose. */
export interface SendVerificationCodeInput {
  readonly purpose: SignerCodePurpose;
  /** Null for MY_SIGNINGS alone, which is for no link. */
  readonly linkId?: string | null | undefined;
  /** For an employee: the id of the corporation signing. */
  readonly corporationSigningId?: string | null;
  readonly email: string;
  /** Language of the mail. */
  readonly language: Language;
  /** A solved task of `createCodeTask`, as JSON. */
  readonly proofOfWork?: string | null | undefined;
}

/**
 * Sends a code to a signer's address. Errors in this order: `bad_request_parameter` with `linkId` when there is one for
 * MY_SIGNINGS or none for another purpose; `invalid_email`, with the reason `unreachable` when no mail can arrive;
 * `restricted_email_suffix` for a corporation's representative; `bad_request_parameter` for an employee without a
 * corporation; `too_many_request` with `retryAfter`, also with the reason `proof_of_work` when `proofOfWork` would
 * help; `no_link`; when the link has no CLA to sign, `no_cla_binding_individual`, `no_cla_binding_corp` or, for an
 * employee, `no_cla_binding`; `not_ready_to_sign` while the link takes no new signings, unless the code can be for
 * agreeing to a newer version; for an employee those of `getEmployer`, except that whether there is an unconfirmed
 * employer is revealed only with the code.
 */
export async function sendVerificationCode(ctx: AppContext, input: SendVerificationCodeInput): Promise<MailedCode> {
  const { purpose, language } = input;
  const email = checkInput(ctx, input);
  await ctx.deps.rateLimiter.consume('verification_code', ctx.source.ip);
  if (purpose === SignerCodePurpose.MY_SIGNINGS) {
    const payment = await checkWork(ctx.deps.secretBox, { about: SERVICE_SCOPE, answer: input.proofOfWork ?? '' });
    return issueServiceCode(ctx, { email, language, proof: payment });
  }
  const link = await getLink(ctx, input.linkId ?? '');
  const scope = await findScope(ctx, link, { ...input, purpose, email });
  const proof = await checkWork(ctx.deps.secretBox, { about: link.id, answer: input.proofOfWork ?? '' });
  return issueVerificationCode(ctx, { purpose, scope, link, email, language, proof });
}

/** Returns the checked address. */
function checkInput({ deps }: AppContext, input: SendVerificationCodeInput): string {
  const { purpose, corporationSigningId } = input;
  if ((purpose === SignerCodePurpose.MY_SIGNINGS) !== ((input.linkId ?? null) === null)) {
    throw new AppError('bad_request_parameter', { field: 'linkId' });
  }
  const email = checkMailbox(input.email, deps.config);
  if (purpose === SignerCodePurpose.CORPORATION_SIGNING) {
    refuseRestrictedDomain(email, deps.config.restrictedEmailDomains);
  }
  if (purpose === SignerCodePurpose.EMPLOYEE_SIGNING && !corporationSigningId) {
    throw new AppError('bad_request_parameter', { field: 'corporationSigningId' });
  }
  return email;
}

/** What a code of these purposes concerns: the CLA type, and the error when the link has none. */
const SIGNED_WITH = {
  [SignerCodePurpose.INDIVIDUAL_SIGNING]: { type: ClaType.INDIVIDUAL, missing: 'no_cla_binding_individual' },
  [SignerCodePurpose.CORPORATION_SIGNING]: { type: ClaType.CORPORATION, missing: 'no_cla_binding_corp' },
  [SignerCodePurpose.EMPLOYEE_SIGNING]: { type: ClaType.INDIVIDUAL, missing: 'no_cla_binding' },
  [SignerCodePurpose.CLAIM_ADDRESS]: { type: ClaType.INDIVIDUAL, missing: 'no_cla_binding_individual' },
} as const satisfies Record<LinkPurpose, unknown>;

/** Purposes of codes that are about a link. */
type LinkPurpose = Exclude<SignerCodePurpose, typeof SignerCodePurpose.MY_SIGNINGS>;

type LinkCodeRequest = Omit<SendVerificationCodeInput, 'purpose'> & { readonly purpose: LinkPurpose };

/** The link, or the corporation that an employee signs under: a code for one is not valid for another. */
async function findScope(
  ctx: AppContext,
  link: Link,
  { purpose, email, corporationSigningId }: LinkCodeRequest,
): Promise<string> {
  const { type, missing } = SIGNED_WITH[purpose];
  if ((await findCurrentClas(ctx, link, type)).length === 0) {
    throw new AppError(missing);
  }
  await refusePaused(ctx, link, purpose);
  if (purpose !== SignerCodePurpose.EMPLOYEE_SIGNING) {
    return link.id;
  }
  const id = corporationSigningId ?? '';
  if (isUnconfirmed(id, link, email)) {
    return id.toLowerCase();
  }
  return (await getEmployer(ctx.em, { link, email, corporationSigningId: id })).corporation.id;
}

/**
 * A paused link mails no codes for new signings. Those who signed an older individual CLA still agree to the newer one,
 * with a code of the same purpose; whether this address did is revealed with the code only.
 */
async function refusePaused(ctx: AppContext, link: Link, purpose: SignerCodePurpose): Promise<void> {
  if (purpose === SignerCodePurpose.CLAIM_ADDRESS || link.signingState === LinkSigningState.OPEN) {
    return;
  }
  const older = { link, type: ClaType.INDIVIDUAL, state: ClaState.SUPERSEDED };
  const takesAgreements = purpose === SignerCodePurpose.INDIVIDUAL_SIGNING && (await ctx.em.count(Cla, older)) > 0;
  if (!takesAgreements) {
    requireOpen(link);
  }
}

/**
 * Creates the task to solve for the next code at a link, or for one of MY_SIGNINGS without. Errors: `too_many_request`
 * with `retryAfter`, `no_link`.
 */
export async function requestCodeTask(ctx: AppContext, linkId: string | null): Promise<string> {
  await ctx.deps.rateLimiter.consume('verification_code', ctx.source.ip);
  return createCodeTask(ctx, linkId === null ? SERVICE_SCOPE : (await getLink(ctx, linkId)).id);
}
