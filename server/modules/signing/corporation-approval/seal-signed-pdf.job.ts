import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { sealUpload } from './seal-upload.ts';

/** A version of a signed document, and the mail that waits for its seal. */
const waitingUpload = z.object({ uploadId: z.uuid(), emailId: z.uuid() });
type WaitingUpload = z.output<typeof waitingUpload>;

/**
 * Seals the signed document of an approved corporation, in an increment after the bytes that were uploaded, and sends
 * the mail that waits for it. Of two runs the second finds the seal and stops. After the last attempt the mail is sent
 * without it.
 */
export const sealSignedPdf = defineJob({
  name: 'seal-signed-pdf',
  payload: waitingUpload,
  // Nine attempts in about twenty minutes.
  options: { retries: 8, retryDelaySeconds: 5, expirySeconds: 30 },
  run: seal,
  giveUp: sendWithoutSeal,
});

async function seal(deps: Dependencies, { uploadId, emailId }: WaitingUpload): Promise<void> {
  await sealUpload(createSystemContext(deps), uploadId, {
    whenSealed: async (tx, { reference }, documentSha256) => {
      const attachments = [{ filename: `${reference}-sealed.pdf`, documentSha256 }];
      await tx.em.nativeUpdate(Email, emailId, { attachments });
      tx.enqueue(deliverEmail, { emailId });
    },
    whenOwnSignature: async (tx, { reference }, documentSha256) => {
      const mail = await tx.em.findOne(Email, emailId);
      if (mail !== null) {
        mail.data = { ...mail.data, seal: 'own-signature' };
        mail.attachments = [{ filename: `${reference}-signed.pdf`, documentSha256 }];
        tx.enqueue(deliverEmail, { emailId });
      }
    },
  });
}

async function sendWithoutSeal(deps: Dependencies, { uploadId, emailId }: WaitingUpload): Promise<void> {
  deps.log.error({ uploadId }, 'a signed document could not be sealed; its mail goes out without it');
  await change(createSystemContext(deps), async (tx) => {
    const mail = await tx.em.findOne(Email, emailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (mail?.attachments.length === 0 && mail.data['document'] !== 'missing') {
      mail.data = { ...mail.data, document: 'missing' };
      tx.enqueue(deliverEmail, { emailId });
    }
  });
}
