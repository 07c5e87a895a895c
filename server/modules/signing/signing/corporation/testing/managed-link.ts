import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import {
  CorporationSigning,
  type CorporationSigningState,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** A link whose community manager is logged in. */
export interface ManagedLink {
  readonly link: Link;
  readonly headers: SessionHeaders;
}

/** Stores a link, of a new community manager unless one is given, and logs its owner in. */
export async function arrangeManagedLink(testApp: TestApp, owner?: CommunityAccount): Promise<ManagedLink> {
  const em = testApp.em();
  const link = await buildLink(em, owner === undefined ? {} : { owner: em.merge(owner) });
  return { link, headers: await signIn(testApp, await link.owner.loadOrFail()) };
}

let count = 0;

/** A domain that this process has not used yet. */
export function newDomain(): string {
  count += 1;
  return `managed-${count}.example.com`;
}

/** A small valid PDF. Every call gives other bytes: documents are stored once per content, so equal ones would be shared. */
export async function pdfOf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setSubject(randomUUID());
  document.addPage([200, 100]).drawText(text, { x: 10, y: 50, size: 10 });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

interface CorporationOptions {
  readonly state?: CorporationSigningState;
  readonly domains?: readonly string[];
  /** Whether the signed document was uploaded; true by default. */
  readonly uploaded?: boolean;
  readonly corporationName?: string;
}

/** Stores a corporation with its document to sign and, by default, the signed one. */
export async function arrangeCorporation(
  testApp: TestApp,
  { link }: ManagedLink,
  { state = 'uncompleted', domains = [newDomain()], uploaded = true, ...names }: CorporationOptions = {},
): Promise<CorporationSigning> {
  const em = testApp.em();
  const signing = await buildCorporation(em, link, { state, domains, ...names });
  const store = async (name: string) =>
    storeDocument(em, { bytes: await pdfOf(`${name} ${signing.id}`), createdAt: new Date() });
  Object.assign(signing, {
    document: await store('to sign'),
    signedPdf: uploaded ? await store('signed') : null,
    pdfUploadedAt: uploaded ? new Date() : null,
  });
  await em.flush();
  return signing;
}

/** A corporation's signing in a response. */
export interface AnsweredSigning {
  readonly id: string;
  readonly state: string;
  readonly administratorAccount: string | null;
  readonly completedAt: string | null;
  readonly deletedAt: string | null;
}

/** The mutations on one signing. */
export const OPERATIONS = [
  'resendCorporationDocument',
  'approveCorporationSigning',
  'deleteCorporationSigning',
  'restoreCorporationSigning',
] as const;
export type OperationName = (typeof OPERATIONS)[number];

/** Calls one of the mutations on one signing. */
export async function operate(
  testApp: TestApp,
  name: OperationName,
  { id, headers = {} }: { id: string; headers?: Readonly<Record<string, string>> },
): Promise<GraphqlAnswer<Record<OperationName, { corporationSigning: AnsweredSigning }>>> {
  const query = `mutation ($id: ID!) {
    ${name}(input: { id: $id }) { corporationSigning { id state administratorAccount completedAt deletedAt } }
  }`;
  return graphql(testApp.app, query, { id }, headers);
}

/** Calls `purgeCorporationSigning`. */
export async function purge(
  testApp: TestApp,
  input: { readonly id: string; readonly corporationName: string },
  headers: Readonly<Record<string, string>>,
): Promise<GraphqlAnswer<{ purgeCorporationSigning: { purgedId: string } }>> {
  const query = `mutation ($input: PurgeCorporationSigningInput!) { purgeCorporationSigning(input: $input) { purgedId } }`;
  return graphql(testApp.app, query, { input }, headers);
}

/** The signing as stored now; fails if it is gone. */
export function stored(testApp: TestApp, { id }: CorporationSigning): Promise<CorporationSigning> {
  return testApp.em().findOneOrFail(CorporationSigning, { id });
}
