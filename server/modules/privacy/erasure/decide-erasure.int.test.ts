import { beforeAll, describe, expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { proveAddress } from '#server/modules/privacy/my-signings/testing/signer.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/corporation-signer.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { form, pdfOf } from '#server/rest/testing/cla-uploads.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning, buildManager, buildOrigin } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { MarkedSignings, type MarkedSigning } from './testing/marked-signings.ts';

const REQUEST = `mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { request { state } } }`;
const LIST = `query ($linkId: ID!, $state: ErasureState) {
  erasureRequests(linkId: $linkId, state: $state) { totalCount nodes { reference kind state reason decidedBy decisionReason } }
}`;
const MINE = '{ mySignings { reference erasure { state decidedBy decisionReason } } }';
const STATUS = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }`;
const VERIFY = `query ($reference: ID!) { verifyReference(reference: $reference) { known kind signedAt endReason sealGap } }`;
const SIGNINGS = `query ($linkId: ID!) { signings(linkId: $linkId) { nodes { reference name email state endReason } } }`;

const testApp = await createTestApp();
const signings = await MarkedSignings.open(testApp);

async function ask({ email, reference }: MarkedSigning, reason?: string) {
  const { headers } = await proveAddress(testApp, email);
  return graphql(testApp.app, REQUEST, { input: { reference, reason } }, headers);
}

const list = async ({ link: { linkId } }: MarkedSigning, state?: string) =>
  (await graphql<{ erasureRequests: object }>(testApp.app, LIST, { linkId, state }, signings.community.headers)).data
    ?.erasureRequests;

const isErased = async ({ id }: MarkedSigning): Promise<boolean> =>
  Boolean((await testApp.em().findOneOrFail(IndividualSigning, id)).erasedAt);

describe('a request', () => {
  test('is mailed to the managers without naming the signer, and listed for them', async () => {
    const signing = await signings.individual();

    await signings.request(signing);

    const mails = await testApp.mailsTo(signings.community.account.email ?? '');
    const mail = mails.find(({ data }) => data['reference'] === signing.reference);
    expect(mail).toMatchObject({ template: 'erasure_requested' });
    expect(JSON.stringify(mail?.data)).not.toContain(signing.mark);
    const node = { reference: signing.reference, kind: 'INDIVIDUAL', state: 'REQUESTED', decidedBy: null };
    expect(await list(signing, 'REQUESTED')).toMatchObject({ totalCount: 1, nodes: [node] });
    expect(await list(signing, 'GRANTED')).toMatchObject({ totalCount: 0 });
  });

  test('is mailed to nobody where the link is unlinked', async () => {
    const signing = await signings.individual();
    await testApp.em().nativeUpdate(Link, signing.link.id, { unlinkedAt: new Date() });

    expect((await ask(signing)).codes).toEqual([]);

    const mails = await testApp.mailsTo(signings.community.account.email ?? '');
    expect(mails.filter(({ data }) => data['reference'] === signing.reference)).toEqual([]);
  });

  test('is refused while another is open, for what others signed, and with a long reason', async () => {
    const signing = await signings.individual();
    const other = await signings.individual();
    await signings.request(signing);

    expect((await ask(signing)).codes).toEqual(['not_ready_to_sign']);
    expect((await ask({ ...signing, email: other.email })).codes).toEqual(['no_permission']);
    expect((await ask(other, 'x'.repeat(501))).codes).toEqual(['bad_request_parameter']);
  });
});

describe('a refusal', () => {
  test('changes nothing, is mailed with its reason, and lets the signer ask again', async () => {
    const signing = await signings.individual();
    const id = await signings.request(signing);
    expect((await signings.decide(id, false, ' ')).codes).toEqual(['bad_request_parameter']);

    const { data } = await signings.decide(id, false, 'We are in a dispute');

    const decided = { state: 'REFUSED', decisionReason: 'We are in a dispute' };
    expect(data?.['decideErasure']?.request).toMatchObject({ ...decided, decidedBy: signings.community.account.name });
    expect(await isErased(signing)).toBe(false);
    const mails = await testApp.mailsTo(signing.email);
    expect(mails.at(-1)).toMatchObject({ template: 'erasure_refused', data: { reason: 'We are in a dispute' } });
    const { headers } = await proveAddress(testApp, signing.email);
    const mine = await graphql<{ mySignings: object[] }>(testApp.app, MINE, {}, headers);
    expect(mine.data?.mySignings).toMatchObject([{ erasure: { ...decided, decidedBy: null } }]);
    expect((await ask(signing)).codes).toEqual([]);
  });
});

describe('a grant', () => {
  test('ends a signing that counts, and keeps its place in the list', async () => {
    const signing = await signings.individual();
    const { linkId } = signing.link;

    await signings.decide(await signings.request(signing), true);

    const status = await graphql(testApp.app, STATUS, { linkId, email: signing.email });
    expect(status.data).toEqual({ signingStatus: { state: 'NOT_SIGNED' } });
    const listed = await graphql(testApp.app, SIGNINGS, { linkId }, signings.community.headers);
    const { reference } = signing;
    const node = { reference, name: null, email: null, state: 'ENDED', endReason: 'erased' };
    expect(listed.data).toEqual({ signings: { nodes: [node] } });
    const events = await testApp.em().find(AuditEvent, { subject: signing.id }, { orderBy: { sequence: 'asc' } });
    expect(events.map(({ action }) => action).slice(-4)).toEqual([
      'ERASURE_REQUESTED',
      'ERASURE_GRANTED',
      'INDIVIDUAL_SIGNING_ENDED',
      'SIGNING_ERASED',
    ]);
  });

  test('succeeds once of several at the same moment', async () => {
    const signing = await signings.individual();
    const id = await signings.request(signing);

    const answers = await Promise.all(Array.from({ length: 5 }, () => signings.decide(id, true)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 4 }, () => 'not_ready_to_sign'));
    const erased = { subject: signing.id, action: 'SIGNING_ERASED' };
    expect(await testApp.em().count(AuditEvent, erased)).toBe(1);
  });

  test('under a legal hold nothing is granted, but a request can be refused', async () => {
    const signing = await signings.individual();
    const id = await signings.request(signing);
    await testApp.em().nativeUpdate(Link, { id: signing.link.id }, { legalHold: true });

    expect((await signings.decide(id, true)).codes).toEqual(['not_ready_to_sign']);

    expect(await isErased(signing)).toBe(false);
    expect((await signings.decide(id, false, 'Held')).codes).toEqual([]);
  });

  test('nobody else decides', async () => {
    const signing = await signings.individual();
    const id = await signings.request(signing);
    const { headers } = await arrangeCommunity(testApp);

    for (const given of [id, crypto.randomUUID(), 'nothing']) {
      const input = { id: given, granted: true };
      const answer = await mutate(testApp, 'decideErasure', { input, selection: 'request { state }', headers });
      expect(answer.codes).toEqual(['no_permission']);
    }
    expect(await isErased(signing)).toBe(false);
  });

  test('leaves what another signing of the address needs', async () => {
    const signing = await signings.individual();
    const em = testApp.em();
    const other = await signings.individual();
    await em.nativeUpdate(IndividualSigning, other.id, { email: signing.email, emailKey: signing.email.toLowerCase() });

    await signings.decide(await signings.request(signing), true);

    expect(await isErased(other)).toBe(false);
    const { headers } = await proveAddress(testApp, signing.email);
    const mine = await graphql<{ mySignings: object[] }>(testApp.app, MINE, {}, headers);
    expect(mine.data?.mySignings).toMatchObject([{ reference: other.reference }]);
  });
});

describe('what was not signed here is known to have existed, once it is erased:', () => {
  let link: Link;
  beforeAll(async () => {
    link = await buildLink(testApp.em(), { owner: signings.community.account });
  });

  /** Records a signing, and returns its reference. */
  async function record(kind: string, email: string, scanSha256?: string): Promise<string> {
    const type = kind === 'CORPORATION' ? 'corporation' : 'individual';
    const { id: claId } = await buildCla(testApp.em(), testApp.em().merge(link), { type });
    const { data } = await mutate<{ signing: { reference: string } }>(testApp, 'recordSigning', {
      input: {
        linkId: link.linkId,
        claId,
        kind,
        email,
        name: '李雷',
        corporationName: '示例公司',
        signedOn: '2019-05-04',
        scanSha256,
      },
      selection: 'signing { reference }',
      headers: signings.community.headers,
    });
    return data?.['recordSigning']?.signing.reference ?? '';
  }

  async function imported(email: string): Promise<string> {
    const em = testApp.em();
    const signing = await buildIndividualSigning(em, await buildCla(em, em.merge(link)), { email });
    await buildOrigin(em, signing, { precision: 'unknown' });
    return signing.reference;
  }

  const recordedOn = '2019-05-04T00:00:00.000Z';
  test.each<[string, string, string | null, (email: string) => Promise<string>]>([
    ['a recorded individual', 'INDIVIDUAL', recordedOn, (email) => record('INDIVIDUAL', email)],
    ['a recorded corporation', 'CORPORATION', null, (email) => record('CORPORATION', email)],
    ['an imported individual', 'INDIVIDUAL', null, imported],
  ])('%s', async (_what, kind, signedAt, arrange) => {
    const email = newEmail(newDomain());
    const reference = await arrange(email);

    await signings.decide(await signings.request({ email, reference, name: '' }), true);

    const { data } = await graphql(testApp.app, VERIFY, { reference });
    expect(data).toEqual({
      verifyReference: { known: true, kind, signedAt, endReason: 'erased', sealGap: 'ERASED' },
    });
  });

  test('a scan, which not even its uploader can download', async () => {
    const { headers } = signings.community;
    const { payload, headers: type } = form([{ file: pdfOf(5000) }]);
    const url = '/api/v1/cla-upload';
    const sent = await testApp.app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } });
    const { sha256 } = sent.json<{ data: { sha256: string } }>().data;
    const email = newEmail();
    const reference = await record('INDIVIDUAL', email, sha256);

    await signings.decide(await signings.request({ email, reference, name: '' }), true);

    expect((await testApp.app.inject({ url: `${url}/${sha256}`, headers })).statusCode).toBe(401);
    expect(await testApp.em().count(Document, { sha256 })).toBe(0);
    const verify = 'query ($sha256: ID!) { verifyDocument(sha256: $sha256) { reference endReason } }';
    const { data } = await graphql(testApp.app, verify, { sha256 });
    expect(data).toEqual({ verifyDocument: { reference, endReason: 'erased' } });
  });

  test('an employee of an erased corporation', async () => {
    const em = testApp.em();
    const domain = newDomain();
    const corporation = await buildCorporation(em, em.merge(link), { domains: [domain] });
    await buildManager(em, corporation, { role: 'manager' });
    const reference = await record('EMPLOYEE', newEmail(domain));

    const of = { email: corporation.representativeEmail, reference: corporation.reference, name: '' };
    await signings.decide(await signings.request(of), true);

    const { data } = await graphql(testApp.app, VERIFY, { reference });
    expect(data).toMatchObject({ verifyReference: { known: true, kind: 'EMPLOYEE', endReason: 'erased' } });
  });
});
