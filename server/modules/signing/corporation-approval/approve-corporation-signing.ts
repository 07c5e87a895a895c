import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { generatePassword } from '#server/modules/access/account/create-community-account.ts';
import { Manager, ManagerRole, PRESENT_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { oneTimePasswordEnd } from '#server/modules/access/account/one-time-password.rules.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { newAccountMail } from '#server/modules/signing/manager/new-account-mail.ts';
import { hashPassword } from '#server/security/password-hash.ts';
import { administratorAccount } from './administrator-account.rules.ts';
import { claimDomains } from './claim-domains.ts';
import { mailSignedPdf } from './mail-signed-pdf.ts';

/**
 * Completes an uncompleted signing whose signed PDF was uploaded: the corporation claims its domains, individual
 * signings in them end, the signed PDF is sealed and mailed to the representative, who becomes the administrator and is
 * mailed a one-time password. `seenPdf` is when the reviewed document was uploaded; null for whichever there is.
 * Errors: those of `getChangeableCorporationSigning` and `requireStepUp`; `unuploaded`; `signed_document_replaced`;
 * `corp_manager_exists` when already completed; `not_ready_to_sign` when deleted; `sameEmailSuffix` when another
 * corporation has the domain; `exits_email` when the representative manages another corporation of the link.
 */
export async function approveCorporationSigning(
  ctx: AppContext,
  id: string,
  seenPdf: Date | null = null,
): Promise<CorporationSigning> {
  const { link, actor, session, ...own } = await getChangeableCorporationSigning(ctx, id);
  await requireStepUp(ctx, session);
  refuseApproval(own.signing);
  const password = generatePassword();
  // Outside the transaction, because hashing is slow by design.
  const passwordHash = await hashPassword(password);
  return change(ctx, async (tx) => {
    await lockDomains(tx.em, link, 'exclusive');
    const signing = await lockCorporationSigning(tx.em, own.signing);
    const signedPdf = refuseApproval(signing);
    refuseReplaced(signing, seenPdf);
    await claimDomains(ctx, tx, { signing, link, actor });
    const manager = await createAdministrator(ctx, tx, { signing, link, passwordHash });
    Object.assign(signing, { state: CorporationSigningState.COMPLETED, completedAt: ctx.now() });
    const details = { managerId: manager.id, signedPdfSha256: signedPdf.sha256 };
    tx.audit({ action: 'CORPORATION_APPROVED', actor, link, subject: signing.id, details });
    const upload = await findUpload(tx, signing);
    mailSignedPdf(ctx, tx, { signing, link, upload, occasion: 'approved', recipient: representativeOf(signing) });
    tx.enqueueMail({
      template: 'corporation_approved',
      ...newAccountMail(ctx, { manager, corporation: signing, link, password }),
    });
    return signing;
  });
}

/** Returns the signed PDF of a signing that can be approved, otherwise throws. */
function refuseApproval(signing: CorporationSigning): NonNullable<CorporationSigning['signedPdf']> {
  if (signing.state === CorporationSigningState.COMPLETED) {
    throw new AppError('corp_manager_exists');
  }
  requireState(signing, CorporationSigningState.UNCOMPLETED);
  return refuseMissing(signing);
}

function refuseReplaced({ pdfUploadedAt }: CorporationSigning, seenPdf: Date | null): void {
  if (seenPdf !== null && seenPdf.getTime() !== pdfUploadedAt?.getTime()) {
    throw new AppError('signed_document_replaced');
  }
}

function refuseMissing({ signedPdf }: CorporationSigning): NonNullable<CorporationSigning['signedPdf']> {
  if (!signedPdf) {
    throw new AppError('unuploaded');
  }
  return signedPdf;
}

/** Finds the version that is approved. It is recorded here if it is older than versions. */
async function findUpload(tx: Change, signing: CorporationSigning): Promise<SignedPdfUpload> {
  const document = refuseMissing(signing);
  const [latest] = await tx.em.find(
    SignedPdfUpload,
    { corporationSigning: signing, document: document.sha256 },
    { orderBy: { uploadedAt: 'desc' }, limit: 1 },
  );
  return (
    latest ??
    tx.em.create(SignedPdfUpload, {
      id: crypto.randomUUID(),
      corporationSigning: signing,
      document,
      uploadedAt: signing.pdfUploadedAt ?? signing.signedAt,
    })
  );
}

function representativeOf({ representativeEmail, representativeName, language }: CorporationSigning) {
  return { recipient: representativeEmail, name: representativeName, language };
}

async function createAdministrator(
  ctx: AppContext,
  tx: Change,
  { signing, link, passwordHash }: { signing: CorporationSigning; link: Link; passwordHash: string },
): Promise<Manager> {
  const domain = signing.primaryDomain;
  // Only present managers hold their login names. A domain contains no wildcard characters to escape.
  const others = await tx.em.find(Manager, { ...PRESENT_MANAGER, link, accountKey: { $like: `%\\_${domain}` } });
  const account = administratorAccount(
    domain,
    others.map(({ accountKey }) => accountKey),
  );
  return tx.em.create(Manager, {
    id: crypto.randomUUID(),
    link,
    corporationSigning: signing,
    role: ManagerRole.ADMINISTRATOR,
    account,
    accountKey: account,
    name: signing.representativeName,
    email: signing.representativeEmail,
    emailKey: signing.representativeEmailKey,
    language: signing.language,
    passwordHash,
    oneTimePasswordExpiresAt: oneTimePasswordEnd(ctx.now()),
    createdAt: ctx.now(),
  });
}
