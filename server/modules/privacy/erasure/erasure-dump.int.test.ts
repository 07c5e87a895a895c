import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OutgoingMail } from '#server/integrations/mail/mail-transport.ts';
import { AuthorizationRequest } from '#server/modules/access/session/authorization-request.entity.ts';
import { ClaNotice } from '#server/modules/community/cla/cla-notice.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ErasedOrigin } from '#server/modules/signing/signing/origin/erased-origin.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { columnsWith } from './testing/find-in-database.ts';
import { MarkedSignings, type MarkedSigning } from './testing/marked-signings.ts';

const VERIFY = `query ($reference: ID!, $sha256: ID!) {
  verifyReference(reference: $reference) { known kind endReason signer proof sealGap }
  verifyDocument(sha256: $sha256) { known kind endReason signer proof sealGap }
}`;

const testApp = await createTestApp();
const signings = await MarkedSignings.open(testApp);

const textsOf = ({ mark, secrets }: MarkedSigning): string[] => [mark, ...secrets];

/** Everything that was ever a document of the signing. */
async function documentsOf({ id }: MarkedSigning): Promise<string[]> {
  const events = await testApp.em().find(AuditEvent, { subject: id });
  return events.flatMap(({ details }) => details['documentSha256'] ?? []).map(String);
}

/** Sends what is queued for an address, and returns it. */
async function sendMailTo(email: string): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const mailTransport = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined };
  for (const { id } of await testApp.mailsTo(email)) {
    await deliverEmail.run({ ...testApp.deps, mailTransport }, { emailId: id });
  }
  return sent;
}

test.each(['individual', 'employee', 'corporation'] as const)(
  'after the erasure of a signing (%s) nothing in the database names its person, and it is known to have existed',
  async (kind) => {
    const signing = await signings[kind]();
    const { reference, email } = signing;
    const documents = await documentsOf(signing);
    const request = await signings.request(signing);
    expect((await columnsWith(testApp.em(), textsOf(signing))).length).toBeGreaterThan(20);
    expect(documents).not.toEqual([]);

    const { codes, data } = await signings.decide(request, true, `Granted to ${signing.name}`);
    const sent = await sendMailTo(email);

    expect(codes).toEqual([]);
    expect(data?.['decideErasure']?.request).toMatchObject({ state: 'GRANTED', reason: null, decisionReason: null });
    expect(sent).toMatchObject([{ to: email }]);
    expect(await columnsWith(testApp.em(), textsOf(signing))).toEqual([]);
    expect(await testApp.em().count(Document, { sha256: { $in: documents } })).toBe(0);
    const events = await testApp.em().find(AuditEvent, { subject: signing.id });
    expect(events.map(({ ip }) => ip).slice(0, 1)).toEqual([null]);
    const known = { known: true, kind: kind.toUpperCase(), endReason: 'erased', signer: null, proof: null };
    const answer = await graphql(testApp.app, VERIFY, { reference, sha256: documents.at(-1) });
    expect(answer.data).toEqual({
      verifyReference: { ...known, sealGap: 'ERASED' },
      verifyDocument: { ...known, sealGap: 'ERASED' },
    });
  },
);

