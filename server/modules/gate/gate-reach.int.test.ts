import { expect, onTestFinished, test } from 'vitest';
import { startFakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { whenDone } from '#server/test/when-done.ts';
import { storeConfiguredConnection } from './connection/configured-connection.ts';
import { inspectGate } from './connection/inspect-gate.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { PlatformInstallation } from './connection/platform-installation.entity.ts';
import { refreshReach } from './connection/refresh-reach.job.ts';
import { GatedRepository } from './repository/gated-repository.entity.ts';
import { addContributor, expectConclusion, openPullRequest } from './testing/contributors.ts';
import { dueJobs } from './testing/due-jobs.ts';
import {
  addCommunity,
  askVerdict,
  askVerdictAt,
  conclusionOf,
  PATIENCE,
  startGateWorld,
  type GatedCommunity,
} from './testing/gate-world.ts';
import { connectOwnApp, installOwnApp } from './testing/registered-app.ts';
import { sweep } from './testing/sweep.ts';

const enterprise = await startFakeGithub();
whenDone(() => enterprise.stop());
const world = await startGateWorld({ PLATFORM_URLS: `${enterprise.url}/` });
const { github, testApp, app } = world;

const findConnection = (publicId = 'github-app') => testApp.em().findOneOrFail(PlatformConnection, { publicId });

const REPOSITORIES = `query ($linkId: ID!) { gatedRepositories(linkId: $linkId) { nodes { path reachable mode } } }`;

async function shownRepository({ link, headers }: GatedCommunity): Promise<unknown> {
  const { linkId } = link;
  const { data } = await graphql<{ gatedRepositories: { nodes: readonly unknown[] } }>(
    testApp.app,
    REPOSITORIES,
    { linkId },
    headers,
  );
  return data?.gatedRepositories.nodes[0];
}

async function healthOf({ headers }: GatedCommunity, id = 'github-app') {
  const query = 'query ($id: ID!) { connectionHealth(id: $id) { ok check repository } }';
  const answer = await graphql<{ connectionHealth: { ok: boolean }[] }>(testApp.app, query, { id }, headers);
  expect(answer.errors).toEqual([]);
  return answer.data?.connectionHealth.filter(({ ok }) => !ok);
}

test('github-023: a repository taken from the App is parked with its data, and judged once it is given back', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const path = `${community.organization.login}/project`;

  github.changeReach(community.installation, []);
  await expect.poll(() => shownRepository(community), PATIENCE).toMatchObject({ reachable: false, mode: 'ENFORCE' });
  expect(await healthOf(community)).toContainEqual({ ok: false, check: 'reach', repository: path });
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await github.settleWebhooks();
  expect(conclusionOf(world, pull)).toBeNull();
  expect((await askVerdict(world, pull))?.verdicts).toHaveLength(1);

  github.changeReach(community.installation, [community.repository]);

  await expectConclusion(world, pull, 'success');
  expect(await shownRepository(community)).toMatchObject({ reachable: true });
});

test('github-029: a repository that moves to another owner with the App keeps its link', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const owner = github.addOrganization(`owner-${crypto.randomUUID()}`);
  github.install(app, { account: owner });

  github.transferRepository(community.repository, { by: opener, to: owner });
  const moved = { path: `${owner.login}/project`, reachable: true };
  await expect.poll(() => shownRepository(community), PATIENCE).toMatchObject(moved);
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });

  await expectConclusion(world, pull, 'success');
  await expect.poll(async () => (await askVerdict(world, pull))?.verdict, PATIENCE).toBe('COVERED');
});

test('github-030: a move to an owner without the App is not reported, and found by the daily look', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const owner = github.addOrganization(`owner-${crypto.randomUUID()}`);
  github.transferRepository(community.repository, { by: opener, to: owner });
  await github.settleWebhooks();
  expect(await shownRepository(community)).toMatchObject({ reachable: true });

  const connection = await findConnection();
  const yesterday = new Date(Date.now() - 86_400_000);
  await testApp.em().nativeUpdate(PlatformConnection, { id: connection.id }, { sweptAt: yesterday });
  await sweep(world);

  await expect.poll(() => shownRepository(community), PATIENCE).toMatchObject({ reachable: false });
  expect(await healthOf(community)).toMatchObject([{ check: 'reach' }]);
});

test('github-032: a required check in a repository under no link is found by the doctor', async () => {
  const { organization } = await addCommunity(world);
  github.requireCheck(github.addRepository({ owner: organization, name: 'forgotten' }), { appId: app.id });
  github.addRepository({ owner: organization, name: 'free' });
  const lines: string[] = [];

  const problems = await inspectGate(testApp.deps, (line) => void lines.push(line));

  expect(problems).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(organization.login) && line.includes('WRONG'))).toEqual([
    expect.stringMatching(/forgotten: The check is required, but the repository is under no project that/),
  ]);
});

