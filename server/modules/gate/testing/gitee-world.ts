import { expect } from 'vitest';
import { z } from 'zod';
import { startFakeGitee, type FakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type {
  FakeAccount,
  FakePermission,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { AccountPlatform } from '#server/modules/account/community-account.entity.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { afterFile } from '#server/test/after-file.ts';
import { buildAccount, buildCla, buildIndividualSigning, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { askVerdictAt, GATE_JOBS, PATIENCE, type ShownVerdict } from './gate-world.ts';

/** Where the service believes to be; its webhooks are led to where it is. */
const PUBLIC_URL = 'http://localhost:4000';

/** The service and a Gitee of its own, over HTTP in both directions. */
export interface GiteeWorld {
  readonly gitee: FakeGitee;
  readonly testApp: TestApp;
  /** Lines of the log. */
  readonly log: readonly string[];
}

/** A community that connected Gitee by the token of its robot, and gated one repository. */
export interface GiteeCommunity {
  readonly organization: FakeAccount;
  readonly robot: FakeAccount;
  readonly token: string;
  readonly webhookSecret: string;
  readonly connectionId: string;
  readonly repository: FakeRepository;
  readonly link: Link;
  readonly cla: Cla;
  /** Of a manager of the link. */
  readonly headers: SessionHeaders;
}

/** Starts the service and a Gitee that reaches it. */
export async function startGiteeWorld(): Promise<GiteeWorld> {
  let address = PUBLIC_URL;
  const gitee = await startFakeGitee({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  afterFile(() => gitee.stop());
  const log: string[] = [];
  const logTo = { write: (line: string): void => void log.push(line) };
  const testApp = await createTestApp({ GITEE_URL: gitee.url, GITEE_API_URL: gitee.apiUrl, LOG_LEVEL: 'info' }, logTo);
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  await testApp.deps.jobs.work(
    JOBS.filter(({ name }) => GATE_JOBS.has(name)),
    testApp.deps,
  );
  return { gitee, testApp, log };
}

let count = 0;

/** What a test cares for about a community. */
export interface NewCommunity {
  readonly role?: FakePermission;
  readonly mode?: 'ENFORCE' | 'OBSERVE';
  /** Changes to the default policy. */
  readonly policy?: object;
}

/** Adds a community whose repository demands the check; its robot administers the repository by default. */
export async function addGiteeCommunity(
  { gitee, testApp }: GiteeWorld,
  { role = 'admin', mode = 'ENFORCE', policy }: NewCommunity = {},
): Promise<GiteeCommunity> {
  count += 1;
  const organization = gitee.addOrganization(`community-${count}`);
  const robot = gitee.addUser(`robot-${count}`);
  const repository = gitee.addRepository({ owner: organization, name: 'project' });
  gitee.requireCheck(repository);
  gitee.permit(repository, robot, role);
  const em = testApp.em();
  const owner = await buildAccount(em, { platform: AccountPlatform.GITEE });
  const link = await buildLink(em, {
    owner,
    platform: 'gitee',
    linkId: `gitee_community-${String(count).padStart(19, '0')}`,
    organization: organization.login,
    organizationId: String(organization.id),
  });
  const cla = await buildCla(em, link);
  const headers = await signIn(testApp, owner, {
    organizations: [organization.login],
    organizationIds: { [organization.login]: String(organization.id) },
  });
  const token = gitee.issueToken(robot);
  const { connection, webhookSecret } = await connect(testApp, token, headers);
  const community = { organization, robot, token, webhookSecret, repository, link, cla, headers };
  if (policy !== undefined) {
    await run(testApp, { document: UPDATE, input: { linkId: link.linkId, ...policy }, headers });
  }
  await gate(testApp, { ...community, connectionId: connection.id }, { mode });
  return { ...community, connectionId: connection.id };
}

const CONNECT = `mutation ($input: ConnectPlatformInput!) {
  connectPlatform(input: $input) { webhookSecret connection { id account state platform } }
}`;
const SET = `mutation ($input: SetGatedRepositoriesInput!) {
  setGatedRepositories(input: $input) { repositories { id mode subjects } }
}`;
const UPDATE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;

const connected = z.object({
  connectPlatform: z.object({ webhookSecret: z.string(), connection: z.object({ id: z.string() }) }),
});

async function connect(testApp: TestApp, token: string, headers: SessionHeaders) {
  const data = await run(testApp, { document: CONNECT, input: { platform: 'GITEE', token }, headers });
  return connected.parse(data).connectPlatform;
}

/** Sets how the repository of a community is checked. */
export async function gate(
  testApp: TestApp,
  { link, connectionId, repository, headers }: GiteeCommunity,
  how: { readonly mode: string; readonly subjects?: readonly string[] },
): Promise<void> {
  const one = { connectionId, repositoryId: String(repository.id), reason: 'A test', ...how };
  await run(testApp, { document: SET, input: { linkId: link.linkId, repositories: [one] }, headers });
}

interface Operation {
  readonly document: string;
  readonly input: object;
  readonly headers: SessionHeaders;
}

async function run(testApp: TestApp, { document, input, headers }: Operation): Promise<unknown> {
  const { data, errors } = await graphql(testApp.app, document, { input }, headers);
  z.array(z.never()).parse(errors);
  return data;
}

/** Adds somebody who has signed, or not. */
export async function addPerson(
  { gitee, testApp }: GiteeWorld,
  { cla }: GiteeCommunity,
  signed: boolean,
): Promise<FakeAccount & { readonly email: string }> {
  count += 1;
  const login = `person-${count}`;
  const email = `${login}@example.com`;
  if (signed) {
    await buildIndividualSigning(testApp.em(), cla, { email });
  }
  return Object.assign(gitee.addUser(login), { email });
}

/** What the service tells about a pull request. */
export function askGiteeVerdict({ testApp }: GiteeWorld, pull: FakePull): Promise<ShownVerdict | null> {
  return askVerdictAt(testApp, { platform: 'GITEE', repository: pull.repository, number: pull.number });
}

/** Waits until a pull request of now has this verdict. */
export async function expectVerdict(world: GiteeWorld, pull: FakePull, verdict: string): Promise<void> {
  const shown = async (): Promise<unknown> => {
    const answer = await askGiteeVerdict(world, pull);
    return answer?.headSha === pull.commits.at(-1)?.sha && answer?.verdict;
  };
  await expect.poll(shown, PATIENCE).toBe(verdict);
}

/** Waits until the labels of a pull request are these. */
export async function expectLabels(pull: FakePull, labels: readonly string[]): Promise<void> {
  await expect.poll(() => [...pull.labels], PATIENCE).toEqual(labels);
}
