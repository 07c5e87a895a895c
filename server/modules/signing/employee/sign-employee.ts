import { ClaType } from '#rules/cla-type.ts';
import { normalizeEmail } from '#rules/email.ts';
import { isUuid } from '#rules/uuid.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { consumeCodeOnce } from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { findExpiredSince } from '#server/modules/signing/signing/corporation/cla-agreement.queries.ts';
import { newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { personColumns, storeSigning, type PersonColumns } from '#server/modules/signing/signing/store-signing.ts';
import {
  checkSubmission,
  proveSubmission,
  type ProvedSubmission,
  type SignIndividualInput,
  type Submission,
} from '#server/modules/signing/signing/submission.ts';
import { employeeSignedMail } from './employee-mails.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { getEmployer, holdEmployer } from './employer.queries.ts';
import { notifyManagers } from './notify-employee-managers.ts';
import type { PreApproval } from './pre-approval.entity.ts';
import { takePreApproval } from './take-pre-approval.ts';

/** An employee's submission, unchecked. */
export interface SignEmployeeInput extends SignIndividualInput {
  /** Id of the signing of the corporation that they sign under. */
  readonly corporationSigningId: string;
}

/** A signing, its corporation, and the secret address of its document, which is returned only here. */
export interface SignedEmployee {
  readonly signing: EmployeeSigning;
  readonly corporation: CorporationSigning;
  readonly documentToken: string;
  /** Whether it counts now: it is active, and its corporation's own signing still counts. */
  readonly inEffect: boolean;
}

/**
 * Signs the current individual CLA of a link as an employee of a corporation that has signed. It counts once a manager
 * of the corporation activates it, or at once under automatic approval and for an address approved in advance. Checks
 * in this order: the link has an individual CLA (`no_cla_binding`); those of `checkSubmission`; the code, sent for that
 * corporation, matches; those of
 * `getEmployer`; `resigned` when the address is already an employee's at the link.
 */
export async function signEmployee(ctx: AppContext, input: SignEmployeeInput): Promise<SignedEmployee> {
  const link = await getLink(ctx, input.linkId);
  await requireIndividualCla(ctx, link);
  const submission = await checkSubmission(ctx, link, input);
  const proved = await proveEmployee(ctx, submission, input);
  const { corporation } = await getEmployer(ctx.em, { ...input, ...submission });
  if (await hasSigned(ctx.em, submission)) {
    throw new AppError('resigned');
  }
  const { id, corporationName } = corporation;
  return storeEmployeeSigning(ctx, { ...proved, kind: 'employee', corporationName }, id);
}

/** Throws `no_cla_binding` when the link has nothing that employees could sign. */
async function requireIndividualCla(ctx: AppContext, link: Link): Promise<void> {
  if ((await findCurrentClas(ctx, link, ClaType.INDIVIDUAL)).length === 0) {
    throw new AppError('no_cla_binding');
  }
}

/** No code can have been sent for a malformed id. Errors: `has_not_signed`, those of `proveSubmission`. */
function proveEmployee(
  ctx: AppContext,
  submission: Submission,
  { corporationSigningId, ...input }: SignEmployeeInput,
): Promise<ProvedSubmission> {
  if (!isUuid(corporationSigningId)) {
    throw new AppError('has_not_signed');
  }
  const purpose = VerificationPurpose.EMPLOYEE_SIGNING;
  return proveSubmission(ctx, submission, { ...input, purpose, scope: corporationSigningId.toLowerCase() });
}

/** Looks at all corporations of the link. A newer CLA is no reason for an employee to sign again. */
async function hasSigned(em: Em, { link, email }: Submission): Promise<boolean> {
  const live = { link, emailKey: normalizeEmail(email), state: { $ne: EmployeeSigningState.REMOVED } };
  return (await em.count(EmployeeSigning, { ...live, suspendedAt: null })) > 0;
}

async function storeEmployeeSigning(
  ctx: AppContext,
  submission: ProvedSubmission,
  corporationSigningId: string,
): Promise<SignedEmployee> {
  const { link, email, code } = submission;
  const documentToken = newDocumentToken();
  return storeSigning(ctx, submission, {
    purpose: 'signing',
    async store(tx, stored) {
      const columns = personColumns(stored, documentToken);
      const { corporation, managers } = await holdEmployer(tx.em, { link, email, corporationSigningId });
      const isDone = () => hasSigned(tx.em, submission);
      await consumeCodeOnce(tx.em, code, { now: columns.signedAt, isDone });
      const preApproval = await takePreApproval(tx.em, corporation, email);
      const signing = createSigning(tx, { corporation, preApproval }, columns);
      const { state } = signing;
      const expiredSince = await findExpiredSince(tx.em, corporation, columns.signedAt);
      notifyManagers(tx, { managers, signing, now: columns.signedAt });
      const inEffect = state === EmployeeSigningState.ACTIVE && expiredSince === '';
      const news = { act: stored.act, link, signing, corporation, managers, expiredSince, documentToken };
      return {
        result: { signing, corporation, documentToken, inEffect },
        event: { action: 'EMPLOYEE_SIGNED', details: { ...stored.details, corporationSigningId, state } },
        mail: employeeSignedMail(ctx, news),
      };
    },
  });
}

interface Approval {
  readonly corporation: CorporationSigning;
  /** Of this address; null for none. */
  readonly preApproval: PreApproval | null;
}

function createSigning(tx: Change, { corporation, preApproval }: Approval, columns: PersonColumns): EmployeeSigning {
  const isApproved = corporation.autoApproval || preApproval !== null;
  const state = isApproved ? EmployeeSigningState.ACTIVE : EmployeeSigningState.INACTIVE;
  const signing = tx.em.create(EmployeeSigning, { ...columns, corporationSigning: corporation, state });
  if (state === EmployeeSigningState.ACTIVE) {
    const activated = { employeeSigning: signing, state, changedAt: columns.signedAt };
    const manager = preApproval?.manager ?? null;
    tx.em.create(EmployeeSigningChange, { ...activated, manager, preApproved: preApproval !== null });
  }
  return signing;
}