test('a platform that fails meanwhile is not reported as refusing the credentials, and what was found stays', async () => {
  await addCommunity(world);
  github.fail({ on: /installation\/repositories/, kind: 'bad_gateway', times: 20 });
  onTestFinished(() => github.calm());
  const lines: string[] = [];

  await inspectGate(testApp.deps, (line) => void lines.push(line));

  expect(lines[1]).toMatch(/ok +The platform accepts the credentials/);
  expect(lines.join()).toContain('WRONG  The platform did not do what it was asked (unusable)');
  expect(lines.join()).not.toContain('refuses the credentials');
});

test('a connection whose credentials no key opens keeps the doctor from no other', async () => {
  const community = await addCommunity(world);
  const { organization, repository } = community;
  const { connectionId } = await connectOwnApp(world, community, { github, organization, repository });
  const credentials = Buffer.from('of a lost key');
  await testApp.em().nativeUpdate(PlatformConnection, { publicId: connectionId }, { credentials });
  const lines: string[] = [];

  await inspectGate(testApp.deps, (line) => void lines.push(line));

  const names = (await testApp.em().find(PlatformConnection, { state: 'active' })).map(({ name }) => name);
  expect(lines.join()).toContain('WRONG  No secret key opens the credentials.');
  expect(lines.filter((line) => names.some((name) => line.startsWith(`${name} (`)))).toHaveLength(names.length);
});

test('what one installation refuses while reach is learnt stops no other community', async () => {
  await addCommunity(world);
  await addCommunity(world);
  const { id } = await findConnection();
  const listings = () => github.requests(/installation\/repositories/).length;
  const [before, installations] = [listings(), await testApp.em().count(PlatformInstallation, { connection: id })];
  github.fail({ on: /installation\/repositories/, kind: 'unauthorized', times: 2 });
  onTestFinished(() => github.calm());

  await refreshReach.run(testApp.deps, { connectionId: id });

  expect((await findConnection()).state).toBe('active');
  expect(listings() - before).toBeGreaterThanOrEqual(installations);
});

const RESUME = `mutation ($id: ID!) { resumeConnection(input: { id: $id }) { connection { state pausedReason } } }`;

test('refused credentials pause a connection and notify its owner once; taken again, nothing is missed', async () => {
  const community = await addCommunity(world, 'OBSERVE');
  const { organization, headers } = community;
  const repository = github.addRepository({ owner: organization, name: 'own' });
  const { app: own, connectionId } = await connectOwnApp(world, community, { github, organization, repository });
  const opener = await addContributor(world, community, true);
  const pull = github.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  const check = () => repository.checkRuns.findLast(({ headSha }) => headSha === pull.commits.at(-1)?.sha)?.conclusion;
  await expect.poll(check, PATIENCE).toBe('success');
  const resume = (as = headers) => graphql(testApp.app, RESUME, { id: connectionId }, as);
  // A run under way has a token, which works for an hour, and could still judge what is pushed.
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);

  // The App is deleted on GitHub: two jobs notice at once.
  github.state.apps.delete(own.id);
  const { id } = await findConnection(connectionId);
  await Promise.all([1, 2].map(() => refreshReach.run(testApp.deps, { connectionId: id })));
  expect(await findConnection(connectionId)).toMatchObject({ state: 'paused', pausedReason: 'credentials_refused' });
  const { owner } = await testApp.em().findOneOrFail(PlatformConnection, id, { populate: ['owner'] });
  const mails = await testApp.em().find(Email, { template: 'gate_paused', recipient: owner?.$.email ?? '' });
  expect(mails.map(({ data }) => data)).toMatchObject([{ account: own.bot.login }]);
  expect(await healthOf(community, connectionId)).toMatchObject([{ check: 'credentials' }]);
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await github.settleWebhooks();

  expect((await resume()).codes).toEqual(['auth_failed']);
  expect((await resume((await addCommunity(world)).headers)).codes).toEqual(['no_permission']);
  expect((await findConnection(connectionId)).state).toBe('paused');
  expect(check()).toBeUndefined();

  github.state.apps.set(own.id, own);
  const works = { resumeConnection: { connection: { state: 'ACTIVE', pausedReason: null } } };
  expect((await resume()).data).toEqual(works);
  expect((await resume()).data).toEqual(works);

  await expect.poll(check, PATIENCE).toBe('success');
  const events = await testApp.em().find(AuditEvent, { subject: id }, { orderBy: { sequence: 'asc' } });
  expect(events.map(({ action }) => action)).toEqual(['PLATFORM_CONNECTED', 'PLATFORM_PAUSED', 'PLATFORM_RESUMED']);
});

