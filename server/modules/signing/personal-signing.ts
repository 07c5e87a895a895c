import { ClaType } from '#rules/cla-type.ts';
import { normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import { storeDocument } from '#server/modules/document/store-document.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { composeDocument, statedFacts, type ComposedDocument } from './compose-document.ts';
import { hashDocumentToken, newDocumentToken } from './document-token.ts';
import { resolveFieldValues } from './field-values.rules.ts';
import type { SignatureFacts } from './signature-facts.ts';
import { factsOf, signingColumns, type FactsOf, type Submission } from './signing-facts.ts';
import {
  checkEmail,
  checkName,
  getClaToSign,
  requireCode,
  requireConsent,
  type SigningInput,
} from './signing-input.ts';

/** What a person submits who signs an individual CLA, for themselves or as an employee. */
export interface PersonalSigningInput extends SigningInput {
  readonly name: string;
}

/** The same, checked and completed. */
export interface PersonalSubmission extends Submission {
  readonly name: string;
}

/** What the signature page of a person states. */
export interface PersonalSignatureFacts extends SignatureFacts {
  readonly name: string;
}

/** A signing that only needs to be stored. */
export type PreparedSigning<S extends PersonalSubmission> = FactsOf<S> & {
  readonly documentToken: string;
  readonly signedPdf: ComposedDocument;
};

/**
 * Checks all that needs no code, in this order: the CLA is a current individual one (`unmatched_cla`), consent is given,
 * name (`bad_request_parameter`), address (`invalid_email`) and fields (also `unmatched_email`) hold, a code was typed.
 */
export async function checkPersonalSubmission(
  ctx: AppContext,
  link: Link,
  input: PersonalSigningInput,
): Promise<PersonalSubmission> {
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

/** Signs a submission now and makes its document. Takes a while: never within a transaction. */
export async function prepareSigning<S extends PersonalSubmission>(
  ctx: AppContext,
  submission: S,
  pageOf: (facts: S & PersonalSignatureFacts) => SignaturePage,
): Promise<PreparedSigning<S>> {
  const facts = await factsOf(ctx, submission);
  const page = pageOf({ ...facts, ...statedFacts(facts.link, facts.cla) });
  const signedPdf = await composeDocument(ctx, facts.cla, page);
  return { ...facts, documentToken: newDocumentToken(), signedPdf };
}

/** Stores the document of a signing; answers the columns that every person's signing has. */
export async function personalColumns(ctx: AppContext, tx: Change, prepared: PreparedSigning<PersonalSubmission>) {
  const { name, email, documentToken, signedPdf, signedAt } = prepared;
  return {
    ...signingColumns(ctx, prepared),
    name,
    email,
    emailKey: normalizeEmail(email),
    document: await storeDocument(tx.em, { ...signedPdf, createdAt: signedAt }),
    documentTokenHash: hashDocumentToken(documentToken),
  };
}

/** What the mail to the signer says of the signing. */
export function signedMailFacts({ link, cla, name, reference, signedAt }: FactsOf<PersonalSubmission>) {
  return {
    community: link.alias,
    projectUrl: link.projectUrl,
    name,
    reference,
    signedAt: signedAt.toISOString().slice(0, 10),
    claVersion: String(cla.version),
    claSha256: cla.document.sha256,
  };
}
