import { createHash, randomBytes } from 'node:crypto';
import { CONSENT_TEXT } from '#rules/consent-text.ts';
import { localizedFieldTitle } from '#rules/field.ts';
import { verifyPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { employeeDeclaration } from '#server/modules/signing/employee/employee-signature-page.ts';
import { corporationDeclaration } from './corporation/corporation-signature-page.ts';
import { individualDeclaration } from './individual/individual-signature-page.ts';
import { newReference } from './reference.ts';
import type { Declared } from './signature-rows.ts';
import type { Act, ActProof, SigningKind } from './signing-act.entity.ts';
import type { ProvedSubmission, Submission } from './submission.ts';

/** What a signer declares by signing, in the language of the signing. */
const DECLARATIONS: Readonly<Record<SigningKind, (declared: Declared) => string>> = {
  individual: individualDeclaration,
  employee: employeeDeclaration,
  corporation: corporationDeclaration,
};

/** What all kinds of signings are stored with. */
export interface NewSigning {
  readonly act: Act;
  readonly columns: SigningColumns;
  /** Details of its audit event. */
  readonly details: Readonly<Record<'reference' | 'linkId' | 'claSha256' | 'actSha256', string>>;
}

/** The columns common to all signings: what was agreed to, when, and where the request came from. */
type SigningColumns = ReturnType<typeof signingColumns>;

/** The second of three steps, the act: signs a proved submission now, under a new reference. */
export function newSigning(ctx: AppContext, submission: ProvedSubmission): NewSigning {
  const act = createAct(ctx, submission);
  const { reference, claSha256 } = act;
  const details = { reference, linkId: submission.link.linkId, claSha256, actSha256: actFingerprint(act) };
  return { act, columns: signingColumns(ctx, submission, act), details };
}

function createAct(ctx: AppContext, { code, consentVersion, ...submission }: ProvedSubmission): Act {
  const reference = newReference();
  const act = stateAct(submission, { reference, consentVersion, signedAt: ctx.now().toISOString() });
  const { kind, language } = act;
  const proof: ActProof = {
    codeSentAt: code.createdAt.toISOString(),
    codeMatchedAt: code.matchedAt.toISOString(),
    declaration: DECLARATIONS[kind](act),
    consentText: CONSENT_TEXT[language],
    linkId: submission.link.linkId,
    verifyUrl: new URL(verifyPath(reference), ctx.deps.config.publicUrl).href,
  };
  return { ...act, proof, salt: randomBytes(32).toString('hex') };
}

function signingColumns({ source }: AppContext, { link, cla, fieldValues }: ProvedSubmission, act: Act) {
  return {
    // Chosen here because the audit event and the job name the signing before it is stored.
    id: crypto.randomUUID(),
    reference: act.reference,
    link,
    cla,
    language: act.language,
    fieldValues: { ...fieldValues },
    consentVersion: act.consentVersion,
    consentLanguage: act.language,
    signedAt: new Date(act.signedAt),
    ip: source.ip,
    userAgent: source.userAgent ?? null,
  };
}

/** States a submission as an act. */
export function stateAct(
  { link, cla, fieldValues, ...submission }: Submission,
  signed: Pick<Act, 'reference' | 'consentVersion' | 'signedAt'>,
): Act {
  return {
    ...submission,
    ...signed,
    community: link.alias,
    projectUrl: link.projectUrl,
    claVersion: cla.version,
    claSha256: cla.document.sha256,
    fields: cla.fields.map((field) => ({
      type: field.type,
      title: localizedFieldTitle(field, cla.type, submission.language),
      value: fieldValues[field.id] ?? '',
    })),
  };
}

/**
 * Returns the fingerprint of an act, in hexadecimal: SHA-256 of the bytes of its salt, followed by the RFC 8785
 * canonical JSON of all its other members. It is in the audit event of the signing. Without the salt, which is erased
 * with the act, nobody can find out by trying what it stated.
 */
export function actFingerprint({ salt, ...stated }: Act): string {
  return createHash('sha256')
    .update(Buffer.from(salt ?? '', 'hex'))
    .update(canonicalJson(stated))
    .digest('hex');
}

/** Data for the confirmation mail to the signer. */
export function signedMailFacts({ signedAt, claVersion, ...act }: Act) {
  const { community, projectUrl, name, reference, claSha256, proof } = act;
  return {
    community,
    projectUrl,
    name,
    reference,
    signedAt: signedAt.slice(0, 10),
    claVersion: String(claVersion),
    claSha256,
    document: 'attached' as const,
    ...(proof !== undefined && { verifyUrl: proof.verifyUrl }),
  };
}