test('after the erasure of one of two signings of an address nothing is left that tells of it', async () => {
  const signing = await signings.individual();
  const { email, link, name } = signing;
  const em = testApp.em();
  const cla = await buildCla(em, em.merge(link));
  const createdAt = new Date();
  const other = await buildIndividualSigning(em, cla);
  Object.assign(other, { email, emailKey: email, endedAt: createdAt });
  const [documentSha256 = ''] = await documentsOf(signing);
  const attachments = [{ filename: 'agreement.pdf', documentSha256 }];
  em.create(Email, {
    template: 'individual_signed',
    language: 'en',
    recipient: email,
    data: {},
    attachments,
    createdAt,
  });
  em.create(AuthorizationRequest, {
    purpose: 'github_claim',
    stateHash: documentSha256,
    browserHash: documentSha256,
    codeVerifier: Buffer.alloc(0),
    privacyConsented: false,
    legacy: false,
    details: { signing: signing.id },
    createdAt,
    expiresAt: createdAt,
  });
  for (const { id } of [signing, other]) {
    em.create(ClaNotice, { cla, signing: id, kind: 'announced', createdAt });
  }
  await em.flush();
  const told = [
    'public.authorization_request.details',
    'public.email.attachments',
    'public.webhook_delivery.request_body',
  ];
  const tells = async () => {
    const places = await columnsWith(em, [name.toLowerCase(), documentSha256, signing.id]);
    return told.filter((place) => places.includes(place));
  };
  expect(await tells()).toEqual(told);

  await signings.decide(await signings.request(signing), true);

  expect(await tells()).toEqual([]);
  expect(await testApp.em().find(ClaNotice, { cla })).toMatchObject([{ signing: other.id }]);
});

test('after the erasure of an imported account nothing names it, and a further import leaves it out', async () => {
  const { id, key, link, mark, account } = await signings.imported();
  const judging = () => testApp.em().execute(`select from pgboss.job where name = 'judge-at-once'`);
  const before = (await judging()).length;
  expect((await columnsWith(testApp.em(), [mark])).length).toBeGreaterThan(10);

  expect((await signings.eraseImported(link.linkId, 'nobody')).data?.['eraseImportedAccount']).toEqual({ erased: 0 });
  const { codes, data } = await signings.eraseImported(link.linkId, account.toUpperCase());

  expect(codes).toEqual([]);
  expect(data?.['eraseImportedAccount']).toEqual({ erased: 1 });
  expect(await columnsWith(testApp.em(), [mark])).toEqual([]);
  expect(await testApp.em().find(AuditEvent, { subject: id })).toMatchObject([{ action: 'IMPORTED_ACCOUNT_ERASED' }]);
  const keySha256 = createHash('sha256').update(`${link.linkId}:${key}`).digest('hex');
  expect(await testApp.em().count(ErasedOrigin, { keySha256 })).toBe(1);
  expect((await judging()).length).toBeGreaterThan(before);
});

test('an imported account goes with the signing of the address that its source states', async () => {
  const { id, key, link, mark, name } = await signings.imported();
  const em = testApp.em();
  const email = `stated-${mark}@example.org`;
  const { reference } = await buildIndividualSigning(em, await buildCla(em, em.merge(link)), { email });
  const judging = () => testApp.em().execute(`select from pgboss.job where name = 'judge-at-once'`);
  const before = (await judging()).length;

  await signings.decide(await signings.request({ email, reference, name }), true);

  expect(await testApp.em().count(ImportedIdentity, { id })).toBe(0);
  const keySha256 = createHash('sha256').update(`${link.linkId}:${key}`).digest('hex');
  expect(await testApp.em().count(ErasedOrigin, { keySha256 })).toBe(1);
  expect((await judging()).length).toBeGreaterThan(before);
});

test('an imported account stays under a legal hold, and once its owner has proved an address it is a signing', async () => {
  const held = await signings.imported();
  await testApp.em().nativeUpdate(Link, held.link.id, { legalHold: true });
  expect((await signings.eraseImported(held.link.linkId, held.account)).codes).toEqual(['not_ready_to_sign']);

  const proved = await signings.imported();
  const em = testApp.em();
  const { id: signing } = await buildIndividualSigning(em, await buildCla(em, em.merge(proved.link)));
  const told = { key: proved.key, source: 'example', level: 'account', precision: 'unknown' } as const;
  em.create(SigningOrigin, { signing, ...told, versionKnown: false, importedAt: new Date() });
  await em.flush();
  const { data } = await signings.eraseImported(proved.link.linkId, proved.account);

  expect(data?.['eraseImportedAccount']).toEqual({ erased: 0 });
  expect(await testApp.em().count(ImportedIdentity, { id: { $in: [held.id, proved.id] } })).toBe(2);
});
