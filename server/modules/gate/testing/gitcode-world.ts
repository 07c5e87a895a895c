import { expect } from 'vitest';
import { startFakeGitcode, type FakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import type {
  FakeAccount,
  FakePermission,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/gitcode/testing/fake-state.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { sweepConnection } from '#server/modules/gate/delivery/sweep-gate.job.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { askVerdictAt, PATIENCE, type ShownVerdict } from './gate-world.ts';
import { addTokenCommunity, gateRepository, type TokenCommunity } from './token-community.ts';
import { startTokenWorld } from './token-world.ts';

/** Labels of the communities, which the robot that merges demands. */
export const LABELS = { covered: 'openeuler-cla/yes', uncovered: 'openeuler-cla/no' };

/** The service and a separate GitCode, over HTTP in both directions. */
export interface GitcodeWorld {
  readonly gitcode: FakeGitcode;
  readonly testApp: TestApp;
  /** Lines of the log. */
  readonly log: readonly string[];
}

/** A community that connected GitCode by the token of its robot, and gated one repository. */
export interface GitcodeCommunity extends TokenCommunity {
  readonly organization: FakeAccount;
  readonly robot: FakeAccount;
  readonly token: string;
  readonly repository: FakeRepository;
}

/** Starts the service and a GitCode that reaches it. */
export async function startGitcodeWorld(): Promise<GitcodeWorld> {
  const { platform: gitcode, ...world } = await startTokenWorld('GITCODE', startFakeGitcode);
  return { gitcode, ...world };
}

let count = 0;

/** What a test cares for about a community. */
export interface NewGitcodeCommunity {
  readonly permission?: FakePermission;
  readonly mode?: 'ENFORCE' | 'OBSERVE';
  /** Changes to the default policy; labels by default. */
  readonly policy?: object;
}

/** Adds a community whose robot administers its repository by default. */
export async function addGitcodeCommunity(
  { gitcode, testApp }: GitcodeWorld,
  { permission = 'admin', mode = 'ENFORCE', policy = { labels: LABELS } }: NewGitcodeCommunity = {},
): Promise<GitcodeCommunity> {
  count += 1;
  const organization = gitcode.addOrganization(`community-${count}`);
  const robot = gitcode.addUser(`robot-${count}`);
  const repository = gitcode.addRepository({ owner: organization, name: 'project' });
  gitcode.permit(repository, robot, permission);
  const token = gitcode.issueToken(robot);
  const community = await addTokenCommunity(testApp, { platform: 'gitcode', organization, token, policy });
  await gateRepository(testApp, community, { repositoryId: String(repository.id), mode });
  return { ...community, organization, robot, token, repository };
}

/** Adds somebody who has signed, or not. */
export async function addGitcodePerson(
  { gitcode, testApp }: GitcodeWorld,
  { cla }: Pick<GitcodeCommunity, 'cla'>,
  signed: boolean,
): Promise<FakeAccount & { readonly email: string }> {
  count += 1;
  const login = `person-${count}`;
  const email = `${login}@example.com`;
  if (signed) {
    await buildIndividualSigning(testApp.em(), cla, { email });
  }
  return Object.assign(gitcode.addUser(login), { email });
}

/** Opens a pull request by somebody who has signed, or not, in a new community. */
export async function openOnGitcode(world: GitcodeWorld, signed: boolean, given: NewGitcodeCommunity = {}) {
  const community = await addGitcodeCommunity(world, given);
  const opener = await addGitcodePerson(world, community, signed);
  const { repository } = community;
  const pull = world.gitcode.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  return { community, opener, pull };
}

/** What the service answers about a pull request. */
export function askGitcodeVerdict({ testApp }: GitcodeWorld, pull: FakePull): Promise<ShownVerdict | null> {
  return askVerdictAt(testApp, { platform: 'GITCODE', repository: pull.repository, number: pull.number });
}

/** Waits until a pull request of now has this verdict. */
export async function expectGitcodeVerdict(world: GitcodeWorld, pull: FakePull, verdict: string): Promise<void> {
  const shown = async (): Promise<unknown> => {
    const answer = await askGitcodeVerdict(world, pull);
    return answer?.headSha === headOf(pull).sha && answer.verdict;
  };
  await expect.poll(shown, PATIENCE).toBe(verdict);
}

/** Waits until the labels of a pull request are these. */
export async function expectLabels(pull: FakePull, labels: readonly string[]): Promise<void> {
  await expect.poll(() => [...pull.labels], PATIENCE).toEqual(labels);
}

/** Sweeps a connection, as the job does by the minute. */
export async function sweep({ testApp }: Pick<GitcodeWorld, 'testApp'>, connectionId: string): Promise<void> {
  const ctx = createSystemContext(testApp.deps);
  await sweepConnection(ctx, await ctx.em.findOneOrFail(PlatformConnection, { publicId: connectionId }));
}
