import type { RequestListener } from 'node:http';
import { PDFDocument } from '@cantoo/pdf-lib';
import { normalizeEmail } from '#rules/email.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Session } from '#server/modules/access/session/session.entity.ts';
import { ClaUpload } from '#server/modules/community/cla/cla-upload.entity.ts';
import { SenderCredential, SenderProvider } from '#server/modules/community/sender/sender-credential.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { buildAccount, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { serveLocally } from '#server/test/serve-locally.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';

/** A community manager who is logged in and has an authorised sender. */
export interface Community {
  readonly account: CommunityAccount;
  readonly headers: SessionHeaders;
  readonly senderAddress: string;
}

type Facts = Partial<Pick<CommunityAccount, 'platform'> & Pick<Session, 'organizations'>>;

/** Stores a community manager with an authorised sender and logs them in. */
export async function arrangeCommunity(testApp: TestApp, { platform, organizations }: Facts = {}): Promise<Community> {
  const em = testApp.em();
  const account = await buildAccount(em, platform === undefined ? {} : { platform });
  const { address } = em.create(SenderCredential, senderOf(account, newEmail()));
  await em.flush();
  const headers = await signIn(testApp, account, organizations === undefined ? {} : { organizations });
  return { account, headers, senderAddress: address };
}

function senderOf(account: CommunityAccount, address: string) {
  return {
    account,
    address,
    addressKey: normalizeEmail(address),
    provider: SenderProvider.SMTP,
    secret: Buffer.from('sealed'),
    authorizedAt: new Date(),
  };
}

let count = 0;

/** Creates a small valid PDF, different every time. */
export async function newPdf(): Promise<Buffer> {
  count += 1;
  const text = `Agreement ${count}`;
  const document = await PDFDocument.create();
  document.addPage([200, 100]).drawText(text, { x: 10, y: 50, size: 10 });
  return Buffer.from(await document.save());
}

/** Stores a checked upload of a manager and returns its fingerprint. */
export async function arrangeUpload(
  testApp: TestApp,
  { account }: Pick<Community, 'account'>,
  { expiresAt = new Date(Date.now() + 3_600_000) }: Partial<Pick<ClaUpload, 'expiresAt'>> = {},
): Promise<string> {
  const em = testApp.em();
  const createdAt = new Date();
  const document = await storeDocument(em, { bytes: await newPdf(), createdAt });
  em.create(ClaUpload, { account: account.id, document, createdAt, expiresAt });
  await em.flush();
  return document.sha256;
}

/** A local HTTP server for the tests of one file, with exchangeable answers. */
export interface ClaHost {
  readonly origin: string;
  answer: RequestListener;
}

/** Starts it on a free port; list it in `CLA_SOURCES`. */
export async function startClaHost(): Promise<ClaHost> {
  const { origin, stop } = await serveLocally((request, response) => host.answer(request, response));
  whenDone(stop);
  const host: ClaHost = { origin, answer: (_request, response) => response.writeHead(404).end() };
  return host;
}

/** Valid fields of an individual and of a corporate CLA. */
export const FIELDS = {
  INDIVIDUAL: [
    { type: 'NAME', title: 'Name', description: '', required: true },
    { type: 'EMAIL', title: 'E-Mail', description: '', required: true },
  ],
  CORPORATION: [
    { type: 'AUTHORIZED', title: 'Authorized Representative', description: '', required: true },
    { type: 'TITLE', title: 'Title', description: '', required: true },
    { type: 'CORPORATION_NAME', title: 'Corporation Name', description: '', required: true },
    { type: 'EMAIL', title: 'E-Mail', description: '', required: true },
  ],
} as const;

/** Sends one mutation that takes `input`; `selection` is selected from its payload. */
export function mutate<T>(
  testApp: TestApp,
  name: string,
  { input, selection, headers = {} }: { input: object; selection: string; headers?: Readonly<Record<string, string>> },
): Promise<GraphqlAnswer<Record<string, T>>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
  return graphql(testApp.app, query, { input }, headers);
}

/** Headers of everybody who may not manage the link: name, headers, and the code they are refused with. */
export async function strangers(testApp: TestApp): Promise<[string, Readonly<Record<string, string>>, string][]> {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  const administrator = await signIn(testApp, await buildManager(em, corporation));
  const employeeManager = await signIn(testApp, await buildManager(em, corporation, { role: 'manager' }));
  const unconsented = await signIn(testApp, await buildAccount(em), { consented: false });
  return [
    ['nobody', {}, 'missing_token'],
    ['somebody whose session has ended', { cookie: 'access_token=x; csrf_token=y', token: 'y' }, 'unknown_token'],
    ['a corporation administrator', administrator, 'unauthorized_token'],
    ['an employee manager', employeeManager, 'unauthorized_token'],
    ['somebody who has not consented', unconsented, 'privacy_consent_invalid'],
    ['the manager of another community', (await arrangeCommunity(testApp)).headers, 'no_permission'],
  ];
}
