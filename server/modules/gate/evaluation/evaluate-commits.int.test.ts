import { beforeAll, describe, expect, test } from 'vitest';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { BEHIND_PROXY } from '#server/modules/ground/verification/testing/visitors.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const EVALUATE = `query ($linkId: ID!, $commits: [CommitInput!]!, $options: EvaluateCommitsOptionsInput) {
  evaluateCommits(linkId: $linkId, commits: $commits, options: $options) {
    verdict summary complete
    commits { sha subject subjects { role email account assurance covered rule missing step stepUrl } }
  }
}`;

interface Subject {
  readonly role: string;
  readonly email: string | null;
  readonly covered: boolean;
  readonly rule: string | null;
  readonly missing: string | null;
  readonly stepUrl: string | null;
}

interface Evaluated {
  evaluateCommits: {
    verdict: string;
    summary: string;
    complete: boolean;
    commits: { sha: string; subject: string | null; subjects: Subject[] }[];
  };
}

let testApp: TestApp;
let link: Link;
let cla: Cla;
let signer: string;
beforeAll(async () => {
  testApp = await createTestApp({ ...BEHIND_PROXY, PLATFORM_URLS: 'https://ghe.example.org/' });
  const em = testApp.em();
  link = await buildLink(em);
  cla = await buildCla(em, link);
  signer = (await buildIndividualSigning(em, cla, { email: newEmail() })).email;
});

let sources = 0;

interface Asked {
  readonly commits: readonly object[];
  readonly options?: object;
  readonly linkId?: string;
  readonly ip?: string;
}

/** Asks as an anonymous caller from a separate source. */
function evaluate({ ip, linkId = link.linkId, ...asked }: Asked): Promise<GraphqlAnswer<Evaluated>> {
  sources += 1;
  const headers = { 'x-forwarded-for': ip ?? `198.51.100.${sources}` };
  return graphql<Evaluated>(testApp.app, EVALUATE, { linkId, ...asked }, headers);
}

const commit = (authorEmail: string, facts: object = {}) => ({ sha: 'ab'.repeat(20), authorEmail, ...facts });

describe('an anonymous caller', () => {
  test('learns that all have signed, and by which kind of rule alone', async () => {
    const { data } = await evaluate({ commits: [commit(signer, { message: 'Change it\n\nIn detail' })] });

    const [judged] = data?.evaluateCommits.commits ?? [];
    expect(data?.evaluateCommits).toMatchObject({ verdict: 'COVERED', complete: true });
    expect(judged).toMatchObject({ subject: 'Change it' });
    expect(judged?.subjects).toEqual([
      expect.objectContaining({ role: 'AUTHOR', email: signer, assurance: 'A0', covered: true, rule: 'signing' }),
    ]);
  });

  test('learns who has not, with the address as it was sent and the page that helps', async () => {
    const { data } = await evaluate({ commits: [commit(signer), commit('Stranger@Example.COM')] });

    expect(data?.evaluateCommits.verdict).toBe('UNCOVERED');
    expect(data?.evaluateCommits.commits[1]?.subjects[0]).toMatchObject({
      email: 'Stranger@Example.COM',
      covered: false,
      missing: 'NOT_SIGNED',
      step: 'SIGN',
      stepUrl: `http://localhost:4000/sign/${link.linkId}`,
    });
  });
});

test.each<[string, () => Promise<Asked>, string]>([
  [
    'an employee to be is led to that page',
    async () => {
      const em = testApp.em();
      const domain = `corp-${crypto.randomUUID()}.example`;
      await buildCorporation(em, em.merge(link), { domains: [domain] });
      return { commits: [commit(`somebody@${domain}`)] };
    },
    `/sign-cla/:link/employee`,
  ],
  [
    'somebody who hides the address proves the account',
    async () => ({
      commits: [commit('123+octocat@users.noreply.github.com')],
    }),
    `/prove/:link`,
  ],
])('%s', async (_rule, arrange, path) => {
  const { data } = await evaluate(await arrange());

  const expected = `http://localhost:4000${path.replace(':link', link.linkId)}`;
  expect(data?.evaluateCommits.commits[0]?.subjects[0]?.stepUrl).toBe(expected);
});

