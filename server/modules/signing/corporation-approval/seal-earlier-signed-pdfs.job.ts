import { z } from 'zod';
import type { Dependencies } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SealState } from '#server/modules/ground/seal/document-seal.entity.ts';
import { SEALED_AT_ONCE, sealInOrder } from '#server/modules/ground/seal/seal-in-order.ts';
import { sealUpload } from './seal-upload.ts';

/** Milliseconds after which a run stops; the next night continues. */
const NIGHT = 1_500_000;
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
    await sealInOrder({
      findAfter: (id) => findUnsealed(deps, id),
      seal: (id) => sealUpload(createSystemContext(deps), id, { state: SealState.SEALED_LATER }),
      deadline: performance.now() + NIGHT,
      log: deps.log,
    });
  },
});

/**
 * The versions that count without a seal, those of approved corporations. Imported ones stay as they came: a seal says that
 * the service issued the document.
 */
async function findUnsealed({ orm, now }: Dependencies, after: string): Promise<string[]> {
  const before = new Date(now().getTime() - LEFT_TO_MAIL);
  const rows = await orm.em.fork().execute<{ id: string }[]>(
    `select u.id from signed_pdf_upload u join corporation_signing s on s.id = u.corporation_signing_id
      where u.id > ? and s.state = 'completed' and s.completed_at < ? and u.uploaded_at < ?
        and u.document_sha256 = s.signed_pdf_sha256 and u.sealed_document_sha256 is null and not u.has_signature
        and u.note is distinct from 'structure'
        and not exists (select from signing_origin o where o.signing = s.id)
      order by u.id limit ${SEALED_AT_ONCE}`,
    [after, before, before],
  );
  return rows.map(({ id }) => id);
}
