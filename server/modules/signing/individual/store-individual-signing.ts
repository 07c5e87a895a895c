import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { holdCurrentCla } from '#server/modules/cla/lock-clas.ts';
import { lockDomains } from '#server/modules/signing/corporation/claim-domains.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import {
  personalColumns,
  prepareSigning,
  signedMailFacts,
  type PersonalSubmission,
  type PreparedSigning,
} from '#server/modules/signing/personal-signing.ts';
import { signedDetails, type Submission } from '#server/modules/signing/signing-facts.ts';
import { consumeVerificationCode } from '#server/modules/verification/check-verification-code.ts';
import { type VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { individualSignaturePage } from './individual-signature-page.ts';
import { IndividualSigning, IndividualSigningEnd } from './individual-signing.entity.ts';

/** A signing and the secret address of its document, which cannot be learnt again. */
export interface SignedIndividual {
  readonly signing: IndividualSigning;
  readonly documentToken: string;
}

/** Error: `go_to_sign_employee_cla` when a completed corporation of the link has claimed the address's domain. */
export async function refuseEmployee(em: Em, { link, email }: Pick<Submission, 'link' | 'email'>): Promise<void> {
  if ((await findCorporationOfDomain(em, link, emailDomain(email))) !== null) {
    throw new AppError('go_to_sign_employee_cla');
  }
}

/**
 * Stores a signing with its document, ends the signer's older one as superseded, uses the code up and mails the document
 * (design §7). Errors: `unmatched_cla` when the CLA is no longer current, `go_to_sign_employee_cla`,
 * `expired_verification_code`, `resigned` when another signing of the address was faster.
 */
export async function storeIndividualSigning(
  ctx: AppContext,
  submission: PersonalSubmission,
  code: VerificationCode,
): Promise<SignedIndividual> {
  const prepared = await prepareSigning(ctx, submission, individualSignaturePage);
  const signing = await change(ctx, async (tx) => {
    await holdCurrentCla(tx.em, prepared.cla);
    await lockDomains(tx.em, prepared.link, 'shared');
    await refuseEmployee(tx.em, prepared);
    await consumeVerificationCode(tx.em, code, prepared.signedAt);
    await endOlderSigning(tx, prepared);
    const created = tx.em.create(IndividualSigning, await personalColumns(ctx, tx, prepared));
    report(tx, created, prepared);
    return created;
  });
  return { signing, documentToken: prepared.documentToken };
}

type Prepared = PreparedSigning<PersonalSubmission>;

async function endOlderSigning(tx: Change, { link, cla, email, signedAt }: Prepared): Promise<void> {
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

function report(tx: Change, signing: IndividualSigning, prepared: Prepared): void {
  const documentSha256 = signing.document.sha256;
  tx.audit({
    action: 'INDIVIDUAL_SIGNED',
    actor: 'signer',
    subject: signing.id,
    details: signedDetails(prepared, documentSha256),
  });
  tx.enqueueMail({
    template: 'individual_signed',
    language: signing.language,
    recipient: signing.email,
    link: prepared.link,
    data: signedMailFacts(prepared),
    attachments: [{ filename: `${signing.reference}.pdf`, documentSha256 }],
  });
}
