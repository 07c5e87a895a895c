import { LockMode, ref } from '@mikro-orm/core';
import { z } from 'zod';
import { change, type Change } from '#server/change.ts';
import type { AppContext, Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import type { Document } from '#server/modules/ground/document/document.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { storeSealedDocument } from '#server/modules/ground/seal/store-sealed-document.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { findActEvent } from './act-event.queries.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { mailDocument, mailWithoutDocument } from './mail-document.ts';
import { printAct, sealAct, type RecordedAct } from './print-act.ts';
import { SigningAct, type SigningKind } from './signing-act.entity.ts';

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
  giveUp,
});

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
    await mailDocument(tx, signing, {
      emailId,
      wasSent: stored.mail?.id === emailId,
      document: { filename: `${act.reference}.pdf`, documentSha256: document.sha256 },
      now: ctx.now(),
    });
  });
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

async function giveUp(deps: Dependencies, { signingId, emailId }: SignedAct): Promise<void> {
  const ctx = createSystemContext(deps);
  await change(ctx, async (tx) => {
    const stored = await tx.em.findOne(SigningAct, signingId);
    if (stored === null || (await findWaiting(tx.em, stored, LOCKED)) === null) {
      return;
    }
    deps.log.error({ signingId }, 'the document of a signing could not be derived; its mail goes out without it');
    await tx.em.nativeUpdate(SigningAct, { signing: signingId }, { gaveUpAt: ctx.now(), mail: emailId });
    await mailWithoutDocument(tx, emailId);
  });
}
