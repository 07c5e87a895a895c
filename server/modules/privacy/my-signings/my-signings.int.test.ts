import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { CommitVouching } from '#server/modules/gate/vouching/commit-vouching.entity.ts';
import { MutedConfirmation } from '#server/modules/gate/vouching/muted-confirmation.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildImportedIdentity,
  buildIndividualSigning,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { SignerSession } from './signer-session.entity.ts';
import { proveAddress } from './testing/signer.ts';

type Headers = Readonly<Record<string, string>>;

const testApp = await createTestApp();

const SEND = `mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { challenge } }`;
const OPEN = `mutation ($input: OpenMySigningsInput!) { openMySignings(input: $input) { email csrfToken expiresAt } }`;
const CLOSE = 'mutation { closeMySignings { done } }';
const FIELDS = `reference kind state name corporationName endReason documentState documentUrl evidenceUrl withdrawable
  link { id } cla { version } origin { __typename }`;
const LIST = `{ mySignings { ${FIELDS} } myIdentities { id } }`;
const WITHDRAW = `mutation ($reference: ID!) { withdrawSigning(input: { reference: $reference }) { signing { ${FIELDS} } } }`;

interface Listed {
  readonly reference: string;
  readonly documentUrl: string;
}

const list = async (headers: Headers) => graphql<{ mySignings: Listed[] }>(testApp.app, LIST, {}, headers);
const referencesOf = async (headers: Headers) =>
  (await list(headers)).data?.mySignings.map(({ reference }) => reference);

const send = (email: string, facts: object = {}) =>
  graphql<{ sendVerificationCode: { challenge: string } }>(testApp.app, SEND, {
    input: { purpose: 'MY_SIGNINGS', email, language: 'EN', ...facts },
  });

/** Opens the signings of an address as a browser does. */
async function open(email: string) {
  const sent = await send(email);
  const input = {
    email,
    verificationCode: await testApp.codeSentTo(email),
    challenge: sent.data?.sendVerificationCode.challenge,
  };
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: OPEN, variables: { input } },
  });
  const { data } = response.json<{ data: { openMySignings: { csrfToken: string } } }>();
  const cookie = response.cookies.find(({ name }) => name.endsWith('signer_token'));
  const headers = { cookie: `signer_token=${cookie?.value}`, token: data.openMySignings.csrfToken };
  return { opened: data.openMySignings, cookie, headers, input };
}

/** A person with an individual and an employee signing at two links, and a corporation that they signed for. */
async function arrange() {
  const em = testApp.em();
  const email = newEmail('people.example.org');
  const cla = await buildCla(em, await buildLink(em));
  const individual = await buildIndividualSigning(em, cla, { email, signedAt: new Date('2026-03-01') });
  const elsewhere = await buildLink(em);
  await buildCla(em, elsewhere);
  const employer = await buildCorporation(em, elsewhere, { domains: ['people.example.org'] });
  const employee = await buildEmployeeSigning(em, employer, { email, signedAt: new Date('2026-04-01') });
  const corporation = await buildCorporation(em, await buildLink(em), {
    representativeEmail: email,
    signedAt: new Date('2026-05-01'),
  });
  await buildIndividualSigning(em, cla);
  return { email, individual, employee, corporation };
}

