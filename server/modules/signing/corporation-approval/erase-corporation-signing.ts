import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { deleteUnreferencedDocuments } from '#server/modules/ground/document/delete-unreferenced-documents.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { forgetAddresses } from '#server/modules/signing/signing/forget-addresses.ts';
import { findNamedPeople, forgetSignings } from '#server/modules/signing/signing/forget-signings.ts';

/**
 * Removes a deleted corporation signing, held by the transaction, for good: domains, managers with their sessions,
 * employee signings, acts, mails, codes, what was known about its people, and documents that nothing else refers to.
 * Audit events stay, without IP addresses.
 */
export async function eraseCorporationSigning(tx: Change, signing: CorporationSigning, actor: Actor): Promise<void> {
  const { em } = tx;
  const { link, reference } = signing;
  const people = await findPeople(tx, signing);
  const signings = { link, ids: [signing.id, ...people.employees], references: [reference, ...people.references] };
  const named = await findNamedPeople(em, signings, people.addresses);
  await em.nativeDelete(Email, { corporationSigning: signing });
  await em.nativeDelete(VerificationCode, { scope: signing.id });
  await forgetSignings(em, signings, named);
  await deleteRecords(tx, signing);
  await deleteUnreferencedDocuments(em, named.documents);
  await forgetAddresses(em, { ...named, link: link.id, corporations: [] });
  await eraseIpAddresses(tx, people.managers);
  tx.audit({ action: 'CORPORATION_PURGED', actor, link, subject: signing.id, details: { reference } });
}

/** The people a signing concerns. */
interface People {
  /** Ids of managers and of employee signings. */
  readonly managers: readonly string[];
  readonly employees: readonly string[];
  /** References of the employee signings. */
  readonly references: readonly string[];
  /** Of all of them and of the representatives, earlier ones too. */
  readonly addresses: readonly string[];
}

async function findPeople({ em }: Change, signing: CorporationSigning): Promise<People> {
  const of = { corporationSigning: signing };
  const managers = await em.find(Manager, of, { fields: ['id', 'emailKey'] });
  const employees = await em.find(EmployeeSigning, of, { fields: ['id', 'emailKey', 'reference'] });
  const changes = await em.find(RepresentativeChange, of, { fields: ['previousEmail'] });
  return {
    managers: managers.map(({ id }) => id),
    employees: employees.map(({ id }) => id),
    references: employees.map(({ reference }) => reference),
    addresses: [
      signing.representativeEmailKey,
      ...[...managers, ...employees].map(({ emailKey }) => emailKey),
      ...changes.map(({ previousEmail }) => normalizeEmail(previousEmail)),
    ].filter((address) => address !== ''),
  };
}

/** Sessions and password resets are deleted with their managers, changes with their employees (on delete cascade). */
async function deleteRecords({ em }: Change, signing: CorporationSigning): Promise<void> {
  const of = { corporationSigning: signing };
  await em.nativeDelete(ClaAgreement, of);
  await em.nativeDelete(SignedPdfUpload, of);
  await em.nativeDelete(EmployeeSigning, of);
  await em.nativeDelete(Manager, of);
  await em.nativeDelete(CorporationDomain, of);
  await em.nativeDelete(CorporationSigning, { id: signing.id });
}

/** Of events by its managers, and of those about them. */
async function eraseIpAddresses({ em }: Change, managers: readonly string[]): Promise<void> {
  const about = { $or: [{ subject: { $in: [...managers] } }, { actor: { $in: [...managers] } }] };
  await em.nativeUpdate(AuditEvent, { ...about, ip: { $ne: null } }, { ip: null });
}
