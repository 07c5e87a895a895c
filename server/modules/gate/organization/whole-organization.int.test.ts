import { expect, test } from 'vitest';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { inspectGate } from '#server/modules/gate/connection/inspect-gate.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { spendReach } from '#server/modules/gate/connection/reach-budget.ts';
import { addContributor, expectConclusion } from '#server/modules/gate/testing/contributors.ts';
import {
  addCommunity,
  askVerdict,
  PATIENCE,
  setMode,
  startGateWorld,
  type GatedCommunity,
} from '#server/modules/gate/testing/gate-world.ts';
import { settle, sweep } from '#server/modules/gate/testing/sweep.ts';
import { readCounts } from '#server/modules/ground/counter/count-points.ts';
import { graphql } from '#server/test/graphql.ts';
import { GatedOrganization } from './gated-organization.entity.ts';

const world = await startGateWorld();
const { github, testApp, app } = world;

const SET = `mutation ($input: SetGatedOrganizationInput!) { setGatedOrganization(input: $input) { organization { id } } }`;
const RELEASE = `mutation ($id: ID!) { releaseGatedOrganization(input: { id: $id }) { id } }`;
const SHOWN = `query ($linkId: ID!) {
  gatedOrganizations(linkId: $linkId) {
    id login mode covered excluded uncovered { path reason } uncoveredCount comparedAt
  }
  gatedRepositories(linkId: $linkId, first: 100) { nodes { path mode reason byOrganization } }
}`;

interface Shown {
  readonly gatedOrganizations: readonly {
    readonly id: string;
    readonly login: string;
    readonly covered: number;
    readonly uncovered: readonly unknown[];
    readonly comparedAt: string | null;
  }[];
  readonly gatedRepositories: { readonly nodes: readonly { readonly path: string; readonly mode: string }[] };
}

async function cover({ link, organization, headers }: GatedCommunity, given: object = {}) {
  const facts = { organizationId: String(organization.id), mode: 'ENFORCE', exclusions: [], ...given };
  const input = { linkId: link.linkId, connectionId: 'github-app', ...facts };
  return graphql<{ setGatedOrganization: { organization: { id: string } } }>(testApp.app, SET, { input }, headers);
}

async function show({ link, headers }: GatedCommunity): Promise<Shown> {
  const { data, errors } = await graphql<Shown>(testApp.app, SHOWN, { linkId: link.linkId }, headers);
  expect(errors).toEqual([]);
  return data ?? { gatedOrganizations: [], gatedRepositories: { nodes: [] } };
}

/** Modes by the names of the repositories that are gated. */
async function modesOf(community: GatedCommunity): Promise<Record<string, string>> {
  const { nodes } = (await show(community)).gatedRepositories;
  return Object.fromEntries(nodes.map(({ path, mode }) => [path.slice(path.lastIndexOf('/') + 1), mode]));
}

/** Waits until the repositories of a link are in these modes. */
async function expectModes(community: GatedCommunity, modes: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => modesOf(community), PATIENCE).toEqual(modes);
}

const addRepository = ({ organization: owner }: GatedCommunity, name: string) => github.addRepository({ owner, name });

/** A community whose organisation is covered, with its one repository and another one, and somebody who has signed. */
async function addCovered(given: object = {}) {
  const community = await addCommunity(world);
  const library = addRepository(community, 'library');
  expect((await cover(community, given)).errors).toEqual([]);
  await expect.poll(async () => (await show(community)).gatedOrganizations[0]?.comparedAt, PATIENCE).not.toBeNull();
  return { ...community, library, by: await addContributor(world, community, true) };
}

// First, because the doctor reads everything of every community, and each further test adds some.
test('the doctor warns of a required check that nobody serves: in a repository that is excluded or only observed', async () => {
  const community = await addCommunity(world);
  const warnings = async () => {
    const lines: string[] = [];
    await inspectGate(testApp.deps, (line) => void lines.push(line));
    return lines.filter((line) => line.includes(`${community.organization.login}/project: The check is required, but`));
  };
  expect(await warnings()).toEqual([]);

  await setMode(testApp, community, 'EXCLUDED');
  expect(await warnings()).toHaveLength(1);
  await setMode(testApp, community, 'OBSERVE');
  expect(await warnings()).toHaveLength(1);
});

test('all repositories of an organisation are checked, those that come later too, and the one set before stays', async () => {
  const community = await addCommunity(world, 'OBSERVE');
  const library = addRepository(community, 'library');
  github.requireCheck(library, { appId: app.id });
  const opener = await addContributor(world, community, true);
  const pull = github.openPullRequest({ repository: library, opener, commits: [{ author: opener.email }] });

  expect((await cover(community)).errors).toEqual([]);

  await expectModes(community, { library: 'ENFORCE', project: 'OBSERVE' });
  await expectConclusion(world, pull, 'success');
  github.createRepository({ owner: community.organization, name: 'created', by: opener });
  await expectModes(community, { created: 'ENFORCE', library: 'ENFORCE', project: 'OBSERVE' });
  const { gatedRepositories } = await show(community);
  expect(gatedRepositories.nodes).toMatchObject([
    { byOrganization: true },
    { byOrganization: true },
    { byOrganization: false },
  ]);
});

