import { ClaType } from '#rules/cla-type.ts';
import { emailDomain, isEmail, normalizeEmail } from '#rules/email.ts';
import { characterCount, hasControlCharacter, NAME_MAX_LENGTH } from '#rules/field-value.ts';
import type { Language } from '#rules/language.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { unprintableCharacter } from '#server/integrations/pdf/font-coverage.ts';
import { appendSignaturePage } from '#server/integrations/pdf/signature-page.ts';
import { type Cla } from '#server/modules/cla/cla.entity.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { storeDocument, type NewDocument } from '#server/modules/document/store-document.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { findCurrentClas, getLink } from '#server/modules/link/link.queries.ts';
import { policyVersion } from '#server/modules/policy-document/policy-document.queries.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/document-token.ts';
import { resolveFieldValues } from '#server/modules/signing/field-values.rules.ts';
import { newReference } from '#server/modules/signing/reference.ts';
import {
  checkVerificationCode,
  consumeVerificationCode,
} from '#server/modules/verification/check-verification-code.ts';
import { type VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { individualSignaturePage } from './individual-signature-page.ts';
import { IndividualSigning, IndividualSigningEnd } from './individual-signing.entity.ts';

/** What a contributor submits. */
export interface SignIndividualInput {
  readonly linkId: string;
  /** The CLA's id, or its number at the link, by which REST knows it. */
  readonly claId: string;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly verificationCode: string;
  /** Value by field id of the CLA; others are ignored. */
  readonly fieldValues: Readonly<Record<string, string>>;
  readonly privacyConsented: boolean;
}

/** A signing and the secret address of its document, which cannot be learnt again. */
export interface SignedIndividual {
  readonly signing: IndividualSigning;
  readonly documentToken: string;
}

/** The submission, checked and completed. */
interface Submission {
  readonly link: Link;
  readonly cla: Cla;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly fieldValues: Record<string, string>;
}

/**
 * Signs the current individual CLA of a link (specification §1, design §7). Rules in this order: the CLA is current
 * (`unmatched_cla`), consent is given, name, address and fields hold, the code matches; only then what it says about
 * the address: `go_to_sign_employee_cla`, `resigned`. A newer version signed ends the older signing as superseded.
 */
export async function signIndividual(ctx: AppContext, input: SignIndividualInput): Promise<SignedIndividual> {
  const submission = await checkSubmission(ctx, input);
  const { link, email } = submission;
  const claim = {
    purpose: VerificationPurpose.INDIVIDUAL_SIGNING,
    scope: link.id,
    email,
    code: input.verificationCode,
  };
  const code = await checkVerificationCode(ctx, claim);
  if ((await findCorporationOfDomain(ctx.em, link, emailDomain(email))) !== null) {
    throw new AppError('go_to_sign_employee_cla');
  }
  await refuseSignedAlready(ctx, submission);
  return storeSigning(ctx, submission, code);
}

async function checkSubmission(ctx: AppContext, input: SignIndividualInput): Promise<Submission> {
  const link = await getLink(ctx, input.linkId);
  const cla = (await findCurrentClas(ctx, link, ClaType.INDIVIDUAL)).find(
    ({ id, number, language }) => language === input.language && [id, String(number)].includes(input.claId),
  );
  if (cla === undefined) {
    throw new AppError('unmatched_cla');
  }
  requireConsent(input.privacyConsented);
  const name = checkName(input.name);
  const email = checkEmail(input.email);
  const date = ctx.now().toISOString().slice(0, 10);
  const fieldValues = resolveFieldValues(cla.fields, input.fieldValues, { name, email, date });
  await refuseUnprintable([['name', name], ...Object.entries(fieldValues)]);
  if (input.verificationCode.trim() === '') {
    throw new AppError('bad_request_parameter', { field: 'verificationCode' });
  }
  return { link, cla, language: input.language, name, email, fieldValues };
}

function requireConsent(privacyConsented: boolean): void {
  if (!privacyConsented) {
    throw new AppError('bad_request_parameter', { field: 'privacyConsented' });
  }
}

function checkName(given: string): string {
  const name = given.trim();
  if (name === '' || characterCount(name) > NAME_MAX_LENGTH || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field: 'name' });
  }
  return name;
}

function checkEmail(given: string): string {
  const email = given.trim();
  if (!isEmail(email)) {
    throw new AppError('invalid_email', { field: 'email' });
  }
  return email;
}

/** A character that no font has would be missing in the document, so it is refused by its name (design §7). */
async function refuseUnprintable(values: readonly (readonly [field: string, value: string])[]): Promise<void> {
  for (const [field, value] of values) {
    const character = await unprintableCharacter(value);
    if (character !== undefined) {
      throw new AppError('bad_request_parameter', { field, character });
    }
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
  submission: Submission,
  code: VerificationCode,
): Promise<SignedIndividual> {
  const reference = newReference();
  const documentToken = newDocumentToken();
  const consentVersion = await policyVersion(ctx.deps, 'privacy');
  const signedAt = ctx.now();
  const facts = { ...submission, reference, consentVersion, signedAt };
  const signedPdf = await composeDocument(ctx, facts);
  const signing = await change(ctx, async (tx) => {
    await consumeVerificationCode(tx.em, code, signedAt);
    await endOlderSigning(tx, facts);
    const created = await createSigning(ctx, tx, { ...facts, documentToken, signedPdf });
    report(tx, created, facts);
    return created;
  });
  return { signing, documentToken };
}

type Facts = Submission & { readonly reference: string; readonly consentVersion: string; readonly signedAt: Date };

/** The signed document, and the CLA that it begins with. */
type SignedPdf = Pick<NewDocument, 'bytes' | 'base'>;

async function composeDocument(ctx: AppContext, facts: Facts): Promise<SignedPdf> {
  const { sha256 } = facts.cla.document;
  const original = await readDocument(ctx.em, sha256);
  const page = individualSignaturePage({
    ...facts,
    community: facts.link.alias,
    projectUrl: facts.link.projectUrl,
    fields: facts.cla.fields,
    claVersion: facts.cla.version,
    claSha256: sha256,
  });
  return { bytes: await appendSignaturePage(original.bytes, page), base: { sha256, size: original.bytes.length } };
}

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
  { documentToken, signedPdf, ...facts }: Facts & { documentToken: string; signedPdf: SignedPdf },
): Promise<IndividualSigning> {
  const document = await storeDocument(tx.em, { ...signedPdf, createdAt: facts.signedAt });
  return tx.em.create(IndividualSigning, {
    reference: facts.reference,
    link: facts.link,
    cla: facts.cla,
    language: facts.language,
    name: facts.name,
    email: facts.email,
    emailKey: normalizeEmail(facts.email),
    fieldValues: facts.fieldValues,
    document,
    documentTokenHash: hashDocumentToken(documentToken),
    consentVersion: facts.consentVersion,
    consentLanguage: facts.language,
    signedAt: facts.signedAt,
    ip: ctx.source.ip,
    userAgent: ctx.source.userAgent ?? null,
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
