import { expect } from 'vitest';
import type { NewPull } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeAccount, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { addCommunity, conclusionOf, PATIENCE, type GatedCommunity, type GateWorld } from './gate-world.ts';

/** Somebody of GitHub, with the address of their commits. */
export type Contributor = FakeAccount & { readonly email: string };

/** A pull request of a community, and who opened it. */
export interface OpenedPullRequest {
  readonly community: GatedCommunity;
  readonly opener: Contributor;
  readonly pull: FakePull;
}

let count = 0;

/** Adds somebody who has signed, or not. */
export async function addContributor(
  { github, testApp }: GateWorld,
  { cla }: Pick<GatedCommunity, 'cla'>,
  signed: boolean,
): Promise<Contributor> {
  count += 1;
  const login = `contributor-${count}`;
  const email = `${login}@example.com`;
  if (signed) {
    await buildIndividualSigning(testApp.em(), cla, { email });
  }
  return Object.assign(github.addUser(login), { email });
}

/** What a test cares for about a pull request. */
interface Opening extends Partial<NewPull> {
  readonly community?: GatedCommunity;
  /** Message of the commit. */
  readonly message?: string;
}

/** Opens a pull request with one commit by somebody who has signed, or not, in a new community or a given one. */
export async function openPullRequest(
  world: GateWorld,
  signed: boolean,
  { community: given, message = 'Change something', ...opening }: Opening = {},
): Promise<OpenedPullRequest> {
  const community = given ?? (await addCommunity(world));
  const opener = await addContributor(world, community, signed);
  const { repository } = community;
  const commits = [{ author: opener.email, message }];
  return { community, opener, pull: world.github.openPullRequest({ repository, opener, commits, ...opening }) };
}

/** Waits until our check of the head has a conclusion. */
export async function expectConclusion(world: GateWorld, pull: FakePull, conclusion: string): Promise<void> {
  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe(conclusion);
}
