import { randomBytes } from 'node:crypto';
import { CONSENT_TEXT } from '#rules/consent-text.ts';
import { normalizeEmail } from '#rules/email.ts';
import { localizedFieldTitle } from '#rules/field.ts';
import { verifyPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import type { MatchedCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { actFingerprint } from './act-fingerprint.ts';
import { composeDocument } from './compose-document.job.ts';
import { declarationOf } from './declaration.ts';
import { newReference } from './reference.ts';
import type { Act, ActProof } from './signing-act.entity.ts';
import type { Submission } from './submission.ts';

/**
 * The second of three steps, the act: signs a submission now, under a new reference and with consent to the current
 * privacy policy, the community's own where it has one, the code having just matched. May fetch that policy from a code
 * platform, so never call it within a transaction.
 */
export async function createAct(
  ctx: AppContext,
  submission: Submission,
  { createdAt: codeSentAt }: MatchedCode,
): Promise<Act> {
  const codeMatchedAt = ctx.now();
  const reference = newReference();
  const consentVersion = submission.link.privacyVersion ?? (await policyVersion(ctx.deps, 'privacy'));
  const act = stateAct(submission, { reference, consentVersion, signedAt: ctx.now().toISOString() });
  const { kind, language } = act;
  const proof: ActProof = {
    codeSentAt: codeSentAt.toISOString(),
    codeMatchedAt: codeMatchedAt.toISOString(),
    declaration: declarationOf(kind, act),
    consentText: CONSENT_TEXT[language],
    linkId: submission.link.linkId,
    verifyUrl: new URL(verifyPath(reference), ctx.deps.config.publicUrl).href,
  };
  return { ...act, proof, salt: randomBytes(32).toString('hex') };
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

/** The columns common to all signings: what was agreed to, when, and where the request came from. */
export function actColumns({ source }: AppContext, { link, cla, fieldValues }: Submission, act: Act) {
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

const STORE = 'insert into signing_act (signing, act) values ($1, $2)';

/**
 * Stores the act of a signing. The mail is put into the outbox with it, and is sent once the document is derived after
 * the commit.
 */
export async function storeAct(tx: Change, { signing, act }: { signing: string; act: Act }, mail: Mail): Promise<void> {
  await runStatement(tx.em, STORE, [signing, JSON.stringify(act)]);
  tx.enqueue(composeDocument, { signingId: signing, emailId: tx.holdMail(mail) });
}

/** The columns for the signer of an individual CLA. */
export function signerColumns({ name, email }: Act) {
  return { name, email, emailKey: normalizeEmail(email) };
}

/** The columns of a person's signing, for themselves or as an employee. */
export type PersonColumns = ReturnType<typeof actColumns> &
  ReturnType<typeof signerColumns> & { readonly documentTokenHash: string };

/** Details for the audit event of a signing. */
export function signedDetails({ link }: Submission, act: Act) {
  const { reference, claSha256 } = act;
  return { reference, linkId: link.linkId, claSha256, actSha256: actFingerprint(act) };
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
