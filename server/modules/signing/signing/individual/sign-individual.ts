import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { actorKey, SIGNER } from '#server/modules/ground/audit/actor.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import { consumeCodeOnce } from '#server/modules/ground/verification/check-verification-code.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { refuseEmployee } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { signedMailFacts } from '#server/modules/signing/signing/act.ts';
import { newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { moveIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import { signedPageLink } from '#server/modules/signing/signing/signed-page-link.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';
import { personColumns, storeSigning, type PersonColumns } from '#server/modules/signing/signing/store-signing.ts';
import {
  checkSubmission,
  proveSubmission,
  type ProvedSubmission,
  type SignIndividualInput,
  type Submission,
} from '#server/modules/signing/signing/submission.ts';
import { IndividualSigning, IndividualSigningEnd } from './individual-signing.entity.ts';

/** The answer to the signer about a signing. */
export type StoredSigning = Pick<IndividualSigning, 'id' | 'reference' | 'name' | 'email' | 'signedAt'> & {
  readonly cla: Cla;
};

/** A signing and the secret address of its document, which is returned only here. */
export interface SignedIndividual {
  readonly signing: StoredSigning;
  readonly documentToken: string;
}

/**
 * Signs the current individual CLA of a link; signing a newer version ends the older signing as superseded. Checks in
 * this order: those of `checkSubmission`, the code matches; only then what reveals something about the address, those
 * of `storeIndividualSigning`.
 */
export async function signIndividual(ctx: AppContext, input: SignIndividualInput): Promise<SignedIndividual> {
  const link = await getLink(ctx, input.linkId);
  const submission = await checkSubmission(ctx, link, input);
  const purpose = VerificationPurpose.INDIVIDUAL_SIGNING;
  const proved = await proveSubmission(ctx, submission, { ...input, purpose, scope: link.id });
  return storeIndividualSigning(ctx, proved, 'signing');
}

/**
 * Stores a signing, ends the signer's older one as superseded and uses up the code; the document follows after the
 * commit. Errors: those of `storeSigning`, `go_to_sign_employee_cla`, `expired_verification_code`, `resigned` when
 * the address has a live signing of this version.
 */
export async function storeIndividualSigning(
  ctx: AppContext,
  submission: ProvedSubmission,
  purpose: 'signing' | 'agreement',
): Promise<SignedIndividual> {
  const { link, code } = submission;
  const documentToken = newDocumentToken();
  return storeSigning(ctx, submission, {
    purpose,
    changesEntities: false,
    async store(tx, stored) {
      const signing = personColumns(stored, documentToken);
      await lockDomains(tx.em, link, 'shared');
      await refuseEmployee(tx.em, submission);
      const isDone = () => hasSigned(tx.em, submission);
      await consumeCodeOnce(tx.em, code, { now: signing.signedAt, isDone });
      const older = await endOlderSigning(tx, submission, signing.signedAt);
      await insertSigning(tx, signing);
      if (older !== undefined) {
        // What the signer has proved stays tied to them.
        await moveIdentities(tx.em, older, signing);
      }
      const event = { action: 'INDIVIDUAL_SIGNED', details: stored.details } as const;
      return { result: { signing, documentToken }, event, mail: signedMail(ctx, stored.act, { link, documentToken }) };
    },
  });
}

/** Whether the address has a live signing of this version. */
async function hasSigned(em: Em, { link, cla, email }: Submission): Promise<boolean> {
  return (await em.count(IndividualSigning, { link, cla, emailKey: normalizeEmail(email), endedAt: null })) > 0;
}

/** The signing that a newer one takes the place of. */
interface EndedSigning {
  readonly id: string;
  readonly reference: string;
}

const END_OLDER = `
update individual_signing set ended_at = $4, ended_by = $5, end_reason = $6, ends_at = null, end_note = null
where link_id = $1 and email_key = $3 and ended_at is null
  and exists (select from cla where id = individual_signing.cla_id and id <> $2 and state = 'superseded')
returning id, reference`;

/** A unique index allows one live signing per address, so this comes before the new one is stored. */
async function endOlderSigning(
  tx: Change,
  { link, cla, email }: Submission,
  endedAt: Date,
): Promise<EndedSigning | undefined> {
  const reason = IndividualSigningEnd.SUPERSEDED;
  const [older] = await runStatement<EndedSigning>(tx.em, END_OLDER, [
    link.id,
    cla.id,
    normalizeEmail(email),
    endedAt,
    actorKey(SIGNER),
    reason,
  ]);
  if (older !== undefined) {
    const details = { reference: older.reference, reason };
    tx.audit({ action: 'INDIVIDUAL_SIGNING_ENDED', actor: SIGNER, link, subject: older.id, details });
  }
  return older;
}

const INSERT = `
insert into individual_signing (id, reference, link_id, cla_id, language, name, email, email_key, field_values,
  document_token_hash, consent_version, consent_language, signed_at, ip, user_agent)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`;

async function insertSigning(tx: Change, { link, cla, ...signing }: PersonColumns): Promise<void> {
  await runStatement(tx.em, INSERT, [
    signing.id,
    signing.reference,
    link.id,
    cla.id,
    signing.language,
    signing.name,
    signing.email,
    signing.emailKey,
    JSON.stringify(signing.fieldValues),
    signing.documentTokenHash,
    signing.consentVersion,
    signing.consentLanguage,
    signing.signedAt,
    signing.ip,
    signing.userAgent,
  ]);
}

interface Confirmed {
  readonly link: Link;
  readonly documentToken: string;
}

/** Confirms the signing to the signer; the signed document is attached later. */
function signedMail(ctx: AppContext, act: Act, { link, documentToken }: Confirmed): Mail<'individual_signed'> {
  return {
    template: 'individual_signed',
    language: act.language,
    recipient: act.email,
    link,
    data: signedMailFacts(act),
    ...signedPageLink(ctx, documentToken),
  };
}