test('exclusions by name leave repositories out with their reason, and are followed when either changes', async () => {
  const exclusions = [{ pattern: 'Docs-*', reason: 'Texts alone' }];
  const community = await addCovered({ exclusions });
  const { by, library, organization, link } = community;
  github.createRepository({ owner: organization, name: 'docs-ZH', by });
  await expectModes(community, { 'docs-ZH': 'EXCLUDED', library: 'ENFORCE', project: 'ENFORCE' });
  const { nodes } = (await show(community)).gatedRepositories;
  expect(nodes).toContainEqual(expect.objectContaining({ reason: 'Texts alone', byOrganization: true }));

  github.renameRepository(library, { by, name: 'docs-old' });
  await expectModes(community, { 'docs-ZH': 'EXCLUDED', 'docs-old': 'EXCLUDED', project: 'ENFORCE' });
  github.renameRepository(library, { by, name: 'library' });
  await expectModes(community, { 'docs-ZH': 'EXCLUDED', library: 'ENFORCE', project: 'ENFORCE' });

  await cover(community, { mode: 'OBSERVE' });
  await expectModes(community, { 'docs-ZH': 'OBSERVE', library: 'OBSERVE', project: 'ENFORCE' });
  expect(await testApp.em().count(GatedOrganization, { link: link.id })).toBe(1);
});

test('a fork made in the organisation is checked like any new repository, unless a name leaves it out', async () => {
  const community = await addCovered({ exclusions: [{ pattern: 'mirror-*', reason: 'Copies alone' }] });
  const { by, organization } = community;
  const elsewhere = github.addRepository({ owner: github.addOrganization('upstream'), name: 'engine' });

  const fork = github.forkRepository(elsewhere, { by, owner: organization });
  github.forkRepository(elsewhere, { by, owner: organization, name: 'mirror-engine' });

  await expectModes(community, {
    engine: 'ENFORCE',
    library: 'ENFORCE',
    'mirror-engine': 'EXCLUDED',
    project: 'ENFORCE',
  });
  github.requireCheck(fork, { appId: app.id });
  const pull = github.openPullRequest({ repository: fork, opener: by, commits: [{ author: by.email }] });
  await expectConclusion(world, pull, 'success');
  const { nodes } = (await show(community)).gatedRepositories;
  expect(nodes).toContainEqual(expect.objectContaining({ mode: 'EXCLUDED', reason: 'Copies alone' }));
});

test('a fork keeps its verdicts when it is renamed, and when it is moved to another covered organisation', async () => {
  const from = await addCovered();
  const to = await addCovered();
  const { by } = from;
  const fork = github.forkRepository(from.library, { by, owner: from.organization, name: 'copy' });
  github.requireCheck(fork, { appId: app.id });
  await expectModes(from, { copy: 'ENFORCE', library: 'ENFORCE', project: 'ENFORCE' });
  const pull = github.openPullRequest({ repository: fork, opener: by, commits: [{ author: by.email }] });
  await expectConclusion(world, pull, 'success');
  const before = await askVerdict(world, pull);

  github.renameRepository(fork, { by, name: 'engine' });
  await expectModes(from, { engine: 'ENFORCE', library: 'ENFORCE', project: 'ENFORCE' });
  expect(await askVerdict(world, pull)).toMatchObject({ id: before?.id, verdicts: before?.verdicts });
  github.transferRepository(fork, { by, to: to.organization });
  await expectModes(to, { engine: 'ENFORCE', library: 'ENFORCE', project: 'ENFORCE' });

  const after = await askVerdict(world, pull);
  expect(after?.id).toBe(before?.id);
  expect(after?.verdicts).toEqual(expect.arrayContaining([...(before?.verdicts ?? [])]));
});

test('a fork, and pull requests from it, keep their verdicts when its parent is renamed', async () => {
  const { by, ...community } = await addCovered();
  const { library, organization } = community;
  const fork = github.forkRepository(library, { by, owner: organization, name: 'copy' });
  await expectModes(community, { copy: 'ENFORCE', library: 'ENFORCE', project: 'ENFORCE' });
  const commits = [{ author: by.email }];
  const within = github.openPullRequest({ repository: fork, opener: by, commits });
  const toParent = github.openPullRequest({ repository: library, opener: by, commits, fromFork: true });
  await expectConclusion(world, within, 'success');
  await expectConclusion(world, toParent, 'success');

  github.renameRepository(library, { by, name: 'core' });
  await expectModes(community, { copy: 'ENFORCE', core: 'ENFORCE', project: 'ENFORCE' });
  github.push(within, { by, commits });
  github.push(toParent, { by, commits });

  await expectConclusion(world, within, 'success');
  await expectConclusion(world, toParent, 'success');
  expect((await askVerdict(world, toParent))?.verdicts).toHaveLength(2);
});

