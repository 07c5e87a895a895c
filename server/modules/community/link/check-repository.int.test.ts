import { describe, expect, test } from 'vitest';
import type { CodePlatformName } from '#rules/code-platform.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { CODE_PLATFORMS, environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';

const CHECK = `mutation ($input: CheckRepositoryInput!) { checkRepository(input: $input) { repository { name url } } }`;

/** A token that the fake platforms accept. */
const TOKEN = 'a-token-of-somebody';

const REPOSITORIES = [
  { organization: 'Example-Org', name: 'Project.One' },
  { organization: 'Example-Org', name: 'secret', private: true },
  { organization: 'another-org', name: 'elsewhere' },
];

const platforms = await startCodePlatforms(REPOSITORIES);
const testApp = await createTestApp(environmentOf(platforms));
const person = { id: 1, login: 'somebody', name: null, email: null, organizations: [] };
platforms.github.tokens.set(TOKEN, { person, scopes: ['read:org'] });
platforms.gitee.tokens.set(TOKEN, { person, scopes: ['user_info', 'groups'] });

async function enter(name: CodePlatformName, token = TOKEN): Promise<SessionHeaders> {
  const account = await buildAccount(testApp.em(), { platform: name });
  return signIn(testApp, account, { organizations: ['Example-Org'], platformToken: token });
}

const check = (
  name: CodePlatformName,
  headers: SessionHeaders,
  input: Record<string, string>,
): Promise<GraphqlAnswer<unknown>> => {
  const repository = { platform: name.toUpperCase(), organization: 'Example-Org', repository: 'Project.One', ...input };
  return graphql(testApp.app, CHECK, { input: repository }, headers);
};

describe.each(CODE_PLATFORMS)('%s', (name) => {
  test.each(['Project.One', 'project.one'])('finds a public repository, asked for as %s', async (repository) => {
    const { data, codes } = await check(name, await enter(name), { repository });

    expect(codes).toEqual([]);
    const url = `${platforms[name].url}/Example-Org/Project.One`;
    expect(data).toEqual({ checkRepository: { repository: { name: 'Project.One', url } } });
  });

  test.each([
    ['is missing', 'missing'],
    ['is private', 'secret'],
    ['is in another organisation', 'elsewhere'],
  ])('a repository that %s is reported, so that the user can decide', async (_case, repository) => {
    expect((await check(name, await enter(name), { repository })).codes).toEqual(['checkRepoMessage']);
  });

  test.each([
    ['moved away', 301, ''],
    ['was transferred', 200, { full_name: 'another-org/Project.One', private: false }],
    ['is visible to its members', 200, { full_name: 'Example-Org/Project.One', private: true }],
    ['is visible within an enterprise', 200, { full_name: 'Example-Org/Project.One', private: false, internal: true }],
    ['was withdrawn', 451, ''],
  ])('so is one that %s', async (_case, status, body) => {
    platforms[name].faults.set('repository', (_request, response) => {
      response.writeHead(status, { location: `${platforms[name].apiUrl}/user` }).end(JSON.stringify(body));
    });

    const { codes } = await check(name, await enter(name), {});

    platforms[name].faults.clear();
    expect(codes).toEqual(['checkRepoMessage']);
  });

  test.each(['', '.', '..', 'a/b', 'a b', '../../user', 'a?b', 'a%2fb', '仓库', 'x'.repeat(101)])(
    'refuses %j, which is not a valid name',
    async (repository) => {
      const asked = platforms[name].asked.length;

      const { errors } = await check(name, await enter(name), { repository });

      expect(errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: 'repository' });
      expect(platforms[name].asked).toHaveLength(asked);
    },
  );

  test.each([
    ['of another organisation', { organization: 'another-org', repository: 'elsewhere' }],
    ['of the other platform', { platform: name === 'github' ? 'GITEE' : 'GITHUB' }],
    ['of no platform', { platform: 'WEB' }],
  ])('refuses a repository %s', async (_case, input) => {
    const asked = platforms[name].asked.length;

    expect((await check(name, await enter(name), input)).codes).toEqual(['no_permission']);
    expect(platforms[name].asked).toHaveLength(asked);
  });

  test.each([
    ['is down', 'auth_failed', 502],
    ['limits our requests', 'auth_failed', 429],
    ['denies us access', 'not_authorize_group', 403],
  ])('a platform that %s has its error code', async (_case, code, status) => {
    platforms[name].faults.set('repository', (_request, response) => void response.writeHead(status).end('{}'));

    const { codes } = await check(name, await enter(name), {});

    platforms[name].faults.clear();
    expect(codes).toEqual([code]);
  });
});

test('GitHub is asked with the token, which has a higher rate limit; a revoked token ends the session', async () => {
  const headers = await enter('github', 'revoked');

  expect((await check('github', headers, {})).codes).toEqual(['unknown_token']);
  expect(platforms.github.asked.at(-1)).toEqual({ path: '/api/repos/Example-Org/Project.One', token: true });
  expect(await testApp.em().count(Session, { revokedAt: { $ne: null } })).toBe(1);
});

test('Gitee is asked without the token, which would need a permission to read private repositories', async () => {
  await check('gitee', await enter('gitee'), {});

  expect(platforms.gitee.asked.at(-1)).toEqual({ path: '/api/repos/Example-Org/Project.One', token: false });
});

test('a local account has no organisation to check', async () => {
  const headers = await signIn(testApp, await buildAccount(testApp.em()));

  expect((await check('github', headers, {})).codes).toEqual(['no_permission']);
});
