import type { Email } from '#server/modules/email/email.entity.ts';
import type { MailTemplate } from '#server/modules/email/mail.ts';
import { ManagerRole } from '#server/modules/manager/manager.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/** Mails to the representative, whose delivery the community manager sees; the keys are the names in the schema. */
export const RepresentativeMail = {
  CORPORATION_SIGNING_DOCUMENT: 'corporation_signing_document',
  CORPORATION_APPROVED: 'corporation_approved',
} as const satisfies Record<string, MailTemplate>;

/** The e-mail domains of a corporation, the primary one first. Asked for many at once, they take one statement. */
export async function findEmailDomains(signing: CorporationSigning): Promise<string[]> {
  const domains = await signing.domains.loadItems();
  return domains
    .toSorted((a, b) => Number(b.primary) - Number(a.primary) || a.domain.localeCompare(b.domain))
    .map(({ domain }) => domain);
}

/** The login name of a corporation's administrator, also while it is deleted; null before the approval. Batched likewise. */
export async function findAdministratorAccount(signing: CorporationSigning): Promise<string | null> {
  const managers = await signing.managers.loadItems();
  const administrator = managers.find(({ role, removedAt }) => role === ManagerRole.ADMINISTRATOR && !removedAt);
  return administrator?.account ?? null;
}

/** What became of the mails to the representative, newest first. Batched likewise. */
export async function findDeliveries(signing: CorporationSigning): Promise<readonly Email[]> {
  const where = { template: { $in: Object.values(RepresentativeMail) } };
  const emails = await signing.emails.loadItems({ where });
  return emails.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
