import { ClaType } from '#rules/cla-type.ts';
import {
  CORPORATION_NAME_KEY_MAX_LENGTH,
  CORPORATION_NAME_MAX_LENGTH,
  normalizeCorporationName,
} from '#rules/corporation-name.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { holdCurrentCla } from '#server/modules/community/cla/lock-clas.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import {
  checkVerificationCode,
  consumeCodeOnce,
  type MatchedCode,
} from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { issueUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/refuse-restricted-domain.ts';
import { actColumns, createAct, signedDetails, storeAct } from '#server/modules/signing/signing/act.ts';
import { resolveFieldValues } from '#server/modules/signing/signing/field-values.rules.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';
import {
  checkName,
  getClaToSign,
  requireCode,
  requireConsent,
  type SigningInput,
  type Submission,
} from '#server/modules/signing/signing/submission.ts';
import { documentMail } from './corporation-document-mail.ts';

/** A representative's submission, unchecked. */
export interface SignCorporationInput extends SigningInput {
  readonly corporationName: string;
  readonly representativeName: string;
}

/** A submitted signing, and the key of its first upload link. */
export interface SubmittedCorporation {
  readonly signing: CorporationSigning;
  readonly uploadKey: string;
}

/**
 * Submits a corporation's signing: the representative is mailed the document to sign on paper with a link to upload it,
 * and the signing stays uncompleted until a community manager approves it. Checks in this order: the CLA is current
 * (`unmatched_cla`), consent, names, address (`restricted_email_suffix`) and fields are valid, the code matches; only
 * then what reveals something about others: `resigned` for the same representative, or the same name and domain;
 * `sameEmailSuffix` when a corporation has the domain.
 */
export async function signCorporation(ctx: AppContext, input: SignCorporationInput): Promise<SubmittedCorporation> {
  const submission = await checkSubmission(ctx, input);
  const code = await checkVerificationCode(ctx, {
    purpose: VerificationPurpose.CORPORATION_SIGNING,
    scope: submission.link.id,
    email: submission.email,
    code: input.verificationCode,
    challenge: input.challenge,
    linkId: submission.link.id,
    acceptsUsed: true,
  });
  await refuseSignedAlready(ctx, submission);
  return storeSigning(ctx, submission, code);
}

async function checkSubmission(ctx: AppContext, input: SignCorporationInput): Promise<Submission> {
  const link = await getLink(ctx, input.linkId);
  const cla = await getClaToSign(ctx, link, { ...input, type: ClaType.CORPORATION });
  requireConsent(input.privacyConsented);
  const corporationName = checkName(input.corporationName, {
    field: 'corporationName',
    maxLength: CORPORATION_NAME_MAX_LENGTH,
  });
  if (normalizeCorporationName(corporationName).length > CORPORATION_NAME_KEY_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'corporationName' });
  }
  const name = checkName(input.representativeName, { field: 'representativeName', maxLength: NAME_MAX_LENGTH });
  const email = checkEmail(input.email);
  refuseRestrictedDomain(email, ctx.deps.config.restrictedEmailDomains);
  const fieldValues = resolveFieldValues(cla.fields, input.fieldValues, {
    email,
    name,
    authorized: name,
    corporationName,
    date: ctx.now().toISOString().slice(0, 10),
  });
  const names = { corporationName, representativeName: name };
  refuseUnprintable([...Object.entries(names), ...Object.entries(fieldValues)]);
  requireCode(input.verificationCode);
  return { kind: 'corporation', link, cla, language: input.language, name, email, corporationName, fieldValues };
}

/** Unique constraints decide; these look-ups only give the representative a helpful error. */
async function refuseSignedAlready(ctx: AppContext, submission: Submission): Promise<void> {
  if (await hasSigned(ctx.em, submission)) {
    throw new AppError('resigned');
  }
  if ((await findCorporationOfDomain(ctx.em, submission.link, emailDomain(submission.email))) !== null) {
    throw new AppError('sameEmailSuffix');
  }
}

/** Whether the representative, or a corporation of this name and domain, has signed. */
async function hasSigned(em: Em, { link, email, corporationName }: Submission): Promise<boolean> {
  const primaryDomain = emailDomain(email);
  const same = await em.count(CorporationSigning, {
    link,
    state: { $ne: CorporationSigningState.DELETED },
    $or: [
      { representativeEmailKey: normalizeEmail(email) },
      { corporationNameKey: normalizeCorporationName(corporationName), primaryDomain },
    ],
  });
  return same > 0;
}

async function storeSigning(ctx: AppContext, submission: Submission, code: MatchedCode): Promise<SubmittedCorporation> {
  const { link, cla } = submission;
  const act = await createAct(ctx, submission, code);
  const columns = actColumns(ctx, submission, act);
  return change(ctx, async (tx) => {
    await holdCurrentCla(tx.em, cla, 'signing');
    const isDone = () => hasSigned(tx.em, submission);
    await consumeCodeOnce(tx.em, code, { now: columns.signedAt, isDone });
    const signing = createSigning(tx, act, columns);
    const details = signedDetails(submission, act);
    tx.audit({ action: 'CORPORATION_SIGNED', actor: SIGNER, link: signing.link, subject: signing.id, details });
    const uploadLink = issueUploadLink(ctx, tx, signing);
    await storeAct(tx, { signing: signing.id, act }, documentMail(signing, { link, cla, uploadLink }));
    return { signing, uploadKey: uploadLink.key };
  });
}

function createSigning(tx: Change, act: Act, columns: ReturnType<typeof actColumns>): CorporationSigning {
  const primaryDomain = emailDomain(act.email);
  const signing = tx.em.create(CorporationSigning, {
    ...columns,
    corporationName: act.corporationName,
    corporationNameKey: normalizeCorporationName(act.corporationName),
    representativeName: act.name,
    representativeEmail: act.email,
    representativeEmailKey: normalizeEmail(act.email),
    primaryDomain,
  });
  const { link, signedAt } = columns;
  const domain = { link, corporationSigning: signing, domain: primaryDomain, primary: true };
  tx.em.create(CorporationDomain, { ...domain, claimed: false, createdAt: signedAt });
  return signing;
}
