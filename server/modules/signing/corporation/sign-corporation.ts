import { ClaType } from '#rules/cla-type.ts';
import { CORPORATION_NAME_MAX_LENGTH, normalizeCorporationName } from '#rules/corporation-name.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { holdCurrentCla } from '#server/modules/cla/lock-clas.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { composeDocument, statedFacts, type ComposedDocument } from '#server/modules/signing/compose-document.ts';
import { resolveFieldValues } from '#server/modules/signing/field-values.rules.ts';
import {
  factsOf,
  signedDetails,
  signingColumns,
  type FactsOf,
  type Submission,
} from '#server/modules/signing/signing-facts.ts';
import {
  checkEmail,
  checkName,
  checkSignerCode,
  getClaToSign,
  requireCode,
  requireConsent,
  type SigningInput,
} from '#server/modules/signing/signing-input.ts';
import { consumeVerificationCode } from '#server/modules/verification/check-verification-code.ts';
import type { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { enqueueDocumentMail } from './corporation-document-mail.ts';
import { CorporationDomain } from './corporation-domain.entity.ts';
import { findCorporationOfDomain } from './corporation-domain.queries.ts';
import { corporationSignaturePage } from './corporation-signature-page.ts';
import { CorporationSigning, CorporationSigningState } from './corporation-signing.entity.ts';
import { refuseRestrictedDomain } from './restricted-domain.rules.ts';

/** What a corporation's representative submits. */
export interface SignCorporationInput extends SigningInput {
  readonly corporationName: string;
  readonly representativeName: string;
}

interface CorporationSubmission extends Submission {
  readonly corporationName: string;
  readonly representativeName: string;
}

/**
 * Submits a corporation's signing: it gets the document to sign on paper by e-mail and is uncompleted until a community
 * manager approves it (specification §1, design §7). Rules in this order: the CLA is current (`unmatched_cla`), consent,
 * names, address (`restricted_email_suffix`) and fields hold, the code matches; only then what it says about others:
 * `resigned` for the same representative, or the same name and domain; `sameEmailSuffix` when a corporation has the domain.
 */
export async function signCorporation(ctx: AppContext, input: SignCorporationInput): Promise<CorporationSigning> {
  const submission = await checkSubmission(ctx, input);
  const claim = { purpose: VerificationPurpose.CORPORATION_SIGNING, code: input.verificationCode };
  const code = await checkSignerCode(ctx, submission, claim);
  await refuseSignedAlready(ctx, submission);
  return storeSigning(ctx, submission, code);
}

async function checkSubmission(ctx: AppContext, input: SignCorporationInput): Promise<CorporationSubmission> {
  const link = await getLink(ctx, input.linkId);
  const cla = await getClaToSign(ctx, link, { ...input, type: ClaType.CORPORATION });
  requireConsent(input.privacyConsented);
  const names = {
    corporationName: checkName(input.corporationName, {
      field: 'corporationName',
      maxLength: CORPORATION_NAME_MAX_LENGTH,
    }),
    representativeName: checkName(input.representativeName, {
      field: 'representativeName',
      maxLength: NAME_MAX_LENGTH,
    }),
  };
  const email = checkEmail(input.email);
  refuseRestrictedDomain(email, ctx.deps.config.restrictedEmailDomains);
  const fieldValues = resolveFieldValues(cla.fields, input.fieldValues, {
    email,
    name: names.representativeName,
    authorized: names.representativeName,
    corporationName: names.corporationName,
    date: ctx.now().toISOString().slice(0, 10),
  });
  await refuseUnprintable([...Object.entries(names), ...Object.entries(fieldValues)]);
  requireCode(input.verificationCode);
  return { link, cla, language: input.language, ...names, email, fieldValues };
}

/** The database has the last word; these look-ups only name what the representative can do about it. */
async function refuseSignedAlready(
  ctx: AppContext,
  { link, email, corporationName }: CorporationSubmission,
): Promise<void> {
  const primaryDomain = emailDomain(email);
  const same = await ctx.em.count(CorporationSigning, {
    link,
    state: { $ne: CorporationSigningState.DELETED },
    $or: [
      { representativeEmailKey: normalizeEmail(email) },
      { corporationNameKey: normalizeCorporationName(corporationName), primaryDomain },
    ],
  });
  if (same > 0) {
    throw new AppError('resigned');
  }
  if ((await findCorporationOfDomain(ctx.em, link, primaryDomain)) !== null) {
    throw new AppError('sameEmailSuffix');
  }
}

type Facts = FactsOf<CorporationSubmission>;

async function storeSigning(
  ctx: AppContext,
  submission: CorporationSubmission,
  code: VerificationCode,
): Promise<CorporationSigning> {
  const { link, cla } = submission;
  const facts = await factsOf(ctx, submission);
  const page = corporationSignaturePage({ ...facts, ...statedFacts(link, cla) });
  const toSign = await composeDocument(ctx, cla, page);
  return change(ctx, async (tx) => {
    await holdCurrentCla(tx.em, cla);
    await consumeVerificationCode(tx.em, code, facts.signedAt);
    const signing = await createSigning(ctx, tx, { ...facts, toSign });
    const documentSha256 = enqueueDocumentMail(tx, signing, facts);
    tx.audit({
      action: 'CORPORATION_SIGNED',
      actor: 'signer',
      subject: signing.id,
      details: signedDetails(facts, documentSha256),
    });
    return signing;
  });
}

async function createSigning(
  ctx: AppContext,
  tx: Change,
  { toSign, ...facts }: Facts & { toSign: ComposedDocument },
): Promise<CorporationSigning> {
  const { link, signedAt } = facts;
  const primaryDomain = emailDomain(facts.email);
  const signing = tx.em.create(CorporationSigning, {
    // Chosen here, because the audit event and the mail name the signing before it is stored.
    id: crypto.randomUUID(),
    ...signingColumns(ctx, facts),
    corporationName: facts.corporationName,
    corporationNameKey: normalizeCorporationName(facts.corporationName),
    representativeName: facts.representativeName,
    representativeEmail: facts.email,
    representativeEmailKey: normalizeEmail(facts.email),
    primaryDomain,
    document: await storeDocument(tx.em, { ...toSign, createdAt: signedAt }),
  });
  const domain = { link, corporationSigning: signing, domain: primaryDomain, primary: true };
  tx.em.create(CorporationDomain, { ...domain, claimed: false, createdAt: signedAt });
  return signing;
}
