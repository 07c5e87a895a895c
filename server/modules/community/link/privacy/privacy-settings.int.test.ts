import { describe, expect, test } from 'vitest';
import {
  answerBody,
  answerFile,
  answerStatus,
  startPlatform,
} from '#server/integrations/code-platform/testing/platform.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';
import { CHINESE, CommunityPolicies, FILE, type Managed } from './testing/community-policies.ts';

const platform = await startPlatform();
whenDone(() => platform.stop());
const testApp = await createTestApp({ GITHUB_API_URL: platform.apiUrl, GITEE_API_URL: platform.apiUrl });
const policies = new CommunityPolicies(testApp, platform);

test("a community's text is shown at its link alone, in the other language too, until it is removed", async () => {
  const managed = await policies.arrangeLink();
  const service = await policies.shown(null);

  const { data } = await policies.set(managed, FILE);

  const version = expect.stringMatching(/^7 \([0-9a-f]{12}\)$/) as string;
  expect(data?.['setLinkPolicyDocument']).toEqual({ settings: { privacyVersion: version, documents: [FILE] } });
  const ours = { language: 'EN', text: '# Ours\n\nLast updated: 7', version };
  expect(await policies.shown(managed.link.linkId)).toEqual(ours);
  expect(await policies.shown(managed.link.linkId, { language: 'ZH' })).toEqual(ours);
  for (const elsewhere of [null, 'web_unknown-1', (await buildLink(testApp.em())).linkId, 'a\u0000b']) {
    expect(await policies.shown(elsewhere)).toEqual(service);
  }
  expect(await policies.shown(managed.link.linkId, { set: 'COOKIES' })).toEqual(
    await policies.shown(null, { set: 'COOKIES' }),
  );
  await policies.remove(managed, { set: 'PRIVACY', language: 'EN' });
  expect(await policies.shown(managed.link.linkId)).toEqual(service);
  expect(await policies.versionOf(managed)).toBeNull();
  expect((await policies.eventsOf(managed)).map(({ details }) => details['textSha256'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    '',
  ]);
});

test('a change in either language is a new version, the same text once more is none', async () => {
  const managed = await policies.arrangeLink();
  await policies.set(managed, FILE);
  const first = await policies.versionOf(managed);

  await policies.set(managed, CHINESE);
  const both = await policies.versionOf(managed);
  await policies.set(managed, CHINESE);
  expect(await policies.versionOf(managed)).toBe(both);
  platform.answer = answerFile('# 社区隐私政策（修订）');
  await policies.set(managed, CHINESE);

  expect(new Set([first, both, await policies.versionOf(managed)]).size).toBe(3);
  expect(await policies.eventsOf(managed)).toHaveLength(3);
});

test('texts that are set at once are both in the version', async () => {
  const managed = await policies.arrangeLink();

  await Promise.all([policies.set(managed, FILE), policies.set(managed, CHINESE)]);

  expect(await policies.versionOf(managed)).toBe((await policies.shown(managed.link.linkId))?.version);
  expect(await policies.shown(managed.link.linkId, { language: 'ZH' })).toMatchObject({ text: '# 社区隐私政策' });
});

test('a signing states the version of the community that it consented to', async () => {
  const managed = await policies.arrangeLink();
  const cla = await buildCla(testApp.em(), managed.link);
  await policies.set(managed, FILE);
  const { linkId } = managed.link;
  const email = newEmail();
  const SEND = `mutation ($linkId: ID!, $email: String!) {
    sendVerificationCode(input: { linkId: $linkId, email: $email, purpose: INDIVIDUAL_SIGNING, language: ZH }) { expiresAt }
  }`;
  await graphql(testApp.app, SEND, { linkId, email });
  const signer = { name: 'Example Signer', email, language: 'ZH', fieldValues: [], privacyConsented: true };
  const input = { linkId, claId: cla.id, verificationCode: await testApp.codeSentTo(email), ...signer };

  const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';
  expect((await graphql(testApp.app, SIGN, { input })).codes).toEqual([]);

  const signing = await testApp.em().findOneOrFail(IndividualSigning, { link: managed.link });
  expect(signing.consentVersion).toBe(await policies.versionOf(managed));
});

describe("the managers of the link's corporations", () => {
  const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { privacyConsentCurrent } } }`;
  const ACCEPT = 'mutation { acceptPrivacyPolicy { viewer { privacyConsentCurrent } } }';
  const consented = (name: string, isCurrent: boolean) => ({
    [name]: { viewer: { privacyConsentCurrent: isCurrent } },
  });

  async function arrangeManager(managed: Managed): Promise<Manager> {
    const em = testApp.em();
    return buildManager(em, await buildCorporation(em, em.merge(managed.link)));
  }

  test('are asked for their consent again, and those of other links are not', async () => {
    const managed = await policies.arrangeLink();
    const headers = await signIn(testApp, await arrangeManager(managed));
    const others = await signIn(testApp, await arrangeManager(await policies.arrangeLink()));
    const DOMAINS = 'query { corporation { corporationName } }';
    expect((await graphql(testApp.app, DOMAINS, {}, headers)).codes).toEqual([]);

    await policies.set(managed, FILE);

    expect((await graphql(testApp.app, DOMAINS, {}, headers)).codes).toEqual(['privacy_consent_invalid']);
    expect((await graphql(testApp.app, DOMAINS, {}, others)).codes).toEqual([]);
    expect((await graphql(testApp.app, ACCEPT, {}, headers)).data).toEqual(consented('acceptPrivacyPolicy', true));
    expect((await graphql(testApp.app, DOMAINS, {}, headers)).codes).toEqual([]);
  });

  test('consent when they log in at the link, and afterwards when they log in elsewhere', async () => {
    const managed = await policies.arrangeLink();
    const { id, account } = await arrangeManager(managed);
    await policies.set(managed, FILE);
    const login = (more: object) =>
      graphql(testApp.app, LOGIN, { input: { as: 'CORPORATION', account, password: PASSWORD, ...more } });
    const stored = async () => (await testApp.em().findOneOrFail(Manager, id)).privacyConsentVersion;

    expect((await login({ privacyConsented: false })).codes).toEqual(['privacy_consent_invalid']);
    expect((await login({ privacyConsented: true })).data).toEqual(consented('login', false));
    expect(await stored()).toBe(await policyVersion(testApp.deps, 'privacy'));
    const { linkId } = managed.link;
    expect((await login({ privacyConsented: true, linkId })).data).toEqual(consented('login', true));
    expect((await login({ privacyConsented: true })).data).toEqual(consented('login', true));
    expect(await stored()).toBe(await policies.versionOf(managed));
  });
});

test.each([
  ['a missing file', answerStatus(404), FILE, { code: 'privacy_config_error' }],
  ['a folder', answerBody('[]'), { ...FILE, set: 'COOKIES' }, { code: 'cookies_config_error' }],
  [
    'no text',
    answerFile(new Uint8Array([0xff, 0xfe])),
    { ...FILE, set: 'INFORMATION_LIST' },
    { code: 'cookies_config_error' },
  ],
  ['another platform', answerFile('x'), { ...FILE, platform: 'GITCODE' }, { code: 'not_support_platform' }],
  ['no platform', answerFile('x'), { ...FILE, platform: 'WEB' }, { code: 'not_support_platform' }],
  [
    'another path of the API',
    answerFile('x'),
    { ...FILE, owner: '..' },
    { code: 'bad_request_parameter', field: 'owner' },
  ],
  [
    'a repository with a slash',
    answerFile('x'),
    { ...FILE, repo: 'a/b' },
    { code: 'bad_request_parameter', field: 'repo' },
  ],
  ['a path upwards', answerFile('x'), { ...FILE, path: 'a/../../b' }, { code: 'bad_request_parameter', field: 'path' }],
  [
    'a path that is too long',
    answerFile('x'),
    { ...FILE, path: 'a'.repeat(501) },
    { code: 'bad_request_parameter', field: 'path' },
  ],
])('%s is refused and changes nothing', async (_name, answer, file, extensions) => {
  const managed = await policies.arrangeLink();
  await policies.set(managed, FILE);
  const before = await policies.shown(managed.link.linkId);
  platform.answer = answer;

  const refused = await policies.set(managed, file);

  expect(refused.errors).toMatchObject([{ extensions }]);
  expect(await policies.shown(managed.link.linkId)).toEqual(before);
  expect(await policies.eventsOf(managed)).toHaveLength(1);
});
