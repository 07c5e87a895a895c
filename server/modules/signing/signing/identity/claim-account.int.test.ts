import { describe, expect, test } from 'vitest';
import type { CodePlatformName } from '#rules/code-platform.ts';
import type { PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { openBrowser, type TestBrowser } from '#server/test/browser.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import type { GraphqlAnswer } from '#server/test/graphql.ts';
import { buildImportedIdentity, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ImportedIdentity } from './imported-identity.entity.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

const SEND = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: CLAIM_ADDRESS, linkId: $linkId, email: $email, language: EN }) { email }
}`;
const START = `mutation ($input: StartClaimAccountInput!) { startClaimAccount(input: $input) { url } }`;

interface Started {
  startClaimAccount: { url: string };
}

const platforms = await startCodePlatforms();
const testApp = await createTestApp(environmentOf(platforms));

const daysAgo = (days: number): Date => new Date(testApp.deps.now().getTime() - days * 86_400_000);

let people = 7000;

function addPerson(name: CodePlatformName): PlatformPerson {
  people += 1;
  const person = { id: people, login: `person-${people}`, name: null, email: null, organizations: [] };
  platforms[name].users.push(person);
  return person;
}

interface Signer {
  readonly link: Link;
  readonly email: string;
  readonly signing: IndividualSigning;
  readonly browser: TestBrowser;
}

async function arrangeSigner(at?: Link): Promise<Signer> {
  const em = testApp.em();
  const link = at === undefined ? await buildLink(em) : em.merge(at);
  const email = newEmail();
  const signing = await buildIndividualSigning(em, await buildCla(em, link), { email });
  return { link, email, signing, browser: openBrowser(testApp) };
}

async function start({ link, email, browser }: Signer, overrides: object = {}): Promise<GraphqlAnswer<Started>> {
  await browser.graphql(SEND, { linkId: link.linkId, email });
  const verificationCode = await testApp.codeSentTo(email);
  const returnPath = `/prove/${link.linkId}?proved=GITHUB`;
  const input = { linkId: link.linkId, email, verificationCode, platform: 'GITHUB', returnPath, ...overrides };
  return browser.graphql<Started>(START, { input });
}

/** Goes through the platform's page; answers where the browser ends. */
async function prove(signer: Signer, name: CodePlatformName, login: string | null): Promise<string | undefined> {
  const answer = await start(signer, { platform: name.toUpperCase() });
  const { pathname, search } = await platforms[name].authorize(answer.data?.startClaimAccount.url ?? '', login);
  return String((await signer.browser.open(pathname + search)).headers.location);
}

const identitiesOf = ({ link }: Signer) => testApp.em().find(ProvedIdentity, { link: link.id });

describe.each(CODE_PLATFORMS)('an account of %s', (name) => {
  test('is tied to the signing by its id, without a session', async () => {
    const signer = await arrangeSigner();
    const { id, login } = addPerson(name);

    expect(await prove(signer, name, login)).toBe(`/prove/${signer.link.linkId}?proved=GITHUB`);

    const { id: signing, reference } = signer.signing;
    const [identity, ...others] = await identitiesOf(signer);
    expect(others).toEqual([]);
    expect(identity).toMatchObject({ signing, reference, platform: name, accountId: String(id), account: login });
    expect(identity?.host).toBe(new URL(platforms[name].environment[`${name.toUpperCase()}_URL`] ?? '').host);
    expect(signer.browser.cookies.has('access_token')).toBe(false);
    const [event] = await testApp.em().find(AuditEvent, { action: 'IDENTITY_PROVED', subject: identity?.id ?? '' });
    expect(JSON.stringify(event?.details)).not.toContain(login);
  });

  test('is asked for nothing but who it is', async () => {
    const { data } = await start(await arrangeSigner(), { platform: name.toUpperCase() });

    const scope = new URL(data?.startClaimAccount.url ?? '').searchParams.get('scope') ?? '';
    expect(scope).toBe({ github: '', gitee: 'user_info', gitcode: 'all_user' }[name]);
  });

  test('that is not released at the platform ties nothing', async () => {
    const signer = await arrangeSigner();

    expect(await prove(signer, name, null)).toMatch(/proved=GITHUB&error_code=refuse_authorize$/);
    expect(await identitiesOf(signer)).toEqual([]);
  });
});

test('an account can be tied to one signing of a link, and to one of another link', async () => {
  const { login } = addPerson('github');
  const [first, elsewhere] = [await arrangeSigner(), await arrangeSigner()];
  const second = await arrangeSigner(first.link);

  expect(await prove(first, 'github', login)).not.toContain('error_code');
  expect(await prove(second, 'github', login)).toContain('error_code=resigned');
  expect(await prove(elsewhere, 'github', login)).not.toContain('error_code');
});

test('a signing that ended meanwhile gets nothing', async () => {
  const signer = await arrangeSigner();
  const { login } = addPerson('github');
  const answer = await start(signer);
  await testApp.em().nativeUpdate(IndividualSigning, signer.signing.id, { endedAt: new Date() });

  const { pathname, search } = await platforms.github.authorize(answer.data?.startClaimAccount.url ?? '', login);

  expect((await signer.browser.open(pathname + search)).headers.location).toContain('error_code=no_link');
  expect(await identitiesOf(signer)).toEqual([]);
});

test('nobody else can finish a proof', async () => {
  const signer = await arrangeSigner();
  const { login } = addPerson('github');
  const answer = await start(signer);
  const { pathname, search } = await platforms.github.authorize(answer.data?.startClaimAccount.url ?? '', login);

  expect((await openBrowser(testApp).open(pathname + search)).headers.location).toContain('error_code=auth_failed');
  expect(await identitiesOf(signer)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a page elsewhere', { returnPath: 'https://example.com/' }, 'bad_request_parameter'],
  ['a host without a scheme', { returnPath: '//example.com' }, 'bad_request_parameter'],
  ['a platform without log-in', { platform: 'GITLAB' }, 'unsupported_code_platform'],
  ['another instance', { host: 'github.example.com' }, 'unsupported_code_platform'],
  ['a wrong code', { verificationCode: 'wrong' }, 'wrong_verification_code'],
  ['an unknown link', { linkId: 'web_none-1' }, 'no_link'],
])('%s is refused', async (_name, overrides, code) => {
  expect((await start(await arrangeSigner(), overrides)).codes).toEqual([code]);
});

test('somebody who has not signed learns that only with the code', async () => {
  const signer = { ...(await arrangeSigner()), email: newEmail() };

  expect((await start(signer, { verificationCode: 'wrong' })).codes).toEqual(['wrong_verification_code']);
  expect((await start(signer)).codes).toEqual(['no_link']);
});

describe('somebody who signed elsewhere by an account alone', () => {
  async function arrangeImport(): Promise<Signer & { readonly login: string; readonly identity: ImportedIdentity }> {
    const signer = await arrangeSigner();
    const { id, login } = addPerson('github');
    const host = new URL(platforms.github.environment['GITHUB_URL'] ?? '').host;
    const account = { host, accountId: String(id), login, name: 'Zoë' };
    const identity = await buildImportedIdentity(testApp.em(), signer.link, account);
    return { ...signer, login, identity };
  }

  test('gets an imported signing once an address is proved too', async () => {
    const { identity, login, ...signer } = await arrangeImport();
    const email = newEmail();

    expect(await prove({ ...signer, email }, 'github', login)).not.toContain('error_code');

    const em = testApp.em();
    const signing = await em.findOneOrFail(IndividualSigning, { link: signer.link.id, emailKey: email });
    expect(signing).toMatchObject({ name: 'Zoë', endedAt: null });
    const { key, source } = identity;
    const origin = await em.findOneOrFail(SigningOrigin, signing.id);
    expect(origin).toMatchObject({ key, source, level: 'account', versionKnown: false });
    expect(await em.find(ProvedIdentity, { signing: signing.id })).toMatchObject([{ account: login }]);
    expect(await em.count(ImportedIdentity, { id: identity.id })).toBe(0);
  });

  test('gets the version that was current at the import when the source names none', async () => {
    const { identity, login, ...signer } = await arrangeImport();
    const em = testApp.em();
    const { cla } = await em.findOneOrFail(IndividualSigning, signer.signing.id);
    await em.nativeUpdate(Cla, cla.id, { createdAt: daysAgo(50) });
    await em.nativeUpdate(ImportedIdentity, identity.id, { importedAt: daysAgo(40) });
    const newer = await buildCla(em, em.merge(signer.link));
    await em.nativeUpdate(Cla, newer.id, { createdAt: daysAgo(31) });
    const email = newEmail();

    expect(await prove({ ...signer, email }, 'github', login)).not.toContain('error_code');

    const asked = { linkId: signer.link.linkId, emailKey: email, mayKnow: true };
    expect(await testApp.deps.signingStatuses.load(asked)).toMatchObject({ state: 'EXPIRED', versionMatched: false });
  });

  test('is covered by their own signing once the account is tied to it', async () => {
    const { identity, login, ...signer } = await arrangeImport();

    expect(await prove(signer, 'github', login)).not.toContain('error_code');

    const ended = await testApp.em().findOneOrFail(ImportedIdentity, identity.id);
    expect(ended).toMatchObject({ endReason: 'superseded', endedAt: expect.any(Date) });
    expect(await testApp.em().count(IndividualSigning, { link: signer.link.id })).toBe(1);
  });

  test('does not open anything to another account', async () => {
    const { identity, ...signer } = await arrangeImport();

    const arrived = await prove({ ...signer, email: newEmail() }, 'github', addPerson('github').login);

    expect(arrived).toContain('error_code=no_link');
    expect(await testApp.em().findOneOrFail(ImportedIdentity, identity.id)).toMatchObject({ endedAt: null });
  });
});
