import { typedText } from '#rules/typed-text.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { ClaNotice } from '#server/modules/community/cla/cla-notice.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { deleteUnreferencedDocuments } from '#server/modules/ground/document/delete-unreferenced-documents.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { SigningAct } from '#server/modules/signing/signing/signing-act.entity.ts';

/** The signing, and which one is meant typed again because a purge cannot be undone. */
export interface PurgeCorporationSigningInput {
  readonly id: string;
  /** The corporation's name or the signing's reference. Clients of the REST API ask for confirmation in their own way and leave it out. */
  readonly corporationName?: string | undefined;
}

/**
 * Removes a deleted signing for good: domains, managers with their sessions, employee signings, acts, origins, mails, codes, and
 * documents that nothing else refers to. Audit events stay, without IP addresses. Returns the id. Errors: those of
 * `getChangeableCorporationSigning` and `requireStepUp`, `not_ready_to_sign` unless deleted, `bad_request_parameter`
 * when what was typed is neither.
 */
export async function purgeCorporationSigning(
  ctx: AppContext,
  { id, corporationName }: PurgeCorporationSigningInput,
): Promise<string> {
  const { actor, session, ...own } = await getChangeableCorporationSigning(ctx, id);
  await requireStepUp(ctx, session);
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireState(signing, CorporationSigningState.DELETED);
    if (corporationName !== undefined && !isNamed(signing, typedText(corporationName))) {
      throw new AppError('bad_request_parameter', { field: 'corporationName' });
    }
    const people = await findPeople(tx, signing);
    const documents = await findDocuments(tx, signing);
    await deleteMails(tx, signing, people.addresses);
    await tx.em.nativeDelete(ClaNotice, { signing: { $in: [signing.id, ...people.ids] } });
    await tx.em.nativeDelete(SigningAct, { signing: { $in: [signing.id, ...people.ids] } });
    await tx.em.nativeDelete(SigningOrigin, { signing: { $in: [signing.id, ...people.ids] } });
    await forgetTold(tx, signing, people);
    await deleteRecords(tx, signing);
    await deleteUnreferencedDocuments(tx.em, documents);
    await eraseAddresses(tx, [signing.id, ...people.ids]);
    const details = { reference: signing.reference };
    tx.audit({ action: 'CORPORATION_PURGED', actor, link: signing.link, subject: signing.id, details });
    return signing.id;
  });
}

function isNamed({ corporationName, reference }: CorporationSigning, typed: string): boolean {
  return typed === corporationName || typed.toUpperCase() === reference;
}

/** Whom a signing concerns: managers, employees and the representative. */
interface People {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  /** References of the signings of the corporation and its employees. */
  readonly references: readonly string[];
}

async function findPeople(tx: Change, signing: CorporationSigning): Promise<People> {
  const of = { corporationSigning: signing };
  const managers = await tx.em.find(Manager, of, { fields: ['id', 'emailKey'] });
  const employees = await tx.em.find(EmployeeSigning, of, { fields: ['id', 'emailKey', 'reference'] });
  const people = [...managers, ...employees];
  return {
    ids: people.map(({ id }) => id),
    addresses: [signing.representativeEmailKey, ...people.map(({ emailKey }) => emailKey)],
    references: [signing.reference, ...employees.map(({ reference }) => reference)],
  };
}

/** Fingerprints of all its documents, including replaced signed PDFs. */
async function findDocuments(tx: Change, signing: CorporationSigning): Promise<string[]> {
  const of = { corporationSigning: signing };
  const uploads = await tx.em.find(SignedPdfUpload, of, { fields: ['document', 'sealedDocument'] });
  const employees = await tx.em.find(EmployeeSigning, of, { fields: ['document'] });
  const documents = [
    signing.document,
    signing.signedPdf,
    ...[...uploads, ...employees].map(({ document }) => document),
    ...uploads.map(({ sealedDocument }) => sealedDocument),
  ];
  const sha256s = documents.flatMap((document) => (document ? [document.sha256] : []));
  // Also what was mailed before it was sealed; a CLA that a document begins with stays, because its link refers to it.
  const stored = await tx.em.find(Document, { sha256: { $in: sha256s } }, { fields: ['baseSha256'] });
  return [...new Set([...sha256s, ...stored.flatMap(({ baseSha256 }) => (baseSha256 ? [baseSha256] : []))])];
}

/** Deletes the signing's mails, and the codes sent to its people. */
async function deleteMails(tx: Change, signing: CorporationSigning, addresses: readonly string[]): Promise<void> {
  await tx.em.nativeDelete(Email, { corporationSigning: signing });
  await tx.em.execute(
    `delete from email where link_id = ? and template = 'verification_code' and lower(recipient) in (?)`,
    [signing.link.id, [...addresses]],
  );
  await tx.em.nativeDelete(VerificationCode, {
    $or: [{ scope: signing.id }, { scope: signing.link.id, addressKey: { $in: [...addresses] } }],
  });
}

/**
 * Takes its people out of what webhooks were told of them, which is kept, shown and sent again on request. Earlier
 * representatives are found by the reference alone.
 */
async function forgetTold(
  tx: Change,
  signing: CorporationSigning,
  { addresses, references }: Pick<People, 'addresses' | 'references'>,
): Promise<void> {
  await tx.em.execute(
    `update webhook_delivery set request_body = (request_body::jsonb #- '{data,name}' #- '{data,email}')::text
     where webhook_id in (select id from webhook where link_id = ?)
       and (lower(request_body::jsonb #>> '{data,email}') in (?) or request_body::jsonb #>> '{data,reference}' in (?))`,
    [signing.link.id, [...addresses], [...references]],
  );
}

/** Sessions and password resets are deleted with their managers, changes with their employees (on delete cascade). */
async function deleteRecords(tx: Change, signing: CorporationSigning): Promise<void> {
  const of = { corporationSigning: signing };
  await tx.em.nativeDelete(ClaAgreement, of);
  await tx.em.nativeDelete(SignedPdfUpload, of);
  await tx.em.execute(
    'delete from proved_identity where signing in (select id from employee_signing where corporation_signing_id = ?)',
    [signing.id],
  );
  await tx.em.nativeDelete(EmployeeSigning, of);
  await tx.em.nativeDelete(Manager, of);
  await tx.em.nativeDelete(CorporationDomain, of);
  await tx.em.nativeDelete(CorporationSigning, { id: signing.id });
}

/** Clears the IP addresses: the only change to audit events that the append-only trigger permits. */
async function eraseAddresses(tx: Change, ids: readonly string[]): Promise<void> {
  const about = { $or: [{ subject: { $in: [...ids] } }, { actor: { $in: [...ids] } }] };
  await tx.em.nativeUpdate(AuditEvent, { ...about, ip: { $ne: null } }, { ip: null });
}
