import type { Loaded } from '@mikro-orm/core';
import type { Em, Orm } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  isRefusedForGood,
  type MailTransport,
  type OutgoingAttachment,
  type OutgoingMail,
} from '#server/integrations/mail/mail-transport.ts';
import type { SenderMail } from '#server/integrations/mail/sender-mail.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { senderKey, toSenderLogin } from '#server/modules/sender/sender-login.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { Email, EmailState } from './email.entity.ts';
import { renderEmail } from './render-email.ts';

/** What sending a mail takes. */
export interface DeliveryDependencies {
  readonly orm: Orm;
  /** The service's own way out. */
  readonly transport: MailTransport;
  /** Those of communities that send from their own address. */
  readonly senderMail: SenderMail;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
  readonly publicUrl: URL;
  /** The service's own sender, with or without a name. */
  readonly from: string;
}

const MAX_ERROR_LENGTH = 500;
const NO_SECRET = { secret: null, secretExpiresAt: null };

/**
 * Sends a mail of the outbox unless it was sent, has failed for good or was purged. A mail whose secret has expired fails
 * for good, and so does one that the mail server refuses for good, be it recipient, message or sender. Any other failure is
 * recorded and thrown, so that the queue tries again.
 */
export async function deliverEmail(deps: DeliveryDependencies, emailId: string): Promise<void> {
  const em = deps.orm.em.fork();
  const email = await em.findOne(
    Email,
    { id: emailId, state: EmailState.QUEUED },
    { populate: ['link.senderCredential'] },
  );
  if (email === null) {
    return;
  }
  if (email.secretExpiresAt && email.secretExpiresAt <= deps.now()) {
    await em.nativeUpdate(Email, emailId, { state: EmailState.FAILED, lastError: 'expired', ...NO_SECRET });
    return;
  }
  const attempts = email.attempts + 1;
  try {
    const { transport, from } = wayOut(email, deps);
    await transport.send({ ...(await toOutgoingMail(em, email, deps)), from });
  } catch (error) {
    const lastError = describe(error);
    if (isRefusedForGood(error)) {
      await em.nativeUpdate(Email, emailId, { state: EmailState.FAILED, attempts, lastError, ...NO_SECRET });
      return;
    }
    await em.nativeUpdate(Email, emailId, { attempts, lastError });
    throw error;
  }
  await em.nativeUpdate(Email, emailId, { state: EmailState.SENT, sentAt: deps.now(), attempts, ...NO_SECRET });
}

/** Gives a mail up after its last try; its secret is erased. */
export async function failEmail(em: Em, emailId: string): Promise<void> {
  await em.nativeUpdate(Email, { id: emailId, state: EmailState.QUEUED }, { state: EmailState.FAILED, ...NO_SECRET });
}

/** A queued mail with what decides who sends it. */
type QueuedEmail = Loaded<Email, 'link.senderCredential'>;

/** A community's mails leave from its own address, under its name; without one, as mails of the service (design §8). */
function wayOut(
  { link }: QueuedEmail,
  { transport, from, senderMail, secretBox }: DeliveryDependencies,
): Pick<OutgoingMail, 'from'> & { readonly transport: MailTransport } {
  const credential = link?.$.senderCredential?.$;
  if (!link || !credential) {
    return { transport, from };
  }
  return {
    transport: senderMail.transportOf(senderKey(credential), () => toSenderLogin(credential, secretBox)),
    from: { name: link.$.alias, address: credential.address },
  };
}

async function toOutgoingMail(em: Em, email: Email, deps: DeliveryDependencies): Promise<Omit<OutgoingMail, 'from'>> {
  const rendered = await renderEmail(email, deps.secretBox);
  const attachments: OutgoingAttachment[] = [];
  for (const { filename, documentSha256 } of email.attachments) {
    attachments.push({ filename, ...(await readDocument(em, documentSha256)) });
  }
  return {
    id: email.id,
    host: deps.publicUrl.hostname,
    to: email.recipient,
    ...rendered,
    attachments,
  };
}

/** Our own failures carry no personal data; of others only the kind is safe to store. */
function describe(error: unknown): string {
  const text = error instanceof AppError || !(error instanceof Error) ? String(error) : error.name;
  return text.slice(0, MAX_ERROR_LENGTH);
}