describe('by a code', () => {
  test('a signer reads everything that the address has signed, over all links, newest first', async () => {
    const { email, individual, employee, corporation } = await arrange();

    const { headers, cookie, opened } = await open(email.toUpperCase());

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 1800, path: '/' });
    expect(opened).toMatchObject({ email: email.toUpperCase() });
    const { codes, data } = await list(headers);
    expect(codes).toEqual([]);
    expect(data?.mySignings).toMatchObject([
      { reference: corporation.reference, kind: 'CORPORATION', withdrawable: false },
      { reference: employee.reference, kind: 'EMPLOYEE', state: 'COUNTS', withdrawable: true },
      { reference: individual.reference, kind: 'INDIVIDUAL', state: 'COUNTS', documentState: 'READY', origin: null },
    ]);
  });

  test('the mail comes from the service, and is the same for an address that has signed nothing', async () => {
    const email = newEmail();

    const { headers } = await open(email);

    expect(await referencesOf(headers)).toEqual([]);
    const [mail] = await testApp.mailsTo(email);
    expect(mail).toMatchObject({ template: 'my_signings_code', link: null, data: { minutes: '5' } });
  });

  test('a code works once, for its purpose alone', async () => {
    const { input } = await open(newEmail());

    const again = await graphql(testApp.app, OPEN, { input });

    expect(again.codes).toEqual(['expired_verification_code']);
  });

  test.each([
    ['a link for this purpose', { linkId: 'web_x-1' }],
    ['no link for another one', { purpose: 'INDIVIDUAL_SIGNING' }],
  ])('no code is sent with %s', async (_case, facts) => {
    const email = newEmail();

    const { errors } = await send(email, facts);

    expect(errors[0]?.extensions).toEqual({ code: 'bad_request_parameter', field: 'linkId' });
    expect(await testApp.mailsTo(email)).toEqual([]);
  });
});

describe('nobody reads anything', () => {
  test('without the cookie, without its token, after closing, and after 30 minutes', async () => {
    const { email } = await arrange();
    const { headers } = await proveAddress(testApp, email);
    const { headers: other } = await proveAddress(testApp, newEmail());
    expect((await list(headers)).codes).toEqual([]);

    expect((await list({})).codes).toContain('missing_token');
    expect((await list({ cookie: headers.cookie })).codes).toContain('unknown_token');
    expect((await list({ ...headers, token: other.token })).codes).toContain('unknown_token');
    expect((await graphql(testApp.app, CLOSE, {}, headers)).codes).toEqual([]);
    expect((await list(headers)).codes).toContain('unknown_token');
    await testApp.em().nativeUpdate(SignerSession, { expiresAt: { $gt: new Date() } }, { expiresAt: new Date() });
    expect((await list(other)).codes).toContain('unknown_token');
  });
});

const statusOf = async (id: string) => (await testApp.em().findOneOrFail(IndividualSigning, id)).endReason;
const eventsOf = async (subject: string) =>
  (await testApp.em().find(AuditEvent, { subject })).map(({ action, actor, details }) => ({ action, actor, details }));

