import type { MailTemplate } from '#server/integrations/mail/mails.ts';
import { type Manager, ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import { type CorporationSigning, CorporationSigningState } from './corporation-signing.entity.ts';

/** Mails to the representative whose delivery the community manager sees. The keys are the names in the schema. */
export const RepresentativeMail = {
  CORPORATION_SIGNING_DOCUMENT: 'corporation_signing_document',
  CORPORATION_REMINDER: 'corporation_reminder',
  CORPORATION_RETURNED: 'corporation_returned',
  CORPORATION_APPROVED: 'corporation_approved',
} as const satisfies Record<string, MailTemplate>;

/** The email domains of a corporation, the primary one first. Batched: many corporations take one statement. */
export async function findEmailDomains(signing: CorporationSigning): Promise<string[]> {
  const domains = await signing.domains.loadItems();
  return domains
    .toSorted((a, b) => Number(b.primary) - Number(a.primary) || a.domain.localeCompare(b.domain))
    .map(({ domain }) => domain);
}

/** The login name of a corporation's administrator, even while deleted; null before the approval. Batched. */
export async function findAdministratorAccount(signing: CorporationSigning): Promise<string | null> {
  return (await findAdministrator(signing))?.account ?? null;
}

/** Whether the administrator of a completed corporation still has a one-time password. Batched. */
export async function hasOneTimePassword(signing: CorporationSigning): Promise<boolean> {
  const administrator = await findAdministrator(signing);
  return signing.state === CorporationSigningState.COMPLETED && administrator?.initialPasswordChanged === false;
}

async function findAdministrator(signing: CorporationSigning): Promise<Manager | undefined> {
  const managers = await signing.managers.loadItems();
  return managers.find(
    ({ role, isBackup, removedAt }) => role === ManagerRole.ADMINISTRATOR && !isBackup && !removedAt,
  );
}

/** The mails to the representative with their delivery, newest first. Batched. */
export async function findDeliveries(signing: CorporationSigning): Promise<readonly Email[]> {
  const where = { template: { $in: Object.values(RepresentativeMail) } };
  const emails = await signing.emails.loadItems({ where });
  return emails.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
