import { LockMode, ref } from '@mikro-orm/core';
import { z } from 'zod';
import { change, type Change } from '#server/change.ts';
import type { AppContext, Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { appendSignaturePage } from '#server/integrations/pdf/append-signature-page.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import type { Document } from '#server/modules/ground/document/document.entity.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { storeDocument, type NewDocument } from '#server/modules/ground/document/store-document.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { Email, type EmailAttachment } from '#server/modules/ground/email/email.entity.ts';
import { storeSealedDocument, type SealedDocument } from '#server/modules/ground/seal/store-sealed-document.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { employeeSignaturePage } from '#server/modules/signing/employee/employee-signature-page.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { findActEvent, type ActEvent } from './act-event.queries.ts';
import { corporationSignaturePage } from './corporation/corporation-signature-page.ts';
import { individualSignaturePage } from './individual/individual-signature-page.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { SigningAct, type Act, type SigningKind } from './signing-act.entity.ts';

/** A signing whose act is stored, and the mail that waits for its document. */
const signedAct = z.object({ signingId: z.uuid(), emailId: z.uuid() });
type SignedAct = z.output<typeof signedAct>;

/**
 * The last of three steps, the document: composed from the act and sealed outside any transaction, then stored together
 * with its event and the delivery of the waiting mail. A job that dies earlier has changed nothing; of two concurrent
 * ones the second finds the document and stops. After the last attempt the mail is sent without it, and
 * `retryDocument` is the way to a document.
 */
export const composeDocument = defineJob({
  name: 'compose-document',
  payload: signedAct,
  // Nine attempts in about twenty minutes. Composing takes under a second, so after thirty its process must have died.
  options: { retries: 8, retryDelaySeconds: 5, expirySeconds: 30 },
  run: compose,
  giveUp: sendWithoutDocument,
});

const PAGES: Readonly<Record<SigningKind, (act: Act, event: ActEvent | null) => SignaturePage>> = {
  individual: individualSignaturePage,
  employee: employeeSignaturePage,
  corporation: corporationSignaturePage,
};

/** An act in print: the CLA's own bytes with the signature page after them. */
type Printed = Pick<NewDocument, 'bytes' | 'base'>;
type Sealed = Pick<SealedDocument, 'sealed' | 'base'>;

/** An act, and its audit event if it has one. */
export interface RecordedAct {
  readonly act: Act;
  readonly event: ActEvent | null;
}

/** Prints an act without a seal, to be signed on paper. Slow, so never call it within a transaction. */
export async function printAct(em: Em, threads: ThreadPool, { act, event }: RecordedAct): Promise<Printed> {
  const { bytes } = await readDocument(em, act.claSha256);
  return {
    bytes: await appendSignaturePage(threads, bytes, PAGES[act.kind](act, event)),
    base: { sha256: act.claSha256, size: bytes.length },
  };
}

/** Prints and seals an act that is signed electronically. Slow, so never call it within a transaction. */
async function sealAct({ em, deps }: AppContext, { act, event }: RecordedAct): Promise<Sealed> {
  const { bytes: pdf } = await readDocument(em, act.claSha256);
  const { reference, claSha256, language } = act;
  const facts = { kind: act.kind === 'employee' ? 'EMPLOYEE' : 'INDIVIDUAL', reference, claSha256 } as const;
  const sealed = await deps.sealer.seal({ pdf, page: PAGES[act.kind](act, event), language, facts });
  return { sealed, base: { sha256: act.claSha256, size: pdf.length } };
}

async function compose(deps: Dependencies, { signingId, emailId }: SignedAct): Promise<void> {
  const ctx = createSystemContext(deps);
  const stored = await ctx.em.findOne(SigningAct, signingId);
  if (stored === null || (await findWaiting(ctx.em, stored)) === null) {
    return;
  }
  const { act } = stored;
  const store = await deriveDocument(ctx, { act, event: await findActEvent(ctx.em, signingId) });
  await change(ctx, async (tx) => {
    const signing = await findWaiting(tx.em, stored, LOCKED);
    if (signing === null) {
      return;
    }
    const document = await store(tx, signing);
    signing.document = ref(document);
    await sendWithDocument(tx, signing, {
      emailId,
      wasSent: stored.mail?.id === emailId,
      document: { filename: `${act.reference}.pdf`, documentSha256: document.sha256 },
      now: ctx.now(),
    });
  });
}

interface MailWithDocument {
  readonly emailId: string;
  /** Whether the mail has gone out without the document; otherwise it waits for it. */
  readonly wasSent: boolean;
  readonly document: EmailAttachment;
  readonly now: Date;
}

async function sendWithDocument(
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

/** Derives the document and returns what stores it. What is signed on paper is sealed only once it is signed. */
async function deriveDocument(
  ctx: AppContext,
  recorded: RecordedAct,
): Promise<(tx: Change, signing: Signing) => Promise<Document>> {
  if (recorded.act.kind !== 'corporation') {
    const sealed = await sealAct(ctx, recorded);
    return (tx, signing) => storeSealedDocument(tx, { ...sealed, signing });
  }
  const printed = await printAct(ctx.em, ctx.deps.threads, recorded);
  return async (tx, { id, reference, link }) => {
    const document = await storeDocument(tx.em, { ...printed, createdAt: ctx.now() });
    const details = { reference, documentSha256: document.sha256 };
    tx.audit({ action: 'DOCUMENT_COMPOSED', actor: SYSTEM, link, subject: id, details });
    return document;
  };
}

type Signing = IndividualSigning | EmployeeSigning | CorporationSigning;

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Finds the signing of an act unless it has its document; `LOCKED` locks it until the end of the transaction. */
async function findWaiting(
  em: Em,
  { signing: id, act: { kind } }: SigningAct,
  options: Partial<typeof LOCKED> = {},
): Promise<Signing | null> {
  const waiting = { id, document: null };
  const unerased = { ...waiting, erasedAt: null };
  const find: Readonly<Record<SigningKind, () => Promise<Signing | null>>> = {
    individual: () => em.findOne(IndividualSigning, unerased, options),
    employee: () => em.findOne(EmployeeSigning, unerased, options),
    corporation: () => em.findOne(CorporationSigning, waiting, options),
  };
  return find[kind]();
}

async function sendWithoutDocument(deps: Dependencies, { signingId, emailId }: SignedAct): Promise<void> {
  const ctx = createSystemContext(deps);
  await change(ctx, async (tx) => {
    const stored = await tx.em.findOne(SigningAct, signingId);
    if (stored === null || (await findWaiting(tx.em, stored, LOCKED)) === null) {
      return;
    }
    deps.log.error({ signingId }, 'the document of a signing could not be derived; its mail goes out without it');
    await tx.em.nativeUpdate(SigningAct, { signing: signingId }, { gaveUpAt: ctx.now(), mail: emailId });
    const mail = await tx.em.findOne(Email, emailId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (mail?.attachments.length === 0 && mail.data['document'] !== 'missing') {
      mail.data = { ...mail.data, document: 'missing' };
      tx.enqueue(deliverEmail, { emailId });
    }
  });
}
