import { expect, test } from 'vitest';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

const STATUS = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }`;
const SEND = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;
const AGREE = `mutation ($input: AgreeToCurrentIndividualClaInput!) {
  agreeToCurrentIndividualCla(input: $input) { signing { reference } }
}`;
const REMOVE = `mutation ($ids: [ID!]!) { removeEmployeeSigning(input: { ids: $ids }) { employeeSignings { id } } }`;

const testApp = await createTestApp();

interface Signed {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
}

interface Tie {
  readonly link: Link;
  readonly signing: Signed;
  /** The further address; none for an account. */
  readonly further?: string;
}

async function tie({ link, signing, further }: Tie): Promise<string> {
  const em = testApp.em();
  const account = {
    platform: 'github',
    host: 'github.com',
    accountId: crypto.randomUUID(),
    account: 'octocat',
  } as const;
  const tied = further === undefined ? account : { email: further, emailKey: further };
  const { id: signingId, reference, email } = signing;
  const facts = { link: link.id, signing: signingId, reference, signerKey: email, provedAt: new Date() };
  const { id } = em.create(ProvedIdentity, { ...facts, ...tied });
  await em.flush();
  return id;
}

const identity = (id: string) => testApp.em().findOneOrFail(ProvedIdentity, id);

const endsOf = (id: string) => testApp.em().find(AuditEvent, { action: 'IDENTITY_ENDED', subject: id });

async function statusOf({ linkId }: Link, email: string): Promise<string | undefined> {
  const { data } = await graphql<{ signingStatus: { state: string } }>(testApp.app, STATUS, { linkId, email });
  return data?.signingStatus.state;
}

interface Signer extends ManagedLink {
  readonly cla: Cla;
  readonly signing: Signed;
  readonly further: string;
}

/** Somebody who signed as an individual, in a domain of a corporation to be. */
async function arrangeIndividual(domain = newDomain()): Promise<Signer> {
  const managed = await arrangeManagedLink(testApp);
  const em = testApp.em();
  const cla = await buildCla(em, em.merge(managed.link));
  const signing = await buildIndividualSigning(em, cla, { email: newEmail(domain) });
  return { ...managed, cla, signing, further: newEmail(newDomain()) };
}

test('the newer signing of the same person takes over what was tied to the older one', async () => {
  const { link, signing, further } = await arrangeIndividual();
  const ids = [await tie({ link, signing, further }), await tie({ link, signing })];
  const em = testApp.em();
  const current = await buildCla(em, em.merge(link), { bytes: await pdfWithText([crypto.randomUUID()]) });
  await graphql(testApp.app, SEND, { linkId: link.linkId, email: signing.email });
  const verificationCode = await testApp.codeSentTo(signing.email);
  const input = { linkId: link.linkId, email: signing.email, claId: current.id, privacyConsented: true };

  const { data, codes } = await graphql<{ agreeToCurrentIndividualCla: { signing: { reference: string } } }>(
    testApp.app,
    AGREE,
    { input: { ...input, verificationCode } },
  );

  expect(codes).toEqual([]);
  const reference = data?.agreeToCurrentIndividualCla.signing.reference;
  for (const id of ids) {
    expect(await identity(id)).toMatchObject({ reference, endedAt: null });
  }
  expect(await statusOf(link, further)).toBe('VALID');
});

test('a corporation that claims the domain of the signer ends what is tied to the signing', async () => {
  const domain = newDomain();
  const signer = await arrangeIndividual(domain);
  const { link, signing, further, headers } = signer;
  const ids = [await tie({ link, signing, further }), await tie({ link, signing })];
  const corporation = await arrangeCorporation(testApp, signer, { domains: [domain] });

  expect((await operate(testApp, 'approveCorporationSigning', { id: corporation.id, headers })).codes).toEqual([]);

  for (const id of ids) {
    expect((await identity(id)).endedAt).not.toBeNull();
    expect(await endsOf(id)).toHaveLength(1);
  }
  expect(await statusOf(link, further)).toBe('NOT_SIGNED');
});

test('a corporation that claims the domain of a tied address ends that tie alone', async () => {
  const domain = newDomain();
  const signer = await arrangeIndividual();
  const { link, signing, headers } = signer;
  const inDomain = await tie({ link, signing, further: newEmail(domain) });
  const lookalike = await tie({ link, signing, further: newEmail(`not-${domain}`) });
  const account = await tie({ link, signing });
  const corporation = await arrangeCorporation(testApp, signer, { domains: [domain] });

  await operate(testApp, 'approveCorporationSigning', { id: corporation.id, headers });

  expect((await identity(inDomain)).endedAt).not.toBeNull();
  expect((await identity(lookalike)).endedAt).toBeNull();
  expect((await identity(account)).endedAt).toBeNull();
  expect(JSON.stringify(await endsOf(inDomain))).not.toContain(domain);
});

test('the removal of an employee ends what is tied to the signing', async () => {
  const em = testApp.em();
  const { link } = await arrangeManagedLink(testApp);
  await buildCla(em, em.merge(link));
  const corporation = await buildCorporation(em, em.merge(link), { domains: [newDomain()] });
  const signing = await buildEmployeeSigning(em, corporation, {
    email: newEmail(corporation.primaryDomain),
    state: 'inactive',
  });
  const further = newEmail(newDomain());
  const id = await tie({ link, signing, further });
  const headers = await signIn(testApp, await buildManager(em, corporation, { role: 'manager' }));

  expect((await graphql(testApp.app, REMOVE, { ids: [signing.id] }, { ...headers })).codes).toEqual([]);

  expect((await identity(id)).endedAt).not.toBeNull();
  expect(await statusOf(link, further)).toBe('NOT_SIGNED');
});

test('a tie that ended leaves its address free for another', async () => {
  const { link, signing, further } = await arrangeIndividual();
  const id = await tie({ link, signing, further });
  await expect(tie({ link, signing, further })).rejects.toThrow(/proved_identity_link_email_live_unique/);

  await testApp.em().nativeUpdate(ProvedIdentity, id, { endedAt: new Date() });

  expect(await identity(await tie({ link, signing, further }))).toMatchObject({ endedAt: null });
});
