import { LockMode } from '@mikro-orm/core';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { findConcerned } from '#server/modules/gate/judging/find-concerned.ts';
import { enqueueJudging } from '#server/modules/gate/judging/judge-again.job.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { deleteUnreferencedDocuments } from '#server/modules/ground/document/delete-unreferenced-documents.ts';
import { endEmployeeSigning } from '#server/modules/privacy/signing-end/end-employee-signing.ts';
import { endIndividualSigning } from '#server/modules/privacy/signing-end/end-individual-signing.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { endCorporationSigning } from '#server/modules/signing/corporation-approval/delete-corporation-signing.ts';
import { eraseCorporationSigning } from '#server/modules/signing/corporation-approval/erase-corporation-signing.ts';
import {
  CorporationSigning,
  CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeNotice } from '#server/modules/signing/employee/employee-notice.entity.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import { forgetAddresses } from '#server/modules/signing/signing/forget-addresses.ts';
import { findNamedPeople, forgetSignings } from '#server/modules/signing/signing/forget-signings.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { ErasureRequest, ErasureState } from './erasure-request.entity.ts';

/** A signing that can be erased. */
export type ErasableSigning = IndividualSigning | EmployeeSigning | CorporationSigning;

const HOLD = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Finds a signing and holds it until the end of the transaction; null for one that was erased meanwhile. */
export async function holdSigning(em: Em, kind: SigningKind, id: string): Promise<ErasableSigning | null> {
  if (kind === SigningKind.INDIVIDUAL) {
    return em.findOne(IndividualSigning, { id, erasedAt: null }, HOLD);
  }
  return kind === SigningKind.EMPLOYEE
    ? em.findOne(EmployeeSigning, { id, erasedAt: null }, HOLD)
    : em.findOne(CorporationSigning, { id }, HOLD);
}

/** A signing that the transaction holds, who erases it, and why. */
export interface Erasure {
  readonly signing: ErasableSigning;
  readonly actor: Actor;
  readonly reason: 'request' | 'age';
}

/**
 * Erases a signing, and ends it first where it still counts: values, addresses, salt, bytes and whatever else names its
 * person, in every table. What remains says that it existed, and when. The open pull requests of its people are judged
 * again.
 */
export async function eraseSigning(ctx: AppContext, tx: Change, { signing, actor, reason }: Erasure): Promise<void> {
  await end(ctx, tx, { signing, actor });
  // Before what leads to them is erased.
  enqueueJudging(tx, await findConcerned(tx.em, { action: 'SIGNING_ERASED', subject: signing.id, details: {} }));
  await closeRequests(ctx, tx, signing);
  if (signing instanceof CorporationSigning) {
    await tx.em.flush();
    await eraseCorporationSigning(tx, signing, actor);
    return;
  }
  await erasePerson(ctx, tx, signing);
  const { id, link, reference } = signing;
  tx.audit({ action: 'SIGNING_ERASED', actor, link, subject: id, details: { reference, reason } });
}

async function end(ctx: AppContext, tx: Change, { signing, actor }: Omit<Erasure, 'reason'>): Promise<void> {
  if (signing instanceof CorporationSigning) {
    if (signing.state !== CorporationSigningState.DELETED) {
      await endCorporationSigning(ctx, tx, { signing, actor });
    }
    return;
  }
  if (signing instanceof EmployeeSigning) {
    if (signing.state !== EmployeeSigningState.REMOVED) {
      await endEmployeeSigning(ctx, tx, { signing, actor });
    }
    return;
  }
  if (!signing.endedAt) {
    const reason = IndividualSigningEnd.WITHDRAWN;
    await endIndividualSigning(ctx, tx, { signing, actor, reason, endedAt: ctx.now() });
  }
}

/** What signers and managers wrote may name the person; a request that is open has come to what it asked for. */
async function closeRequests(ctx: AppContext, tx: Change, { id: signing }: ErasableSigning): Promise<void> {
  const granted = { state: ErasureState.GRANTED, decidedAt: ctx.now() };
  await tx.em.nativeUpdate(ErasureRequest, { signing, state: ErasureState.REQUESTED }, granted);
  await tx.em.nativeUpdate(ErasureRequest, { signing }, { reason: null, decisionReason: null });
}

async function erasePerson(ctx: AppContext, tx: Change, signing: IndividualSigning | EmployeeSigning): Promise<void> {
  const { em } = tx;
  const { id, link, reference, emailKey } = signing;
  const signings = { link, ids: [id], references: [reference] };
  const named = await findNamedPeople(em, signings, [emailKey]);
  Object.assign(signing, {
    name: '',
    email: '',
    emailKey: '',
    emailSha256: null,
    fieldValues: {},
    document: null,
    documentTokenHash: hashDocumentToken(newDocumentToken()),
    ip: null,
    userAgent: null,
    erasedAt: ctx.now(),
  });
  if (signing instanceof IndividualSigning) {
    signing.endNote = null;
  }
  await em.flush();
  await em.nativeDelete(EmployeeNotice, { employeeSigning: id });
  await em.nativeUpdate(EmployeeSigningChange, { employeeSigning: id }, { note: null });
  await forgetSignings(em, signings, named);
  await deleteUnreferencedDocuments(em, named.documents);
  const corporations = signing instanceof EmployeeSigning ? [signing.corporationSigning.id] : [];
  await forgetAddresses(em, { ...named, link: link.id, corporations });
}
