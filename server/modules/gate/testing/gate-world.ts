import { expect } from 'vitest';
import { z } from 'zod';
import type { FakeApp, FakeInstallation } from '#server/integrations/gate-platform/github/testing/fake-github-state.ts';
import { startFakeGithub, type FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import type {
  FakeAccount,
  FakeCheckRun,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { storeConfiguredConnection } from '#server/modules/gate/connection/configured-connection.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';
import { dueJobs, GATE_JOBS } from './due-jobs.ts';

/** Milliseconds within which a verdict is expected even on a busy machine. */
export const PATIENCE = { timeout: 60_000, interval: 50 };

/** The service with its App on a separate GitHub, over HTTP in both directions. */
export interface GateWorld {
  readonly github: FakeGithub;
  readonly app: FakeApp;
  readonly testApp: TestApp;
  /** Address of the service. */
  readonly address: string;
}

/** A community with its organisation, a link and one gated repository. */
export interface GatedCommunity {
  readonly organization: FakeAccount;
  readonly installation: FakeInstallation;
  readonly repository: FakeRepository;
  readonly link: Link;
  readonly cla: Cla;
  /** Of a manager of the link. */
  readonly headers: SessionHeaders;
}

/** Settings of the service, or how they follow from the GitHub that it is started with. */
type WorldSettings =
  | Readonly<Record<string, string>>
  | ((github: FakeGithub) => Promise<Readonly<Record<string, string>>>);

/** Starts the service and a GitHub that know each other; `settings` are further ones of the service, `jobs` those that run. */
export async function startGateWorld(
  settings: WorldSettings = {},
  jobs: ReadonlySet<string> = GATE_JOBS,
): Promise<GateWorld> {
  const github = await startFakeGithub();
  whenDone(() => github.stop());
  const operator = github.addUser('operator');
  const app = github.createApp({ owner: operator, webhookUrl: '' });
  const testApp = await createTestApp({
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_APP_ID: String(app.id),
    GITHUB_APP_PRIVATE_KEY: app.privateKey,
    GITHUB_APP_WEBHOOK_SECRET: app.webhookSecret,
    ...(typeof settings === 'function' ? await settings(github) : settings),
  });
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  app.webhookUrl = `${address}/hooks/github/github-app`;
  await storeConfiguredConnection(testApp.deps);
  await testApp.deps.jobs.work(
    JOBS.filter(({ name }) => jobs.has(name)),
    testApp.deps,
  );
  return { github, app, testApp, address };
}

let count = 0;

/** Adds a community whose only repository demands the check and is gated in a mode. */
export async function addCommunity(
  { github, app, testApp }: GateWorld,
  mode: 'ENFORCE' | 'OBSERVE' = 'ENFORCE',
): Promise<GatedCommunity> {
  count += 1;
  const organization = github.addOrganization(`community-${count}`);
  const repository = github.addRepository({ owner: organization, name: 'project' });
  github.requireCheck(repository, { appId: app.id });
  const installation = github.install(app, { account: organization });
  const linked = await addGithubLink({ testApp }, organization);
  const community = { organization, installation, repository, ...linked };
  await setMode(testApp, community, mode);
  // A later look would judge what a test opens a second time, at any moment of the test.
  await expect.poll(() => dueJobs(testApp.em(), 'backfill-repository'), PATIENCE).toEqual([]);
  return community;
}

/** Adds a link of an organisation, with a CLA and a manager who is logged in. */
async function addGithubLink(
  { testApp }: Pick<GateWorld, 'testApp'>,
  organization: FakeAccount,
): Promise<Pick<GatedCommunity, 'link' | 'cla' | 'headers'>> {
  count += 1;
  const em = testApp.em();
  const owner = await buildAccount(em, { platform: AccountPlatform.GITHUB });
  const link = await buildLink(em, {
    owner,
    platform: 'github',
    linkId: `github_community-${String(count).padStart(19, '0')}`,
    organization: organization.login,
    organizationId: String(organization.id),
  });
  const cla = await buildCla(em, link);
  const headers = await signIn(testApp, owner, {
    organizations: [organization.login],
    organizationIds: { [organization.login]: String(organization.id) },
  });
  return { link, cla, headers };
}

const SET = `mutation ($input: SetGatedRepositoriesInput!) {
  setGatedRepositories(input: $input) { repositories { id path mode reason openPullRequests } }
}`;

/** Sets the mode of a community's repository. */
export async function setMode(
  testApp: TestApp,
  { link, repository, headers }: GatedCommunity,
  mode: 'ENFORCE' | 'OBSERVE' | 'EXCLUDED',
): Promise<void> {
  const one = { connectionId: 'github-app', repositoryId: String(repository.id), mode, reason: 'A test' };
  const { errors } = await graphql(testApp.app, SET, { input: { linkId: link.linkId, repositories: [one] } }, headers);
  z.array(z.never()).parse(errors);
}

/** Our check of a commit; undefined when there is none. */
export function checkOf({ app }: GateWorld, { repository }: FakePull, sha: string): FakeCheckRun | undefined {
  return repository.checkRuns.findLast(({ appId, headSha }) => appId === app.id && headSha === sha);
}

/** The conclusion of our check of the head: `pending` until there is one, null without a check. */
export function conclusionOf(world: GateWorld, pull: FakePull): string | null {
  const check = checkOf(world, pull, headShaOf(pull));
  return check === undefined ? null : (check.conclusion ?? 'pending');
}

/** The head of a pull request. */
export function headShaOf({ commits }: FakePull): string {
  return commits.at(-1)?.sha ?? '';
}

const VERDICT = `query ($platform: GatePlatform!, $host: String, $owner: String!, $repository: String!, $number: Int!) {
  pullRequestVerdict(platform: $platform, host: $host, owner: $owner, repository: $repository, number: $number) {
    id verdict headSha open opener title mode host
    trace { verdict summary complete commits { sha subject subjects { person role email account assurance vouchedBy covered required rule importedFrom missing step stepUrl } } }
    verdicts { verdict headSha overriddenBy overrideReason }
  }
}`;

/** What `pullRequestVerdict` answers. */
export interface ShownVerdict {
  readonly id: string;
  readonly verdict: string;
  readonly headSha: string;
  readonly open: boolean;
  readonly opener: string | null;
  readonly title: string;
  readonly mode: string;
  readonly host: string;
  readonly trace: {
    readonly verdict: string;
    readonly summary: string;
    readonly complete: boolean;
    readonly commits: readonly {
      readonly sha: string;
      readonly subjects: readonly Readonly<Record<string, unknown>>[];
    }[];
  };
  readonly verdicts: readonly {
    readonly verdict: string;
    readonly headSha: string;
    readonly overriddenBy: string | null;
    readonly overrideReason: string | null;
  }[];
}

/** Where a pull request of a fake is. */
interface VerdictPlace {
  readonly platform: 'GITHUB' | 'GITEE' | 'GITCODE';
  /** Of an instance that is not the configured one. */
  readonly host?: string;
  readonly repository: { readonly owner: { readonly login: string }; readonly name: string };
  readonly number: number;
}

/** Asks for the verdict about a pull request of GitHub, without a session by default. */
export function askVerdict(
  { testApp }: GateWorld,
  { repository, number }: FakePull,
  headers: Readonly<Record<string, string>> = {},
): Promise<ShownVerdict | null> {
  return askVerdictAt(testApp, { platform: 'GITHUB', repository, number }, headers);
}

/** Asks for the verdict about a pull request of any platform. */
export async function askVerdictAt(
  testApp: TestApp,
  { platform, host, repository: { owner, name }, number }: VerdictPlace,
  headers: Readonly<Record<string, string>> = {},
): Promise<ShownVerdict | null> {
  const place = { platform, host, owner: owner.login, repository: name, number };
  const answer: GraphqlAnswer<{ pullRequestVerdict: ShownVerdict | null }> = await graphql(
    testApp.app,
    VERDICT,
    place,
    headers,
  );
  z.array(z.never()).parse(answer.errors);
  return answer.data?.pullRequestVerdict ?? null;
}

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;
const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentToken } }`;

/** Signs as a contributor does, over GraphQL. */
export async function sign(
  { testApp }: Pick<GateWorld, 'testApp'>,
  { link, cla }: Pick<GatedCommunity, 'link' | 'cla'>,
  email: string,
): Promise<void> {
  const { linkId } = link;
  await graphql(testApp.app, SEND_CODE, { linkId, email });
  const input = {
    linkId,
    claId: cla.id,
    language: 'ZH',
    name: '贡献者',
    email,
    verificationCode: await testApp.codeSentTo(email),
    fieldValues: [],
    privacyConsented: true,
  };
  const { errors } = await graphql(testApp.app, SIGN, { input });
  z.array(z.never()).parse(errors);
}
