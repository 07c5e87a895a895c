import type { Loaded } from '@mikro-orm/core';
import { z } from 'zod';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  isMessageRefused,
  isRefusedForGood,
  type MailTransport,
  type OutgoingAttachment,
  type OutgoingMail,
} from '#server/integrations/mail/mail-transport.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { mails } from '#server/metrics/metrics.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { Email, EmailState } from './email.entity.ts';
import { FORGOTTEN_TEMPLATES } from './mail.ts';
import { renderEmail } from './render-email.ts';
import { senderKey, toSenderLogin } from './sender-login.ts';

const MAX_ERROR_LENGTH = 500;
const NO_SECRET = { secret: null, secretExpiresAt: null };

const queuedEmail = z.object({ emailId: z.uuid() });

/**
 * Sends a mail of the outbox unless it was sent, has failed for good or was purged. It fails for good when its secret
 * has expired or the mail server rejects recipient, message or sender permanently; a message with attachments is first
 * sent without them, and says where they are. Any other failure is recorded and
 * thrown, so that the queue tries again; after the last try the mail has failed and its secret is erased.
 */
export const deliverEmail = defineJob({
  name: 'mail',
  payload: queuedEmail,
  // Thirteen tries over about five hours. The expiry is longer than the timeout of an SMTP transport.
  options: { retries: 12, retryDelaySeconds: 5, expirySeconds: 30, workers: 4 },
  run: (deps, { emailId }) => deliver(deps, emailId),
  async giveUp({ orm }, { emailId }) {
    const queued = { id: emailId, state: EmailState.QUEUED };
    const em = orm.em.fork();
    const failed = await em.nativeUpdate(Email, queued, { state: EmailState.FAILED, ...NO_SECRET });
    await em.nativeDelete(Email, { id: emailId, template: { $in: [...FORGOTTEN_TEMPLATES] } });
    mails.inc({ outcome: 'failed' }, failed);
  },
});

async function deliver(deps: Dependencies, emailId: string): Promise<void> {
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
    await settle(em, email, { state: EmailState.FAILED, lastError: 'expired' });
    mails.inc({ outcome: 'failed' });
    return;
  }
  const attempts = email.attempts + 1;
  try {
    const { transport, from } = selectTransport(email, deps);
    await transport.send({ ...(await toOutgoingMail(em, email, deps)), from });
  } catch (error) {
    const lastError = describe(error);
    if (isMessageRefused(error) && email.attachments.length > 0) {
      await dropAttachments(em, email, { attempts, lastError });
      return deliver(deps, emailId);
    }
    if (isRefusedForGood(error)) {
      await settle(em, email, { state: EmailState.FAILED, attempts, lastError });
      mails.inc({ outcome: 'failed' });
      return;
    }
    await em.nativeUpdate(Email, emailId, { attempts, lastError });
    mails.inc({ outcome: 'retried' });
    throw error;
  }
  await settle(em, email, { state: EmailState.SENT, sentAt: deps.now(), attempts });
  mails.inc({ outcome: 'sent' });
}

/** Records the outcome of a mail, without its secret; a mail that must not be kept is deleted. */
async function settle(em: Em, { id, template }: Email, outcome: Partial<Email>): Promise<void> {
  if (FORGOTTEN_TEMPLATES.some((forgotten) => forgotten === template)) {
    await em.nativeDelete(Email, id);
  } else {
    await em.nativeUpdate(Email, id, { ...outcome, ...NO_SECRET });
  }
}

/** The mail goes on waiting: a process that dies here sends it without the document after its restart. */
async function dropAttachments(
  em: Em,
  { id, data }: Email,
  failure: { readonly attempts: number; readonly lastError: string },
): Promise<void> {
  await em.nativeUpdate(Email, id, { attachments: [], data: { ...data, document: 'refused' }, ...failure });
  em.clear();
}

/** A queued mail, loaded with what selects its transport. */
type QueuedEmail = Loaded<Email, 'link.senderCredential'>;

/** Selects the community's own address and name when it has them and the mail may use them, else the service's. */
function selectTransport(
  { link, byService }: QueuedEmail,
  deps: Dependencies,
): Pick<OutgoingMail, 'from'> & { readonly transport: MailTransport } {
  const credential = link?.$.senderCredential?.$;
  if (!link || !credential || byService) {
    return { transport: deps.mailTransport, from: deps.config.mail.from };
  }
  return {
    transport: deps.senderMail.transportOf(senderKey(credential), () => toSenderLogin(credential, deps.secretBox)),
    from: { name: link.$.alias, address: credential.address },
  };
}

async function toOutgoingMail(em: Em, email: Email, deps: Dependencies): Promise<Omit<OutgoingMail, 'from'>> {
  const rendered = await renderEmail(email, deps);
  const attachments: OutgoingAttachment[] = [];
  for (const { filename, documentSha256 } of email.attachments) {
    attachments.push({ filename, ...(await readDocument(em, documentSha256)) });
  }
  return {
    id: email.id,
    host: deps.config.publicUrl.hostname,
    to: email.recipient,
    ...rendered,
    attachments,
  };
}

/** Our own errors carry no personal data; of others only the type is safe to store. */
function describe(error: unknown): string {
  const text = error instanceof AppError || !(error instanceof Error) ? String(error) : error.name;
  return text.slice(0, MAX_ERROR_LENGTH);
}
