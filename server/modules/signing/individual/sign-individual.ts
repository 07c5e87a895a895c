import { ClaType } from '#rules/cla-type.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { holdCurrentCla } from '#server/modules/cla/lock-clas.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { composeDocument, statedFacts, type ComposedDocument } from '#server/modules/signing/compose-document.ts';
import { lockDomains } from '#server/modules/signing/corporation/claim-domains.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/document-token.ts';
import { resolveFieldValues } from '#server/modules/signing/field-values.rules.ts';
import { factsOf, signingColumns, type FactsOf, type Submission } from '#server/modules/signing/signing-facts.ts';
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
import { type VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { individualSignaturePage } from './individual-signature-page.ts';
import { IndividualSigning, IndividualSigningEnd } from './individual-signing.entity.ts';

/** What a contributor submits. */
export interface SignIndividualInput extends SigningInput {
  readonly name: string;
}

/** A signing and the secret address of its document, which cannot be learnt again. */
export interface SignedIndividual {
  readonly signing: IndividualSigning;
  readonly documentToken: string;
}

interface IndividualSubmission extends Submission {
  readonly name: string;
}

/**
 * Signs the current individual CLA of a link (specification §1, design §7). Rules in this order: the CLA is current
 * (`unmatched_cla`), consent is given, name, address and fields hold, the code matches; only then what it says about
 * the address: `go_to_sign_employee_cla`, `resigned`. A newer version signed ends the older signing as superseded.
 */
export async function signIndividual(ctx: AppContext, input: SignIndividualInput): Promise<SignedIndividual> {
  const submission = await checkSubmission(ctx, input);
  const claim = { purpose: VerificationPurpose.INDIVIDUAL_SIGNING, code: input.verificationCode };
  const code = await checkSignerCode(ctx, submission, claim);
  await refuseEmployee(ctx.em, submission);
  await refuseSignedAlready(ctx, submission);
  return storeSigning(ctx, submission, code);
}

async function checkSubmission(ctx: AppContext, input: SignIndividualInput): Promise<IndividualSubmission> {
  const link = await getLink(ctx, input.linkId);
  const cla = await getClaToSign(ctx, link, { ...input, type: ClaType.INDIVIDUAL });
  requireConsent(input.privacyConsented);
  const name = checkName(input.name, { field: 'name', maxLength: NAME_MAX_LENGTH });
  const email = checkEmail(input.email);
  const date = ctx.now().toISOString().slice(0, 10);
  const fieldValues = resolveFieldValues(cla.fields, input.fieldValues, { name, email, date });
  await refuseUnprintable([['name', name], ...Object.entries(fieldValues)]);
  requireCode(input.verificationCode);
  return { link, cla, language: input.language, name, email, fieldValues };
}

async function refuseEmployee(em: Em, { link, email }: Submission): Promise<void> {
  if ((await findCorporationOfDomain(em, link, emailDomain(email))) !== null) {
    throw new AppError('go_to_sign_employee_cla');
  }
}

async function refuseSignedAlready(ctx: AppContext, { link, cla, email }: Submission): Promise<void> {
  const live = { link, cla, emailKey: normalizeEmail(email), endedAt: null };
  if ((await ctx.em.count(IndividualSigning, live)) > 0) {
    throw new AppError('resigned');
  }
}

async function storeSigning(
  ctx: AppContext,
  submission: IndividualSubmission,
  code: VerificationCode,
): Promise<SignedIndividual> {
  const { link, cla } = submission;
  const documentToken = newDocumentToken();
  const facts = await factsOf(ctx, submission);
  const page = individualSignaturePage({ ...facts, ...statedFacts(link, cla) });
  const signedPdf = await composeDocument(ctx, cla, page);
  const signing = await change(ctx, async (tx) => {
    await holdCurrentCla(tx.em, cla);
    await lockDomains(tx.em, link, 'shared');
    await refuseEmployee(tx.em, submission);
    await consumeVerificationCode(tx.em, code, facts.signedAt);
    await endOlderSigning(tx, facts);
    const created = await createSigning(ctx, tx, { ...facts, documentToken, signedPdf });
    report(tx, created, facts);
    return created;
  });
  return { signing, documentToken };
}

type Facts = FactsOf<IndividualSubmission>;

async function endOlderSigning(tx: Change, { link, cla, email, signedAt }: Facts): Promise<void> {
  const older = await tx.em.findOne(IndividualSigning, {
    link,
    cla: { $ne: cla },
    emailKey: normalizeEmail(email),
    endedAt: null,
  });
  if (older === null) {
    return;
  }
  Object.assign(older, { endedAt: signedAt, endedBy: 'signer', endReason: IndividualSigningEnd.SUPERSEDED });
  const details = { reference: older.reference, reason: IndividualSigningEnd.SUPERSEDED };
  tx.audit({ action: 'INDIVIDUAL_SIGNING_ENDED', actor: 'signer', subject: older.id, details });
  // The database allows one live signing of an address, so the older one must have ended before the new one is written.
  await tx.em.flush();
}

async function createSigning(
  ctx: AppContext,
  tx: Change,
  { documentToken, signedPdf, ...facts }: Facts & { documentToken: string; signedPdf: ComposedDocument },
): Promise<IndividualSigning> {
  const document = await storeDocument(tx.em, { ...signedPdf, createdAt: facts.signedAt });
  return tx.em.create(IndividualSigning, {
    ...signingColumns(ctx, facts),
    name: facts.name,
    email: facts.email,
    emailKey: normalizeEmail(facts.email),
    document,
    documentTokenHash: hashDocumentToken(documentToken),
  });
}

function report(tx: Change, signing: IndividualSigning, { link, cla, signedAt }: Facts): void {
  const documentSha256 = signing.document.sha256;
  tx.audit({
    action: 'INDIVIDUAL_SIGNED',
    actor: 'signer',
    subject: signing.id,
    details: { reference: signing.reference, linkId: link.linkId, claSha256: cla.document.sha256, documentSha256 },
  });
  tx.enqueueMail({
    template: 'individual_signed',
    language: signing.language,
    recipient: signing.email,
    link,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: signing.name,
      reference: signing.reference,
      signedAt: signedAt.toISOString().slice(0, 10),
      claVersion: String(cla.version),
      claSha256: cla.document.sha256,
    },
    attachments: [{ filename: `${signing.reference}.pdf`, documentSha256 }],
  });
}
