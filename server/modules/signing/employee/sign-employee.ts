import { ClaType } from '#rules/cla-type.ts';
import { normalizeEmail } from '#rules/email.ts';
import { isUuid } from '#rules/uuid.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { holdCurrentCla } from '#server/modules/cla/lock-clas.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { findCurrentClas, getLink } from '#server/modules/link/link.queries.ts';
import { findExpiredSince } from '#server/modules/signing/corporation/cla-agreement.queries.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  checkPersonalSubmission,
  personalColumns,
  prepareSigning,
  type PersonalSigningInput,
  type PersonalSubmission,
  type PreparedSigning,
} from '#server/modules/signing/personal-signing.ts';
import { signedDetails } from '#server/modules/signing/signing-facts.ts';
import { checkSignerCode } from '#server/modules/signing/signing-input.ts';
import { consumeVerificationCode } from '#server/modules/verification/check-verification-code.ts';
import type { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { mailSignedEmployee } from './employee-mails.ts';
import { employeeSignaturePage } from './employee-signature-page.ts';
import { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';
import { getEmployer, holdEmployer } from './employer.queries.ts';

/** What an employee submits. */
export interface SignEmployeeInput extends PersonalSigningInput {
  /** Id of the corporation signing under which they sign. */
  readonly corporationSigningId: string;
}

/** A signing, its corporation, and the secret address of its document, which cannot be learnt again. */
export interface SignedEmployee {
  readonly signing: EmployeeSigning;
  readonly corporation: CorporationSigning;
  readonly documentToken: string;
  /** Whether it counts now: it is active, and the corporation has agreed in time to what is newer than it signed. */
  readonly inEffect: boolean;
}

/**
 * Signs the current individual CLA of a link as an employee of a corporation that has signed (specification §1, design
 * §7.3). It counts once a manager of the corporation activates it, or at once when the corporation approves
 * automatically. Rules in this order: the link has an individual CLA (`no_cla_binding`); those of
 * `checkPersonalSubmission`; the code, sent for that corporation, matches; those of `getEmployer`; `resigned` when the
 * address is an employee's at the link already.
 */
export async function signEmployee(ctx: AppContext, input: SignEmployeeInput): Promise<SignedEmployee> {
  const link = await getLink(ctx, input.linkId);
  await requireIndividualCla(ctx, link);
  const submission = await checkPersonalSubmission(ctx, link, input);
  const code = await checkEmployeeCode(ctx, submission, input);
  const { corporation } = await getEmployer(ctx.em, { ...input, ...submission });
  await refuseSignedAlready(ctx, submission);
  return storeSigning(ctx, { ...submission, corporation }, code);
}

/** Error: `no_cla_binding` when the link has nothing that employees could sign. */
async function requireIndividualCla(ctx: AppContext, link: Link): Promise<void> {
  if ((await findCurrentClas(ctx, link, ClaType.INDIVIDUAL)).length === 0) {
    throw new AppError('no_cla_binding');
  }
}

/** For what is no id at all no code can have been sent. Errors: `has_not_signed`, those of `checkVerificationCode`. */
function checkEmployeeCode(
  ctx: AppContext,
  submission: PersonalSubmission,
  { corporationSigningId, verificationCode }: SignEmployeeInput,
): Promise<VerificationCode> {
  if (!isUuid(corporationSigningId)) {
    throw new AppError('has_not_signed');
  }
  return checkSignerCode(ctx, submission, {
    purpose: VerificationPurpose.EMPLOYEE_SIGNING,
    scope: corporationSigningId.toLowerCase(),
    code: verificationCode,
  });
}

/** At whichever corporation of the link; a newer CLA asks nothing of employees. */
async function refuseSignedAlready(ctx: AppContext, { link, email }: PersonalSubmission): Promise<void> {
  const live = { link, emailKey: normalizeEmail(email), state: { $ne: EmployeeSigningState.REMOVED } };
  if ((await ctx.em.count(EmployeeSigning, { ...live, suspendedAt: null })) > 0) {
    throw new AppError('resigned');
  }
}

interface EmployeeSubmission extends PersonalSubmission {
  readonly corporation: CorporationSigning;
}

async function storeSigning(
  ctx: AppContext,
  submission: EmployeeSubmission,
  code: VerificationCode,
): Promise<SignedEmployee> {
  const { corporationName } = submission.corporation;
  const prepared = await prepareSigning(ctx, submission, (facts) =>
    employeeSignaturePage({ ...facts, corporationName }),
  );
  return change(ctx, async (tx) => {
    await holdCurrentCla(tx.em, prepared.cla);
    const { corporation, managers } = await holdEmployer(tx.em, {
      ...prepared,
      corporationSigningId: prepared.corporation.id,
    });
    await consumeVerificationCode(tx.em, code, prepared.signedAt);
    const signing = await createSigning(ctx, tx, { ...prepared, corporation });
    const { id, state } = signing;
    const details = {
      ...signedDetails(prepared, signing.document.sha256),
      corporationSigningId: corporation.id,
      state,
    };
    tx.audit({ action: 'EMPLOYEE_SIGNED', actor: 'signer', subject: id, details });
    const expiredSince = await findExpiredSince(tx.em, corporation, prepared.signedAt);
    mailSignedEmployee(ctx, tx, { prepared, signing, corporation, managers, expiredSince });
    const inEffect = state === EmployeeSigningState.ACTIVE && expiredSince === '';
    return { signing, corporation, documentToken: prepared.documentToken, inEffect };
  });
}

async function createSigning(
  ctx: AppContext,
  tx: Change,
  { corporation, ...prepared }: PreparedSigning<EmployeeSubmission>,
): Promise<EmployeeSigning> {
  const state = corporation.autoApproval ? EmployeeSigningState.ACTIVE : EmployeeSigningState.INACTIVE;
  const columns = await personalColumns(ctx, tx, prepared);
  const signing = tx.em.create(EmployeeSigning, { ...columns, corporationSigning: corporation, state });
  if (state === EmployeeSigningState.ACTIVE) {
    const activated = { employeeSigning: signing, state, changedAt: prepared.signedAt };
    tx.em.create(EmployeeSigningChange, { ...activated, manager: null });
  }
  return signing;
}
