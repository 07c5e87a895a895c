import { LockMode, ref } from '@mikro-orm/core';
import { z } from 'zod';
import { change } from '#server/change.ts';
import type { AppContext, Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { hasSignature } from '#server/integrations/pdf/has-signature.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { lockCorporationSigning } from '#server/modules/corporation/own-corporation-signing.ts';
import { SignedPdfUpload } from '#server/modules/corporation/signed-pdf-upload.entity.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { deliverEmail } from '#server/modules/email/deliver-email.job.ts';
import { Email } from '#server/modules/email/email.entity.ts';
import { storeSealedDocument } from '#server/modules/seal/store-sealed-document.ts';

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
  const ctx = createSystemContext(deps);
  const upload = await findUnsealed(ctx.em, uploadId);
  if (upload === null) {
    return;
  }
  const signing = upload.corporationSigning.$;
  const { bytes, sha256 } = await readDocument(ctx.em, upload.document.sha256);
  if (hasSignature(bytes)) {
    // A version of before this column, or uploaded by a process of before.
    await keepAsUploaded(ctx, upload, emailId);
    return;
  }
  const sealed = await deps.sealer.seal({ pdf: bytes, language: signing.language });
  await change(ctx, async (tx) => {
    const locked = await lockCorporationSigning(tx.em, signing);
    const waiting = await tx.em.refresh(upload);
    if (waiting === null || waiting.sealedDocument) {
      return;
    }
    const base = { sha256, size: bytes.length };
    const document = await storeSealedDocument(tx, { sealed, base, signing: locked, unsealedSha256: sha256 });
    waiting.sealedDocument = ref(document);
    const documentSha256 = document.sha256;
    const attachments = [{ filename: `${locked.reference}-sealed.pdf`, documentSha256 }];
    await tx.em.nativeUpdate(Email, emailId, { attachments });
    tx.enqueue(deliverEmail, { emailId });
  });
}

async function keepAsUploaded(ctx: AppContext, { id, document, corporationSigning }: Upload, emailId: string) {
  await change(ctx, async (tx) => {
    const kept = await tx.em.nativeUpdate(SignedPdfUpload, { id, hasSignature: false }, { hasSignature: true });
    const mail = await tx.em.findOne(Email, emailId);
    if (kept === 1 && mail !== null) {
      mail.data = { ...mail.data, seal: 'own-signature' };
      mail.attachments = [
        { filename: `${corporationSigning.$.reference}-signed.pdf`, documentSha256: document.sha256 },
      ];
      tx.enqueue(deliverEmail, { emailId });
    }
  });
}

type Upload = NonNullable<Awaited<ReturnType<typeof findUnsealed>>>;

function findUnsealed(em: Em, id: string) {
  return em.findOne(SignedPdfUpload, { id, sealedDocument: null }, { populate: ['corporationSigning'] });
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