test('a paused App of the operator works again after a start, and catches up', async () => {
  const { opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const { id } = await findConnection();
  await testApp.em().nativeUpdate(PlatformConnection, { id }, { state: 'paused', pausedReason: 'credentials_refused' });
  github.push(pull, { by: opener, commits: [{ author: opener.email }] });
  await github.settleWebhooks();
  expect(conclusionOf(world, pull)).toBeNull();

  await storeConfiguredConnection(testApp.deps);

  await expectConclusion(world, pull, 'success');
});

/** Adds a link that belongs to no organisation, with a CLA and its manager. */
async function addWebLink(): Promise<Pick<GatedCommunity, 'link' | 'cla' | 'headers'>> {
  const em = testApp.em();
  const owner = await buildAccount(em);
  const link = await buildLink(em, { owner });
  return { link, cla: await buildCla(em, link), headers: await signIn(testApp, owner) };
}

const SET =
  'mutation ($input: SetGatedRepositoriesInput!) { setGatedRepositories(input: $input) { repositories { id } } }';
const AVAILABLE = 'query ($id: ID!) { availableRepositories(connectionId: $id) { nodes { path } } }';

test('an App shows its repositories to those who administer them there, not to who has such a number elsewhere', async () => {
  const { organization, headers } = await addCommunity(world);
  const id = String(organization.id);
  const ofNumber = (platform: 'gitee' | 'github') =>
    buildAccount(testApp.em(), { platform, externalId: `${id}${platform}` });
  const listed = { organizations: ['elsewhere'], organizationIds: { elsewhere: id } };
  const available = async (as: SessionHeaders) =>
    (await graphql(testApp.app, AVAILABLE, { id: 'github-app' }, as)).data;

  expect(await available(headers)).toMatchObject({ availableRepositories: { nodes: [{}] } });
  expect(await available(await signIn(testApp, await ofNumber('github'), listed))).toMatchObject({
    availableRepositories: { nodes: [{}] },
  });
  expect(await available(await signIn(testApp, await ofNumber('gitee'), listed))).toEqual({
    availableRepositories: { nodes: [] },
  });
});

test('a link of an organisation of GitHub takes no repositories of the one with its number on another instance', async () => {
  const community = await addCommunity(world);
  const organization = enterprise.addOrganization('namesake', { id: community.organization.id });
  const repository = enterprise.addRepository({ owner: organization, name: 'intern' });
  const holder = await addWebLink();
  await connectOwnApp(world, holder, { github: enterprise, organization, repository });

  const { connectionId } = await installOwnApp(world, community.headers, { github: enterprise, organization });
  const one = { connectionId, repositoryId: String(repository.id), mode: 'ENFORCE' };
  const input = { linkId: community.link.linkId, repositories: [one] };

  expect((await graphql(testApp.app, SET, { input }, community.headers)).codes).toEqual(['no_permission']);
  const held = await testApp
    .em()
    .findOneOrFail(GatedRepository, { host: enterprise.url, externalId: String(repository.id) });
  expect(held.link.id).toBe(holder.link.id);
});

test('an Enterprise Server is connected beside the configured GitHub, and its unlinked commits are not believed', async () => {
  const organization = enterprise.addOrganization('department');
  const repository = enterprise.addRepository({ owner: organization, name: 'intern' });
  const community = await addWebLink();
  await connectOwnApp(world, community, { github: enterprise, organization, repository });
  const { email } = await addContributor(world, community, true);
  const opener = enterprise.addUser('employee', { emails: [email] });
  const host = new URL(enterprise.url).host;
  const askAt = (number: number) => askVerdictAt(testApp, { platform: 'GITHUB', host, repository, number });

  const linked = enterprise.openPullRequest({ repository, opener, commits: [{ author: email }] });
  const unlinked = enterprise.openPullRequest({
    repository,
    opener,
    commits: [{ author: 'nobody@corp.example.org' }, { author: `77+nobody@users.noreply.${host}` }],
  });

  await expect.poll(() => enterprise.mergeable(linked), PATIENCE).toBe(true);
  await expect.poll(async () => (await askAt(unlinked.number))?.verdict, PATIENCE).toBe('UNCOVERED');
  expect((await askAt(unlinked.number))?.trace.commits.map(({ subjects }) => subjects[0])).toMatchObject([
    { assurance: 'A0', missing: 'UNPROVED_ADDRESS', step: 'CONFIRM_COMMITS' },
    { covered: false },
  ]);
  const [run] = repository.checkRuns;
  expect(run?.detailsUrl).toContain(`?host=${encodeURIComponent(host)}`);
});
