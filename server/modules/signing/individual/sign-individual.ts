import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { holdCurrentCla } from '#server/modules/cla/lock-clas.ts';
import { getLink } from '#server/modules/link/link.queries.ts';
import { lockDomains } from '#server/modules/signing/corporation/claim-domains.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import {
  checkPersonalSubmission,
  personalColumns,
  prepareSigning,
  signedMailFacts,
  type PersonalSigningInput,
  type PersonalSubmission,
  type PreparedSigning,
} from '#server/modules/signing/personal-signing.ts';
import { signedDetails, type Submission } from '#server/modules/signing/signing-facts.ts';
import { checkSignerCode } from '#server/modules/signing/signing-input.ts';
import { consumeVerificationCode } from '#server/modules/verification/check-verification-code.ts';
import { type VerificationCode } from '#server/modules/verification/verification-code.entity.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';
import { individualSignaturePage } from './individual-signature-page.ts';
import { IndividualSigning, IndividualSigningEnd } from './individual-signing.entity.ts';

/** A signing and the secret address of its document, which cannot be learnt again. */
export interface SignedIndividual {
  readonly signing: IndividualSigning;
  readonly documentToken: string;
}

/**
 * Signs the current individual CLA of a link (specification §1, design §7). Rules in this order: those of
 * `checkPersonalSubmission`, the code matches; only then what it says about the address: `go_to_sign_employee_cla`,
 * `resigned`. A newer version signed ends the older signing as superseded.
 */
export async function signIndividual(ctx: AppContext, input: PersonalSigningInput): Promise<SignedIndividual> {
  const link = await getLink(ctx, input.linkId);
  const submission = await checkPersonalSubmission(ctx, link, input);
  const claim = { purpose: VerificationPurpose.INDIVIDUAL_SIGNING, code: input.verificationCode };
  const code = await checkSignerCode(ctx, submission, claim);
  await refuseEmployee(ctx.em, submission);
  await refuseSignedAlready(ctx, submission);
  return storeSigning(ctx, submission, code);
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
