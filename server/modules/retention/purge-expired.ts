import type { Em } from '#server/db/open-database.ts';
import { ClaUpload } from '#server/modules/cla/cla-upload.entity.ts';
import { deleteUnreferencedDocuments } from '#server/modules/document/delete-unreferenced-documents.ts';
import { Email, EmailState } from '#server/modules/email/email.entity.ts';
import { PasswordReset } from '#server/modules/password-reset/password-reset.entity.ts';
import { AuthorizationRequest } from '#server/modules/session/authorization-request.entity.ts';
import { LoginGuard } from '#server/modules/session/login-guard.entity.ts';
import { Session } from '#server/modules/session/session.entity.ts';
import { VerificationCode } from '#server/modules/verification/verification-code.entity.ts';

/** Hours for which what has ended is kept, so that an operator can still look into yesterday's trouble. */
const KEPT_HOURS = 24;

/**
 * Deletes what nobody needs any more a day after its end: codes and the mails that carried them, sessions with their
 * addresses, authorisations, reset links, login failures, and CLA uploads that were never bound. Signings, their mails and audit
 * events stay.
 */
export async function purgeExpired(em: Em, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
  await em.nativeDelete(VerificationCode, { expiresAt: { $lt: before } });
  await em.nativeDelete(Email, {
    template: { $in: ['verification_code', 'email_domain_code', 'sender_verification_code', 'password_reset'] },
    state: { $ne: EmailState.QUEUED },
    createdAt: { $lt: before },
  });
  await em.nativeDelete(AuthorizationRequest, { expiresAt: { $lt: before } });
  await em.nativeDelete(Session, { $or: [{ seenAt: { $lt: before } }, { revokedAt: { $lt: before } }] });
  await em.nativeDelete(PasswordReset, { expiresAt: { $lt: before } });
  await em.nativeDelete(LoginGuard, { failedAt: { $lt: before } });
  await purgeUploads(em, before);
}

/** A bound upload's document is the CLA's by now; others are nobody's. */
async function purgeUploads(em: Em, before: Date): Promise<void> {
  const uploads = await em.find(ClaUpload, { expiresAt: { $lt: before } });
  await em.nativeDelete(ClaUpload, { id: { $in: uploads.map(({ id }) => id) } });
  await deleteUnreferencedDocuments(
    em,
    uploads.map(({ document }) => document.sha256),
  );
}
