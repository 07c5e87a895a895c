import { LockMode } from '@mikro-orm/core';
import type { Change } from '#server/change.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { Email, type EmailAttachment } from '#server/modules/ground/email/email.entity.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import type { IndividualSigning } from './individual/individual-signing.entity.ts';

type Signing = IndividualSigning | EmployeeSigning | CorporationSigning;

interface MailWithDocument {
  readonly emailId: string;
  /** Whether the mail has gone out without the document; otherwise it waits for it. */
  readonly wasSent: boolean;
  readonly document: EmailAttachment;
  readonly now: Date;
}

/** Mails the document of a signing: with the mail that waits for it, or late after the mail that went out without it. */
export async function mailDocument(
  tx: Change,
  signing: Signing,
  { emailId, wasSent, document, now }: MailWithDocument,
): Promise<void> {
  if (!wasSent) {
    await tx.em.nativeUpdate(Email, emailId, { attachments: [document] });
    tx.enqueue(deliverEmail, { emailId });
    return;
  }
  const signer = signerToMail(signing);
  const mail = await tx.em.findOne(Email, emailId);
  if (signer !== null && mail !== null) {
    const { template, language, link, corporationSigning, data } = mail;
    const late = tx.em.create(Email, {
      // Not the same mail once more: mailboxes drop a mail whose id they know.
      id: crypto.randomUUID(),
      template,
      language,
      link,
      corporationSigning,
      recipient: signer.email,
      data: { ...data, name: signer.name, document: 'attached' },
      attachments: [document],
      createdAt: now,
    });
    tx.enqueue(deliverEmail, { emailId: late.id });
  }
}

/** Who gets a late document; nobody for a corporation that no longer has to sign it. */
function signerToMail(signing: Signing): { name: string; email: string } | null {
  if (!(signing instanceof CorporationSigning)) {
    return signing;
  }
  return signing.state === CorporationSigningState.UNCOMPLETED
    ? { name: signing.representativeName, email: signing.representativeEmail }
    : null;
}

/** Lets the mail of a signing go out without its document, unless it has. */
export async function mailWithoutDocument(tx: Change, emailId: string): Promise<void> {
  const mail = await tx.em.findOne(Email, emailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (mail?.attachments.length === 0 && mail.data['document'] !== 'missing') {
    mail.data = { ...mail.data, document: 'missing' };
    tx.enqueue(deliverEmail, { emailId });
  }
}