describe('withdrawing', () => {
  test('ends an individual signing for the future, and mails its signer', async () => {
    const { email, individual } = await arrange();
    const { headers } = await proveAddress(testApp, email);
    const { id, reference } = individual;
    const decided = { endsAt: new Date(Date.now() + 86_400_000), endNote: 'Decided by the community' };
    await testApp.em().nativeUpdate(IndividualSigning, id, decided);

    const { codes, data } = await graphql<{ withdrawSigning: object }>(testApp.app, WITHDRAW, { reference }, headers);

    expect(codes).toEqual([]);
    const signing = { reference, state: 'ENDED', endReason: 'withdrawn', withdrawable: false };
    expect(data?.withdrawSigning).toMatchObject({ signing });
    expect(await testApp.em().findOneOrFail(IndividualSigning, id)).toMatchObject({ endsAt: null, endNote: null });
    const details = { reference, reason: 'withdrawn' };
    expect(await eventsOf(id)).toMatchObject([{ action: 'INDIVIDUAL_SIGNING_ENDED', actor: 'signer', details }]);
    expect(await testApp.mailsTo(email)).toMatchObject([{ template: 'signing_withdrawn', data: { reference } }]);
    expect((await graphql(testApp.app, WITHDRAW, { reference }, headers)).codes).toEqual(['not_ready_to_sign']);
  });

  test('ends the accounts that the signer had signed with elsewhere', async () => {
    const { email, individual } = await arrange();
    const em = testApp.em();
    const { id, reference, link } = individual;
    const [stated, tied, other] = [
      await buildImportedIdentity(em, link.getEntity(), { statedEmail: email.toUpperCase() }),
      await buildImportedIdentity(em, link.getEntity()),
      await buildImportedIdentity(em, link.getEntity(), { statedEmail: newEmail() }),
    ];
    const { platform, host, accountId } = tied;
    const account = { platform, host, accountId, account: 'octocat' };
    em.create(ProvedIdentity, { link, signing: id, reference, signerKey: email, provedAt: new Date(), ...account });
    await em.flush();
    const { headers } = await proveAddress(testApp, email);

    expect((await graphql(testApp.app, WITHDRAW, { reference }, headers)).codes).toEqual([]);

    const reasonOf = async (imported: { id: string }) =>
      (await testApp.em().findOneOrFail(ImportedIdentity, imported.id)).endReason;
    expect([await reasonOf(stated), await reasonOf(tied), await reasonOf(other)]).toEqual([
      'withdrawn',
      'withdrawn',
      null,
    ]);
    expect(await eventsOf(stated.id)).toMatchObject([{ action: 'IMPORTED_ACCOUNT_ENDED', actor: 'signer' }]);
  });

  test('removes an employee signing', async () => {
    const { email, employee } = await arrange();
    const { headers } = await proveAddress(testApp, email);
    const { id, reference } = employee;

    const { codes, data } = await graphql<{ withdrawSigning: object }>(testApp.app, WITHDRAW, { reference }, headers);

    expect(codes).toEqual([]);
    expect(data?.withdrawSigning).toMatchObject({ signing: { state: 'ENDED', endReason: 'removed' } });
    const { state } = await testApp.em().findOneOrFail(EmployeeSigning, id);
    expect(state).toBe('removed');
    expect(await eventsOf(id)).toMatchObject([{ action: 'EMPLOYEE_REMOVED', actor: 'signer' }]);
  });

  test('is refused for what others have signed, and for a corporation', async () => {
    const { email, corporation } = await arrange();
    const { individual } = await arrange();
    const { headers } = await proveAddress(testApp, email);
    const withdraw = async (reference: string) => (await graphql(testApp.app, WITHDRAW, { reference }, headers)).codes;

    expect(await withdraw(individual.reference)).toEqual(['no_permission']);
    expect(await withdraw(corporation.reference)).toEqual(['not_ready_to_sign']);
    expect(await statusOf(individual.id)).toBeNull();
  });
});

test('one archive has everything about the signer: the data, and the document of each signing', async () => {
  const { email, individual, employee } = await arrange();
  const { headers } = await proveAddress(testApp, email);
  await send(email);
  const em = testApp.em();
  await buildImportedIdentity(em, await buildLink(em), { statedEmail: email.toUpperCase(), login: 'octocat-example' });
  const createdAt = new Date();
  em.create(MutedConfirmation, { emailKey: email, createdAt });
  em.create(CommitVouching, {
    host: 'github.com',
    repositoryId: '1',
    sha: 'a'.repeat(40),
    source: 'signed',
    accountId: '',
    login: '',
    emailKey: email,
    createdAt,
  });
  await em.flush();
  const asked = 'mutation ($reference: ID!) { requestErasure(input: { reference: $reference }) { request { id } } }';
  await graphql(testApp.app, asked, { reference: individual.reference }, headers);

  const response = await testApp.app.inject({ url: '/api/v1/my-signings', headers: { cookie: headers.cookie } });

  expect(response.statusCode).toBe(200);
  const files = unzipSync(response.rawPayload);
  const data = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array())) as {
    signings: { reference: string; email: string }[];
    emails: { template: string }[];
  };
  expect(data).toMatchObject({
    importedAccounts: [
      { login: 'octocat-example', signedAt: null, signedAtPrecision: 'unknown', level: 'account', endReason: null },
    ],
    commits: [{ sha: 'a'.repeat(40) }],
    mutedConfirmationsAt: createdAt.toISOString(),
    erasureRequests: [{ reference: individual.reference, state: 'requested' }],
  });
  expect(data.signings).toHaveLength(3);
  expect(data.signings.every((signing) => signing.email === email)).toBe(true);
  expect(data.emails.map(({ template }) => template)).toEqual(['my_signings_code']);
  for (const { reference } of [individual, employee]) {
    expect(strFromU8(files[`documents/${reference}.pdf`]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
  }
});
