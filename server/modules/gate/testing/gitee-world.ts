import { expect } from 'vitest';
import { startFakeGitee, type FakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type {
  FakeAccount,
  FakePermission,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { askVerdictAt, PATIENCE, type ShownVerdict } from './gate-world.ts';
import { addTokenCommunity, gateRepository, type TokenCommunity } from './token-community.ts';
import { startTokenWorld } from './token-world.ts';

/** The service and a separate Gitee, over HTTP in both directions. */
export interface GiteeWorld {
  readonly gitee: FakeGitee;
  readonly testApp: TestApp;
  /** Lines of the log. */
  readonly log: readonly string[];
}

/** A community that connected Gitee by the token of its robot, and gated one repository. */
export interface GiteeCommunity extends TokenCommunity {
  readonly organization: FakeAccount;
  readonly robot: FakeAccount;
  readonly token: string;
  readonly repository: FakeRepository;
}

/** Starts the service and a Gitee that reaches it. */
export async function startGiteeWorld(): Promise<GiteeWorld> {
  const { platform: gitee, ...world } = await startTokenWorld('GITEE', startFakeGitee);
  return { gitee, ...world };
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
  const token = gitee.issueToken(robot);
  const { id, login } = organization;
  const place = { platform: 'gitee', organization: { id: String(id), login }, token, policy } as const;
  const community = { organization, robot, token, repository, ...(await addTokenCommunity(testApp, place)) };
  await gate(testApp, community, { mode });
  return community;
}

/** Sets how the repository of a community is checked. */
export async function gate(
  testApp: TestApp,
  community: GiteeCommunity,
  how: { readonly mode: string; readonly subjects?: readonly string[] },
): Promise<void> {
  await gateRepository(testApp, community, { repositoryId: String(community.repository.id), ...how });
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

/** What the service answers about a pull request. */
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
