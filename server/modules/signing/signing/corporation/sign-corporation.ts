import { ClaType } from '#rules/cla-type.ts';
import {
  CORPORATION_NAME_KEY_MAX_LENGTH,
  CORPORATION_NAME_MAX_LENGTH,
  normalizeCorporationName,
} from '#rules/corporation-name.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { consumeCodeOnce } from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { issueUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/refuse-restricted-domain.ts';
import type { NewSigning } from '#server/modules/signing/signing/act.ts';
import { resolveFieldValues } from '#server/modules/signing/signing/field-values.rules.ts';
import { storeSigning } from '#server/modules/signing/signing/store-signing.ts';
import {
  checkName,
  getClaToSign,
  proveSubmission,
  type ProvedSubmission,
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
  const purpose = VerificationPurpose.CORPORATION_SIGNING;
  const proved = await proveSubmission(ctx, submission, { ...input, purpose, scope: submission.link.id });
  await refuseSignedAlready(ctx, submission);
  return storeCorporationSigning(ctx, proved);
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

function storeCorporationSigning(ctx: AppContext, submission: ProvedSubmission): Promise<SubmittedCorporation> {
  const { code } = submission;
  return storeSigning(ctx, submission, {
    purpose: 'signing',
    async store(tx, stored) {
      const isDone = () => hasSigned(tx.em, submission);
      await consumeCodeOnce(tx.em, code, { now: stored.columns.signedAt, isDone });
      const signing = createSigning(tx, stored);
      const uploadLink = issueUploadLink(ctx, tx, signing);
      return {
        result: { signing, uploadKey: uploadLink.key },
        event: { action: 'CORPORATION_SIGNED', details: stored.details },
        mail: documentMail(signing, { ...submission, uploadLink }),
      };
    },
  });
}

function createSigning(tx: Change, { act, columns }: NewSigning): CorporationSigning {
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
