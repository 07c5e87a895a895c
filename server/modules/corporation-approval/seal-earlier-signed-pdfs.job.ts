import { ref } from '@mikro-orm/core';
import { z } from 'zod';
import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { hasSignature } from '#server/integrations/pdf/has-signature.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { lockCorporationSigning } from '#server/modules/corporation/own-corporation-signing.ts';
import { SignedPdfUpload } from '#server/modules/corporation/signed-pdf-upload.entity.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { SealState } from '#server/modules/seal/document-seal.entity.ts';
import { storeSealedDocument } from '#server/modules/seal/store-sealed-document.ts';

/** Milliseconds after which a run stops; the next night continues. */
const NIGHT = 1_500_000;
/** Versions looked up at once. */
const BATCH = 100;
/** Milliseconds for which an approval or upload is left to `seal-signed-pdf`, which sends the mail that waits for it. */
const LEFT_TO_MAIL = 3_600_000;

/**
 * Seals, at night, the signed documents of corporations that were approved before seals existed, or could not be sealed
 * then: an increment after the bytes that were uploaded. Nobody is mailed. Each is stored by itself, so a run that dies
 * is continued. One that cannot be sealed is logged and tried again the next night.
 */
export const sealEarlierSignedPdfs = defineJob({
  name: 'seal-earlier-signed-pdfs',
  payload: z.object({}),
  options: { cron: '11 2 * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 1800 },
  async run(deps) {
    const deadline = performance.now() + NIGHT;
    let last = '00000000-0000-0000-0000-000000000000';
    while (performance.now() < deadline) {
      const ids = await findUnsealed(deps, last);
      for (const id of ids) {
        await sealOne(deps, id).catch((error: unknown) =>
          deps.log.error({ err: error, uploadId: id }, 'an earlier signed document could not be sealed'),
        );
        last = id;
      }
      if (ids.length === 0) {
        return;
      }
    }
  },
});

/** The versions that count without a seal, those of approved corporations. */
async function findUnsealed({ orm, now }: Dependencies, after: string): Promise<string[]> {
  const before = new Date(now().getTime() - LEFT_TO_MAIL);
  const rows = await orm.em.fork().execute<{ id: string }[]>(
    `select u.id from signed_pdf_upload u join corporation_signing s on s.id = u.corporation_signing_id
      where u.id > ? and s.state = 'completed' and s.completed_at < ? and u.uploaded_at < ?
        and u.document_sha256 = s.signed_pdf_sha256 and u.sealed_document_sha256 is null and not u.has_signature
      order by u.id limit ${BATCH}`,
    [after, before, before],
  );
  return rows.map(({ id }) => id);
}

async function sealOne(deps: Dependencies, id: string): Promise<void> {
  // A unit of work for each, so that memory does not grow with their number.
  const ctx = createSystemContext(deps);
  const upload = await findUpload(ctx.em, id);
  if (upload === null) {
    return;
  }
  const signing = upload.corporationSigning.$;
  const { bytes, sha256 } = await readDocument(ctx.em, upload.document.sha256);
  if (hasSignature(bytes)) {
    // An increment would break that signature.
    await change(ctx, (tx) => tx.em.nativeUpdate(SignedPdfUpload, id, { hasSignature: true }));
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
    const facts = { sealed, base, signing: locked, unsealedSha256: sha256, state: SealState.SEALED_LATER };
    waiting.sealedDocument = ref(await storeSealedDocument(tx, facts));
  });
}

function findUpload(em: Em, id: string) {
  return em.findOne(SignedPdfUpload, { id, sealedDocument: null }, { populate: ['corporationSigning'] });
}
