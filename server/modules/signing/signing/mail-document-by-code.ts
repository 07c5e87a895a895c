import { normalizeEmail } from '#rules/email.ts';
import { isUuid } from '#rules/uuid.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import {
  checkVerificationCode,
  consumeVerificationCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { mailDocument } from './resend-signed-document.ts';
import { DOCUMENT_RETRY_SECONDS, type DocumentedSigning } from './signed-document.queries.ts';
import { requireCode } from './submission.ts';

/** Whose document is to be mailed, and the code that was sent to sign there, unchecked. */
interface MailDocumentInput {
  readonly linkId: string;
  readonly email: string;
  readonly verificationCode: string;
  readonly challenge?: string | null | undefined;
  /** Id of the corporation that an employee signs under; null for an individual. */
  readonly corporationSigningId?: string | null | undefined;
}

/**
 * Mails the document of what an address has signed at a link, for somebody who wanted to sign there again; uses up the
 * code that was sent for it. Returns the reference. Errors: `no_link`, `invalid_email`, `bad_request_parameter`, those
 * of `checkVerificationCode`, `not_found` when nothing is signed, those of `resendSignedDocument`.
 */
export async function mailDocumentByCode(ctx: AppContext, input: MailDocumentInput): Promise<string> {
  const link = await getLink(ctx, input.linkId);
  const email = checkEmail(input.email);
  requireCode(input.verificationCode);
  const employer = input.corporationSigningId?.toLowerCase();
  if (employer !== undefined && !isUuid(employer)) {
    throw new AppError('not_found');
  }
  const code = await checkVerificationCode(ctx, {
    purpose: employer === undefined ? VerificationPurpose.INDIVIDUAL_SIGNING : VerificationPurpose.EMPLOYEE_SIGNING,
    scope: employer ?? link.id,
    email,
    code: input.verificationCode,
    challenge: input.challenge,
    linkId: link.id,
  });
  const signing = await findSigning(ctx, { link, email, isEmployee: employer !== undefined });
  const documentSha256 = signing.document?.sha256;
  if (documentSha256 === undefined) {
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
  const spend = ({ em }: Change) => consumeVerificationCode(em, code, ctx.now());
  await mailDocument(ctx, { signing, documentSha256, spend });
  return signing.reference;
}

interface Signer {
  readonly link: Link;
  readonly email: string;
  readonly isEmployee: boolean;
}

/** What the address has signed and what has not ended. Error: `not_found`. */
async function findSigning({ em }: AppContext, { link, email, isEmployee }: Signer): Promise<DocumentedSigning> {
  const signer = { link, emailKey: normalizeEmail(email) };
  const signing = isEmployee
    ? await em.findOne(EmployeeSigning, { ...signer, state: { $ne: EmployeeSigningState.REMOVED }, suspendedAt: null })
    : await em.findOne(IndividualSigning, { ...signer, endedAt: null });
  if (signing === null) {
    throw new AppError('not_found');
  }
  return signing;
}
