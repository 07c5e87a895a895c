import { expect } from 'vitest';
import { startFakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { startFakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type { FakeHost, FakeOptions } from '#server/integrations/gate-platform/testing/fake-host.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakePull,
  FakeRepository,
  FakeRole,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { JOBS } from '#server/jobs/jobs.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';
import { GATE_JOBS } from './due-jobs.ts';
import { askVerdictAt, PATIENCE, type ShownVerdict } from './gate-world.ts';
import { addTokenCommunity, gateRepository, type TokenCommunity } from './token-community.ts';

/** Where the service believes to be; its webhooks are led to where it is. */
const PUBLIC_URL = 'http://localhost:4000';

const NAMES = { gitee: 'GITEE', gitcode: 'GITCODE' } as const;

/** The service, and a platform that it knows, over HTTP in both directions. */
export interface TokenWorld<Host extends FakeHost = FakeHost> {
  readonly platform: keyof typeof NAMES;
  readonly host: Host;
  readonly testApp: TestApp;
  /** Lines of the log. */
  readonly log: readonly string[];
}

/** A community that connected a platform by the token of its robot, and gated one repository. */
export interface GatedTokenCommunity extends TokenCommunity {
  readonly organization: FakeAccount;
  readonly robot: FakeAccount;
  readonly token: string;
  readonly repository: FakeRepository;
}

/** Labels of the communities, which the robot that merges on GitCode demands. */
export const LABELS = { covered: 'example-cla/yes', uncovered: 'example-cla/no' };
export const YES = [LABELS.covered];
export const NO = [LABELS.uncovered];

export const startGiteeWorld = () => startTokenWorld('gitee', startFakeGitee);
export const startGitcodeWorld = () => startTokenWorld('gitcode', startFakeGitcode);

async function startTokenWorld<Host extends FakeHost>(
  platform: keyof typeof NAMES,
  start: (options: FakeOptions) => Promise<Host>,
): Promise<TokenWorld<Host>> {
  let address = PUBLIC_URL;
  const host = await start({ resolve: (url) => url.replace(PUBLIC_URL, address) });
  whenDone(() => host.stop());
  const log: string[] = [];
  const logTo = { write: (line: string): void => void log.push(line) };
  const setting = NAMES[platform];
  const addresses = { [`${setting}_URL`]: host.url, [`${setting}_API_URL`]: host.apiUrl };
  const testApp = await createTestApp({ ...addresses, LOG_LEVEL: 'info' }, logTo);
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  await testApp.deps.jobs.work(
    JOBS.filter(({ name }) => GATE_JOBS.has(name)),
    testApp.deps,
  );
  return { platform, host, testApp, log };
}

let count = 0;

/** What a test cares for about a community. */
interface NewCommunity {
  readonly role?: FakeRole;
  readonly mode?: 'ENFORCE' | 'OBSERVE';
  /** Changes to the default policy beside the labels. */
  readonly policy?: object;
}

/** Adds a community whose repository demands the check; its robot administers the repository by default. */
export async function addGatedCommunity(
  { platform, host, testApp }: TokenWorld,
  { role = 'admin', mode = 'ENFORCE', policy }: NewCommunity = {},
): Promise<GatedTokenCommunity> {
  count += 1;
  const organization = host.addOrganization(`community-${count}`);
  const robot = host.addUser(`robot-${count}`);
  const repository = host.addRepository({ owner: organization, name: 'project' });
  host.requireCheck(repository);
  host.permit(repository, robot, role);
  const token = host.issueToken(robot);
  const { apiId: id, login } = organization;
  const place = { platform, organization: { id, login }, token, policy: { labels: LABELS, ...policy } };
  const community = { organization, robot, token, repository, ...(await addTokenCommunity(testApp, place)) };
  await gate(testApp, community, { mode });
  return community;
}

/** Sets how the repository of a community is checked. */
export async function gate(
  testApp: TestApp,
  community: GatedTokenCommunity,
  how: { readonly mode: string; readonly subjects?: readonly string[] },
): Promise<void> {
  await gateRepository(testApp, community, { repositoryId: String(community.repository.id), ...how });
}

/** Adds somebody who has signed, or not. */
export async function addPerson(
  { host, testApp }: Pick<TokenWorld, 'testApp'> & { readonly host: Pick<FakeHost, 'addUser'> },
  { cla }: Pick<TokenCommunity, 'cla'>,
  signed: boolean,
): Promise<FakeAccount & { readonly email: string }> {
  count += 1;
  const login = `person-${count}`;
  const email = `${login}@example.com`;
  if (signed) {
    await buildIndividualSigning(testApp.em(), cla, { email });
  }
  return Object.assign(host.addUser(login), { email });
}

/** Opens a pull request by somebody who has signed, or not, in a new community. */
export async function openBy(world: TokenWorld, signed: boolean, policy: object = {}) {
  const community = await addGatedCommunity(world, { policy });
  const opener = await addPerson(world, community, signed);
  const { repository } = community;
  const pull = world.host.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  return { community, opener, pull };
}

/** What the service answers about a pull request. */
export function askTokenVerdict(
  { platform, testApp }: Pick<TokenWorld, 'platform' | 'testApp'>,
  { repository, number }: FakePull,
): Promise<ShownVerdict | null> {
  return askVerdictAt(testApp, { platform: NAMES[platform], repository, number });
}

/** Waits until a pull request of now has this verdict. */
export async function expectVerdict(world: TokenWorld, pull: FakePull, verdict: string): Promise<void> {
  const shown = async (): Promise<unknown> => {
    const answer = await askTokenVerdict(world, pull);
    return answer?.headSha === headOf(pull).sha && answer.verdict;
  };
  await expect.poll(shown, PATIENCE).toBe(verdict);
}

/** Waits until the labels of a pull request are these. */
export async function expectLabels(pull: FakePull, labels: readonly string[]): Promise<void> {
  await expect.poll(() => [...pull.labels], PATIENCE).toEqual(labels);
}