test('forks made elsewhere, and edits of descriptions, have no repositories listed', async () => {
  const { by, ...community } = await addCovered();
  await settle(world);
  const lists = new RegExp(` /orgs/${community.organization.login}/`);
  const asked = github.requests(lists).length;
  app.events.push('fork');

  github.forkRepository(community.library, { by, owner: by });
  github.editRepository(community.library, by);
  await settle(world);

  app.events.splice(app.events.indexOf('fork'), 1);
  expect(github.requests(lists).slice(asked)).toEqual([]);
});

test('an organisation whose webhooks have spent their requests waits, and keeps nobody else waiting', async () => {
  const busy = await addCovered();
  const quiet = await addCovered();
  const { by } = quiet;
  const ctx = createSystemContext(testApp.deps);
  const { id: connectionId } = await ctx.em.findOneOrFail(PlatformConnection, { publicId: 'github-app' });
  await settle(world);
  await spendReach(ctx, { connectionId, installationId: String(busy.installation.id) }, 5_000);
  const asked = github.requests().length;

  github.createRepository({ owner: busy.organization, name: 'later', by });
  github.createRepository({ owner: quiet.organization, name: 'now', by });

  await expectModes(quiet, { library: 'ENFORCE', now: 'ENFORCE', project: 'ENFORCE' });
  await settle(world);
  const organizations = github.requests(/ \/orgs\//).slice(-2);
  expect(organizations).toEqual(Array.from({ length: 2 }, () => `GET /orgs/${quiet.organization.login}/repos`));
  expect(
    github
      .requests()
      .slice(asked)
      .filter((request) => request.includes('/installation/')),
  ).toHaveLength(2);
  expect(await modesOf(busy)).toEqual({ library: 'ENFORCE', project: 'ENFORCE' });
  const waits = await testApp.em().execute<{ minutes: number }[]>(WAITS, [String(busy.installation.id)]);
  expect(waits).toEqual([{ minutes: 10 }]);
});

/** Minutes for which webhooks about the repositories of an installation are put off. */
const WAITS = `select ceil(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job
  where name = 'refresh-reach' and data ->> 'installationId' = ? and start_after > now()`;

test('a webhook about repositories spends three requests of its installation for each hundred of them', async () => {
  const { by, ...community } = await addCovered();
  const ctx = createSystemContext(testApp.deps);
  const { id } = await ctx.em.findOneOrFail(PlatformConnection, { publicId: 'github-app' });
  const spent = async () => {
    const [count] = await readCounts(ctx, testApp.em(), [['reach', id, String(community.installation.id)]]);
    return count?.points ?? 0;
  };
  await settle(world);
  const before = await spent();

  github.createRepository({ owner: community.organization, name: 'later', by });
  await expectModes(community, { later: 'ENFORCE', library: 'ENFORCE', project: 'ENFORCE' });
  await settle(world);

  expect((await spent()) - before).toBe(3);
});

test('what managers set, and the daily look, do not wait for the requests of webhooks', async () => {
  const busy = await addCovered();
  const ctx = createSystemContext(testApp.deps);
  const connection = await ctx.em.findOneOrFail(PlatformConnection, { publicId: 'github-app' });
  await settle(world);
  await spendReach(ctx, { connectionId: connection.id, installationId: String(busy.installation.id) }, 5_000);

  addRepository(busy, 'set');
  expect((await cover(busy, { mode: 'OBSERVE' })).errors).toEqual([]);
  await expectModes(busy, { library: 'OBSERVE', project: 'ENFORCE', set: 'OBSERVE' });

  addRepository(busy, 'daily');
  const { id } = busy.link;
  await ctx.em.nativeUpdate(GatedOrganization, { link: id }, { comparedAt: new Date(Date.now() - 86_400_000) });
  await sweep(world);
  await expectModes(busy, { daily: 'OBSERVE', library: 'OBSERVE', project: 'ENFORCE', set: 'OBSERVE' });
});

test('a repository that was deleted and made again under its name is another one, and covered', async () => {
  const { by, ...community } = await addCovered();
  github.state.repositories.delete(community.library.id);
  const again = github.createRepository({ owner: community.organization, name: 'library', by });
  github.requireCheck(again, { appId: app.id });

  const paths = async () =>
    (await show(community)).gatedRepositories.nodes.filter(({ path }) => path.endsWith('library'));
  await expect.poll(paths, PATIENCE).toHaveLength(2);
  const pull = github.openPullRequest({ repository: again, opener: by, commits: [{ author: by.email }] });

  await expectConclusion(world, pull, 'success');
});

test('a repository that is moved to another covered organisation goes under the link of that one', async () => {
  const from = await addCovered();
  const to = await addCovered();
  const { by } = from;

  from.library.name = 'moved';
  github.transferRepository(from.library, { by, to: to.organization });

  await expectModes(to, { library: 'ENFORCE', moved: 'ENFORCE', project: 'ENFORCE' });
  await expectModes(from, { project: 'ENFORCE' });
  expect((await show(to)).gatedOrganizations).toMatchObject([{ covered: 2 }]);
});

test('a repository that is moved to an owner who is not covered is no longer checked, and says where it went', async () => {
  const { by, ...community } = await addCovered();
  const owner = github.addOrganization(`owner-${crypto.randomUUID()}`);
  github.install(app, { account: owner });

  github.transferRepository(community.library, { by, to: owner });

  await expectModes(community, { library: 'EXCLUDED', project: 'ENFORCE' });
  const { nodes } = (await show(community)).gatedRepositories;
  expect(nodes).toContainEqual(expect.objectContaining({ reason: `→ ${owner.login}/library`, byOrganization: false }));
});

test('what is not covered is shown with the reason: archived, beyond a selective App, or of another project', async () => {
  const community = await addCommunity(world);
  const { organization, repository, installation } = community;
  const by = await addContributor(world, community, true);
  const archive = addRepository(community, 'archive');
  archive.archived = true;
  addRepository(community, 'beyond');
  github.addRepository({ owner: organization, name: 'hidden', private: true });
  github.changeReach(installation, [repository, archive]);
  expect((await cover(community)).errors).toEqual([]);
  const shown = async () => (await show(community)).gatedOrganizations[0];
  const login = organization.login;
  await expect
    .poll(async () => (await shown())?.uncovered, PATIENCE)
    .toEqual([
      { path: `${login}/archive`, reason: 'ARCHIVED' },
      { path: `${login}/beyond`, reason: 'OUT_OF_REACH' },
    ]);

  github.setArchived(archive, { by, to: false });

  await expectModes(community, { archive: 'ENFORCE', project: 'ENFORCE' });
  await expect.poll(async () => (await shown())?.uncovered, PATIENCE).toHaveLength(1);
});

test('more repositories than one run changes are all covered', async () => {
  const community = await addCommunity(world);
  Array.from({ length: 250 }, (_, index) => addRepository(community, `many-${index}`));

  await cover(community, { mode: 'OBSERVE' });

  await expect.poll(async () => (await show(community)).gatedOrganizations[0]?.covered, PATIENCE).toBe(250);
});

test('a renamed organisation stays covered, and the daily look finds what no webhook reported', async () => {
  const community = await addCovered();
  const { organization } = community;
  Object.assign(organization, { login: `renamed-${crypto.randomUUID()}` });
  addRepository(community, 'untold');
  const yesterday = new Date(Date.now() - 86_400_000);
  await testApp.em().nativeUpdate(GatedOrganization, { link: community.link.id }, { comparedAt: yesterday });

  await sweep(world);

  await expectModes(community, { library: 'ENFORCE', project: 'ENFORCE', untold: 'ENFORCE' });
  expect((await show(community)).gatedOrganizations).toMatchObject([{ login: organization.login }]);
});

test('once released, repositories stay as they are and further ones are not checked', async () => {
  const { by, ...community } = await addCovered();
  const [organization] = (await show(community)).gatedOrganizations;

  const released = await graphql(testApp.app, RELEASE, { id: organization?.id }, community.headers);
  expect(released.errors).toEqual([]);
  github.createRepository({ owner: community.organization, name: 'later', by });
  await github.settleWebhooks();

  expect(await modesOf(community)).toEqual({ library: 'ENFORCE', project: 'ENFORCE' });
  expect((await show(community)).gatedOrganizations).toEqual([]);
  expect((await graphql(testApp.app, RELEASE, { id: organization?.id }, community.headers)).codes).toEqual([
    'not_found',
  ]);
});

test.each<[string, object, string]>([
  ['an organisation that is not of the link', { organizationId: '1' }, 'no_permission'],
  ['exclusion as a mode', { mode: 'EXCLUDED' }, 'bad_request_parameter'],
  ['a pattern of everything', { exclusions: [{ pattern: '*', reason: 'All' }] }, 'bad_request_parameter'],
])('%s is refused, and changes nothing', async (_what, given, code) => {
  const community = await addCommunity(world);

  expect((await cover(community, given)).codes).toEqual([code]);

  expect(await testApp.em().count(GatedOrganization, { link: community.link.id })).toBe(0);
});
