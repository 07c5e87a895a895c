import { z } from 'zod';
import type { Em } from '#server/db/open-database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { LoginChallenge } from '#server/modules/access/second-factor/login-challenge.entity.ts';
import { PasskeyCeremony } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import { AuthorizationRequest } from '#server/modules/access/session/authorization-request.entity.ts';
import { KnownDevice } from '#server/modules/access/session/known-device.entity.ts';
import { LoginGuard } from '#server/modules/access/session/login-guard.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { ClaUpload } from '#server/modules/community/cla/cla-upload.entity.ts';
import { LinkInvitation } from '#server/modules/community/link/members/link-invitation.entity.ts';
import { purgeDeliveries } from '#server/modules/gate/delivery/purge-deliveries.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { deleteUnreferencedDocuments } from '#server/modules/ground/document/delete-unreferenced-documents.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { TRANSIENT_TEMPLATES } from '#server/modules/ground/email/mail.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { WebhookDelivery } from '#server/modules/outlook/webhook/webhook-delivery.entity.ts';
import { SignerSession } from '#server/modules/privacy/my-signings/signer-session.entity.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import { UploadLink } from '#server/modules/signing/corporation/upload-link.entity.ts';
import { EmployeeInvitation } from '#server/modules/signing/employee/employee-invitation.entity.ts';
import { invitedSince } from '#server/modules/signing/employee/employee-invitation.rules.ts';

/** Hours for which expired records are kept, so that an operator can still investigate yesterday's problems. */
const KEPT_HOURS = 24;

/** Days after its last login for which a device is known, as long as its cookie lives. */
const KNOWN_DEVICE_DAYS = 180;

/** Days for which it can be seen what was sent to webhooks. */
const WEBHOOK_DELIVERY_DAYS = 30;

/**
 * Deletes every night what expired more than a day ago: codes and the mails that carried them, sessions with their
 * addresses, those of signers too, authorisations, invitations of employees that can be repeated, invitations to share a link, reset links, upload links, changes of
 * representatives that can no longer be undone, counters, login failures, and CLA uploads that were never bound; and
 * what was sent to webhooks more than 30 days ago. Signings, their mails and audit events are kept.
 */
export const purgeExpired = defineJob({
  name: 'purge',
  payload: z.object({}),
  options: { cron: '23 3 * * *', retries: 2, retryDelaySeconds: 60, expirySeconds: 900 },
  async run({ orm, now }) {
    const before = new Date(now().getTime() - KEPT_HOURS * 3_600_000);
    await deleteEnded(orm.em.fork(), before);
    const sentBefore = new Date(now().getTime() - WEBHOOK_DELIVERY_DAYS * 86_400_000);
    await orm.em.fork().nativeDelete(WebhookDelivery, { createdAt: { $lt: sentBefore } });
    await purgeDeliveries(orm.em.fork(), now());
  },
});

async function deleteEnded(em: Em, before: Date): Promise<void> {
  await em.nativeDelete(VerificationCode, { expiresAt: { $lt: before } });
  await em.nativeDelete(Email, {
    template: { $in: [...TRANSIENT_TEMPLATES] },
    state: { $ne: EmailState.QUEUED },
    createdAt: { $lt: before },
  });
  await em.nativeDelete(AuthorizationRequest, { expiresAt: { $lt: before } });
  await em.nativeDelete(Session, { $or: [{ seenAt: { $lt: before } }, { revokedAt: { $lt: before } }] });
  await em.nativeDelete(PasswordReset, { expiresAt: { $lt: before } });
  await em.nativeDelete(RepresentativeChange, { endsAt: { $lt: before } });
  await em.nativeDelete(LinkInvitation, { expiresAt: { $lt: before } });
  await em.nativeDelete(UploadLink, { expiresAt: { $lt: before } });
  await em.nativeDelete(Counter, { endsAt: { $lt: before } });
  await em.nativeDelete(PasskeyCeremony, { expiresAt: { $lt: before } });
  await em.nativeDelete(LoginChallenge, { expiresAt: { $lt: before } });
  await em.nativeDelete(KnownDevice, { seenAt: { $lt: new Date(before.getTime() - KNOWN_DEVICE_DAYS * 86_400_000) } });
  await em.nativeDelete(EmployeeInvitation, { invitedAt: { $lt: invitedSince(before) } });
  await em.nativeDelete(SignerSession, { expiresAt: { $lt: before } });
  await em.nativeDelete(LoginGuard, { failedAt: { $lt: before } });
  await purgeUploads(em, before);
}

/** Documents of bound uploads belong to their CLAs; the others become unreferenced. */
async function purgeUploads(em: Em, before: Date): Promise<void> {
  const uploads = await em.find(ClaUpload, { expiresAt: { $lt: before } });
  await em.nativeDelete(ClaUpload, { id: { $in: uploads.map(({ id }) => id) } });
  await deleteUnreferencedDocuments(
    em,
    uploads.map(({ document }) => document.sha256),
  );
}
