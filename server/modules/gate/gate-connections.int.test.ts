import { expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { expectConclusion, openPullRequest } from './testing/contributors.ts';
import { addCommunity, startGateWorld, type GatedCommunity } from './testing/gate-world.ts';
import { registerApp } from './testing/registered-app.ts';

const world = await startGateWorld();
const { github, testApp } = world;

/** Asks as a manager of a community; fails when the answer has errors. */
async function ask<T>({ headers }: GatedCommunity, query: string, variables: object): Promise<T | null | undefined> {
  const { data, errors } = await graphql<T>(testApp.app, query, { ...variables }, headers);
  expect(errors).toEqual([]);
  return data;
}

const CONNECT = 'mutation ($input: ConnectPlatformInput!) { connectPlatform(input: $input) { connection { id } } }';

test.each([
  ['GitHub is connected by an App', 'GITHUB'],
  ['the platform of the demo connects itself', 'DEMO'],
  ['a platform without an adapter cannot be connected', 'FORGEJO'],
])('%s', async (_rule, platform) => {
  const { headers } = await addCommunity(world);
  const before = await testApp.em().count(PlatformConnection);

  const { codes } = await graphql(testApp.app, CONNECT, { input: { platform, token: 'token' } }, headers);

  expect(codes).toEqual(['not_support_platform']);
  expect(await testApp.em().count(PlatformConnection)).toBe(before);
});

const AVAILABLE = `query ($search: String) {
  availableRepositories(connectionId: "github-app", search: $search) {
    nodes { path private gated { mode } } totalCount
  }
}`;

test('managers see the repositories of their organisation that the App reaches, and which are gated', async () => {
  const community = await addCommunity(world);
  const { organization } = community;
  github.addRepository({ owner: organization, name: 'secret', private: true });
  await addCommunity(world);

  expect(await ask(community, AVAILABLE, {})).toEqual({
    availableRepositories: {
      nodes: [
        { path: `${organization.login}/project`, private: false, gated: { mode: 'ENFORCE' } },
        { path: `${organization.login}/secret`, private: true, gated: null },
      ],
      totalCount: 2,
    },
  });
  expect(await ask(community, AVAILABLE, { search: 'sec' })).toMatchObject({
    availableRepositories: { totalCount: 1 },
  });
});

const HEALTH = '{ connectionHealth(id: "github-app") { ok check repository subject } }';

test('problems of a connection are reported: a check that is not required, a permission that is missing', async () => {
  const community = await addCommunity(world);
  const { repository, installation, organization } = community;
  const wrong = async () => {
    const answer = await ask<{ connectionHealth: { ok: boolean }[] }>(community, HEALTH, {});
    return answer?.connectionHealth.filter(({ ok }) => !ok);
  };
  expect(await wrong()).toEqual([]);

  repository.requiredChecks.length = 0;
  Reflect.deleteProperty(installation.permissions, 'members');

  const path = `${organization.login}/project`;
  expect(await wrong()).toEqual([
    expect.objectContaining({ check: 'permission', subject: expect.stringContaining('members') }),
    expect.objectContaining({ check: 'required_check', repository: path, subject: 'main' }),
  ]);
});

const DELIVERIES = '{ deliveries(connectionId: "github-app") { nodes { id event repository failed replayable } } }';
const REPLAY = 'mutation ($id: ID!) { replayDelivery(input: { id: $id }) { delivery { id } } }';

interface Listed {
  readonly deliveries: { readonly nodes: readonly { readonly id: string; readonly event: string }[] };
}

test('managers see the deliveries about their repositories, and have one acted upon again', async () => {
  const { community, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const stranger = await addCommunity(world);

  const nodes = (await ask<Listed>(community, DELIVERIES, {}))?.deliveries.nodes ?? [];
  const opened = nodes.find(({ event }) => event === 'pull_request.opened');
  expect(opened).toMatchObject({ repository: `${community.organization.login}/project`, replayable: true });
  expect((await ask<Listed>(stranger, DELIVERIES, {}))?.deliveries.nodes).not.toContainEqual(opened);
  const foreign = await graphql(testApp.app, REPLAY, { id: opened?.id }, stranger.headers);
  expect(foreign.codes).toEqual(['no_permission']);

  // The check has got lost on the platform; the next look at the pull request restores it.
  pull.repository.checkRuns.length = 0;
  await ask(community, REPLAY, { id: opened?.id });

  await expectConclusion(world, pull, 'success');
});

test('an App that was registered becomes a connection of its maker, once, and leads to its installation', async () => {
  const community = await addCommunity(world);
  const { path, cookie } = await registerApp(world, community);

  const finished = await testApp.app.inject({ url: path, headers: { cookie } });

  expect(finished.statusCode).toBe(302);
  expect(finished.headers.location).toMatch(new RegExp(`^${github.url}/apps/[^/]+/installations/new$`));
  const connections = '{ platformConnections { id platform state disconnectable } }';
  expect(await ask(community, connections, {})).toMatchObject({
    platformConnections: expect.arrayContaining([
      expect.objectContaining({ platform: 'GITHUB', state: 'ACTIVE', disconnectable: true }),
    ]),
  });
  const again = await testApp.app.inject({ url: path, headers: { cookie } });
  expect(again.headers.location).toContain('error_code=auth_failed');
  const { email } = await testApp.em().findOneOrFail(CommunityAccount, community.link.owner.id);
  const [mail, ...others] = await testApp.mailsTo(email ?? '');
  expect(mail).toMatchObject({
    template: 'platform_connected',
    data: { about: expect.stringMatching(`\\(${new URL(github.url).host}\\)$`) },
  });
  expect(others).toEqual([]);
});

test('the callback of an App finds the session that asked, although another has the published cookies since', async () => {
  const { path, cookie } = await registerApp(world, await addCommunity(world));
  const later = await addCommunity(world);
  const both = `${cookie.replaceAll('access_token', 'community_session')}; ${later.headers.cookie}`;

  const finished = await testApp.app.inject({ url: path, headers: { cookie: both } });

  expect(finished.headers.location).toMatch(/\/installations\/new$/);
});

test('the callback of an App is refused in another browser, and stores nothing', async () => {
  const { path } = await registerApp(world, await addCommunity(world));
  const stranger = await addCommunity(world);
  const before = await testApp.em().count(PlatformConnection);

  const refused = await testApp.app.inject({ url: path, headers: { cookie: stranger.headers.cookie } });

  expect(refused.headers.location).toContain('error_code=auth_failed');
  expect(await testApp.em().count(PlatformConnection)).toBe(before);
});
