import type { Em } from '#server/db/open-database.ts';

/**
 * Its parameter is a list of fingerprints. Every condition has an index, because there are millions of signings and
 * mails.
 */
export const DELETE_UNREFERENCED_DOCUMENTS = `
delete from document d where d.sha256 in (?)
  and not exists (select 1 from cla where document_sha256 = d.sha256)
  and not exists (select 1 from cla_upload where document_sha256 = d.sha256)
  and not exists (select 1 from individual_signing where document_sha256 = d.sha256)
  and not exists (select 1 from employee_signing where document_sha256 = d.sha256)
  and not exists (select 1 from corporation_signing where document_sha256 = d.sha256 or signed_pdf_sha256 = d.sha256)
  and not exists (select 1 from signed_pdf_upload where document_sha256 = d.sha256)
  and not exists (select 1 from signed_pdf_upload where sealed_document_sha256 = d.sha256)
  and not exists (select 1 from document longer where longer.base_sha256 = d.sha256)
  and not exists (
    select 1 from email where attachments @> jsonb_build_array(jsonb_build_object('documentSha256', d.sha256))
  )`;

/**
 * Deletes those of the documents, given by fingerprint, that no CLA, signing, upload, mail or longer document refers
 * to.
 */
export async function deleteUnreferencedDocuments(em: Em, sha256s: readonly string[]): Promise<void> {
  // A document cannot go in the same statement as the longer one that begins with it, so sealed ones go first.
  for (let deleted = sha256s.length; deleted > 0;) {
    ({ affectedRows: deleted } = await em.execute<{ affectedRows: number }>(
      DELETE_UNREFERENCED_DOCUMENTS,
      [[...sha256s]],
      'run',
    ));
  }
}