test.each([
  ['there', 'ghe.example.org', 'COVERED'],
  ['on another instance', 'github.com', 'UNCOVERED'],
])('an account that is tied to a signing covers who has its number %s', async (_where, host, verdict) => {
  const em = testApp.em();
  const account = { platform: 'github', host: 'ghe.example.org', accountId: '779', account: 'tied' } as const;
  const { id, reference, emailKey } = await buildIndividualSigning(em, em.merge(cla), { email: newEmail() });
  await em.nativeDelete(ProvedIdentity, { accountId: account.accountId });
  em.create(ProvedIdentity, {
    link: link.id,
    signing: id,
    reference,
    signerKey: emailKey,
    provedAt: new Date(),
    ...account,
  });
  await em.flush();

  const { data } = await evaluate({ commits: [commit(`779+tied@users.noreply.${host}`)] });

  expect(data?.evaluateCommits.verdict).toBe(verdict);
});

test.each<[string, Asked, object]>([
  ['no commits', { commits: [] }, { verdict: 'UNKNOWN' }],
  ['not all commits', { commits: [], options: { complete: false } }, { verdict: 'UNKNOWN', complete: false }],
  ['an author without address', { commits: [commit('')] }, { verdict: 'UNCOVERED' }],
])('%s are not covered', async (_name, asked, expected) => {
  expect((await evaluate(asked)).data?.evaluateCommits).toMatchObject(expected);
});

test('some of the commits are never covered, even if all of these are', async () => {
  const { data } = await evaluate({ commits: [commit(signer)], options: { complete: false } });

  expect(data?.evaluateCommits).toMatchObject({ verdict: 'UNKNOWN', complete: false });
});

test.each<[string, Asked, string, string?]>([
  ['an unknown link', { commits: [commit('a@example.org')], linkId: 'web_none-1' }, 'no_link'],
  ['no hash', { commits: [commit('a@example.org', { sha: '--all' })] }, 'bad_request_parameter', 'commits.0.sha'],
  [
    'a long address',
    { commits: [commit('a@example.org'), commit('a'.repeat(501))] },
    'bad_request_parameter',
    'commits.1.authorEmail',
  ],
  [
    'a long message',
    { commits: [commit('a@example.org', { message: 'x'.repeat(65_537) })] },
    'bad_request_parameter',
    'commits.0.message',
  ],
  [
    'a long host',
    { commits: [commit('a@example.org')], options: { host: '/'.repeat(256) } },
    'bad_request_parameter',
    'host',
  ],
  [
    'a long address of who answers for agents',
    { commits: [commit('a@example.org')], options: { accountable: 'a'.repeat(501) } },
    'bad_request_parameter',
    'options.accountable',
  ],
  [
    'too many commits',
    { commits: Array.from({ length: 1001 }, () => ({ sha: 'abcd', authorEmail: 'a@e.org' })) },
    'bad_request_parameter',
    'commits',
  ],
])('%s is refused', async (_name, asked, code, field) => {
  const { errors } = await evaluate(asked);

  expect(errors[0]?.extensions).toMatchObject({ code, ...(field !== undefined && { field }) });
});

test('a source that asks about more addresses than people commit has to wait; others need not', async () => {
  const ip = '203.0.113.77';
  const commits = Array.from({ length: 1000 }, (_value, index) => ({ sha: 'abcd', authorEmail: `p${index}@e.org` }));

  expect((await evaluate({ commits, ip })).codes).toEqual([]);
  const { errors } = await evaluate({ commits, ip });

  expect(errors[0]?.extensions).toMatchObject({ code: 'too_many_request', retryAfter: expect.any(Number) });
  expect((await evaluate({ commits: [commit(signer)], ip: '203.0.113.78' })).codes).toEqual([]);
});

test('addresses are counted before anything is looked up, and so are those that only a message may name', async () => {
  const ip = '203.0.113.79';
  const lines = Array.from({ length: 1000 }, (_value, index) => `Co-authored-by: <p${index}@e.org>`);
  const asked = {
    commits: [commit('a@e.org', { message: `Fix it\n\n${lines.join('\n')}` })],
    linkId: 'web_none-1',
    ip,
  };

  expect((await evaluate(asked)).codes).toEqual(['no_link']);
  expect((await evaluate(asked)).codes).toEqual(['too_many_request']);
});

test('the host of a pull request has 255 characters at most', async () => {
  const query = `query ($host: String) {
    pullRequestVerdict(platform: GITHUB, owner: "o", repository: "r", number: 1, host: $host) { verdict }
  }`;

  const { errors } = await graphql(testApp.app, query, { host: `${'/'.repeat(200_000)}x` });

  expect(errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'host' });
});
