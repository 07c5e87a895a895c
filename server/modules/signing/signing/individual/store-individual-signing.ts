import { normalizeEmail } from '#rules/email.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { holdCurrentCla } from '#server/modules/community/cla/lock-clas.ts';
import { actorKey, SIGNER } from '#server/modules/ground/audit/actor.ts';
import { consumeCodeOnce, type MatchedCode } from '#server/modules/ground/verification/check-verification-code.ts';
import { refuseEmployee } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import {
  actColumns,
  createAct,
  type PersonColumns,
  signedDetails,
  signedMailFacts,
  signerColumns,
  storeAct,
} from '#server/modules/signing/signing/act.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { moveIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import { signedPageLink } from '#server/modules/signing/signing/signed-page-link.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';
import type { Submission } from '#server/modules/signing/signing/submission.ts';
import { type IndividualSigning, IndividualSigningEnd } from './individual-signing.entity.ts';

/** What the signer is told about a signing. */
export type StoredSigning = Pick<IndividualSigning, 'id' | 'reference' | 'name' | 'email' | 'signedAt'> & {
  readonly cla: Cla;
};

/** A signing and the secret address of its document, which is returned only here. */
export interface SignedIndividual {
  readonly signing: StoredSigning;
  readonly documentToken: string;
}

/** A checked submission and the code that proved its address. */
export interface ProvedSubmission {
  readonly submission: Submission;
  readonly code: MatchedCode;
  /** An agreement renews a signing, so a link that takes no new ones takes it. */
  readonly purpose: 'signing' | 'agreement';
}

/**
 * Stores a signing, ends the signer's older one as superseded and uses up the code; the document follows after the
 * commit. Errors: those of `holdCurrentCla`, `go_to_sign_employee_cla`, `expired_verification_code`, `resigned` when
 * the address has a live signing of this version.
 */
export async function storeIndividualSigning(
  ctx: AppContext,
  { submission, code, purpose }: ProvedSubmission,
): Promise<SignedIndividual> {
  const act = await createAct(ctx, submission, code);
  const documentToken = newDocumentToken();
  const signing = {
    ...actColumns(ctx, submission, act),
    ...signerColumns(act),
    documentTokenHash: hashDocumentToken(documentToken),
  };
  await change(
    ctx,
    async (tx) => {
      await holdCurrentCla(tx.em, submission.cla, purpose);
      await lockDomains(tx.em, submission.link, 'shared');
      await refuseEmployee(tx.em, submission);
      const isDone = () => hasSigned(tx.em, submission);
      await consumeCodeOnce(tx.em, code, { now: signing.signedAt, isDone });
      const older = await endOlderSigning(tx, submission, signing.signedAt);
      await insertSigning(tx, signing);
      if (older !== undefined) {
        // What the signer has proved stays tied to them.
        await moveIdentities(tx.em, older, signing);
      }
      await report(ctx, tx, { signing, submission, act, documentToken });
    },
    { changesEntities: false },
  );
  return { signing, documentToken };
}

const LIVE = `
select id from individual_signing where link_id = $1 and cla_id = $2 and email_key = $3 and ended_at is null`;

/** Whether the address has a live signing of this version. */
async function hasSigned(em: Em, { link, cla, email }: Submission): Promise<boolean> {
  return (await runStatement(em, LIVE, [link.id, cla.id, normalizeEmail(email)])).length > 0;
}

/** The signing that a newer one takes the place of. */
interface EndedSigning {
  readonly id: string;
  readonly reference: string;
}

const END_OLDER = `
update individual_signing set ended_at = $4, ended_by = $5, end_reason = $6
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

interface Signed extends SignedIndividual {
  readonly submission: Submission;
  readonly act: Act;
}

async function report(ctx: AppContext, tx: Change, { signing, submission, act, documentToken }: Signed): Promise<void> {
  tx.audit({
    action: 'INDIVIDUAL_SIGNED',
    actor: SIGNER,
    link: submission.link,
    subject: signing.id,
    details: signedDetails(submission, act),
  });
  await storeAct(
    tx,
    { signing: signing.id, act },
    {
      template: 'individual_signed',
      language: act.language,
      recipient: act.email,
      link: submission.link,
      data: signedMailFacts(act),
      ...signedPageLink(ctx, documentToken),
    },
  );
}
