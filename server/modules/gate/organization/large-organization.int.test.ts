import { expect, test } from 'vitest';
import { addCommunity, startGateWorld, type GatedCommunity } from '#server/modules/gate/testing/gate-world.ts';
import { sweep } from '#server/modules/gate/testing/sweep.ts';
import { graphql } from '#server/test/graphql.ts';
import { GatedOrganization } from './gated-organization.entity.ts';

const world = await startGateWorld();
const { github, testApp } = world;

/** Repositories besides the first one, and pages of a list of all of them. */
const REPOSITORIES = 3_000;
const PAGES = 31;

/** Milliseconds for what asks for all pages, on a busy machine. */
const PATIENCE = { timeout: 180_000, interval: 500 };

const LISTS = /GET \/(?:installation\/repositories|orgs\/)/;

const SET = `mutation ($input: SetGatedOrganizationInput!) { setGatedOrganization(input: $input) { organization { id } } }`;
const COVERED = `query ($linkId: ID!) { gatedOrganizations(linkId: $linkId) { covered comparedAt } }`;
const LIST = `query ($linkId: ID!, $search: String, $after: String) {
  gatedRepositories(linkId: $linkId, first: 50, search: $search, after: $after) {
    totalCount nodes { path } pageInfo { hasNextPage endCursor }
  }
}`;

interface Covered {
  readonly gatedOrganizations: readonly { readonly covered: number; readonly comparedAt: string }[];
}

interface Listed {
  readonly gatedRepositories: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly path: string }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

async function shownOf({ link, headers }: GatedCommunity) {
  const { data } = await graphql<Covered>(testApp.app, COVERED, { linkId: link.linkId }, headers);
  return data?.gatedOrganizations[0];
}

async function list({ link, headers }: GatedCommunity, given: object) {
  const { data } = await graphql<Listed>(testApp.app, LIST, { linkId: link.linkId, ...given }, headers);
  return data?.gatedRepositories;
}

test(
  '3,000 repositories are covered after one reading of each list, and found again',
  { timeout: 400_000 },
  async () => {
    const community = await addCommunity(world, 'OBSERVE');
    const { organization, link, headers } = community;
    const names = Array.from({ length: REPOSITORIES }, (_, index) => `many-${String(index).padStart(4, '0')}`);
    names.forEach((name) => github.addRepository({ owner: organization, name }));
    const facts = { linkId: link.linkId, connectionId: 'github-app', mode: 'OBSERVE', exclusions: [] };
    const input = { ...facts, organizationId: String(organization.id) };
    const before = github.requests(LISTS).length;

    expect((await graphql(testApp.app, SET, { input }, headers)).errors).toEqual([]);

    await expect.poll(async () => (await shownOf(community))?.covered, PATIENCE).toBe(REPOSITORIES);
    // To know the organisation, what is within reach, and what can be seen; one page of this is asked for twice.
    expect(github.requests(LISTS).length - before).toBeLessThanOrEqual(3 * PAGES + 1);

    const first = await list(community, {});
    const second = await list(community, { after: first?.pageInfo.endCursor });
    expect(first).toMatchObject({ totalCount: REPOSITORIES + 1, pageInfo: { hasNextPage: true } });
    const paths = [...(first?.nodes ?? []), ...(second?.nodes ?? [])].map(({ path }) => path);
    expect(paths).toEqual(names.slice(0, 100).map((name) => `${organization.login}/${name}`));
    expect(await list(community, { search: 'many-29' })).toMatchObject({ totalCount: 100 });

    await expectSweepWithinBudget(community);
  },
);

/** A sweep compares 20 repositories, and has the organisation compared when that is a day ago. */
async function expectSweepWithinBudget(community: GatedCommunity): Promise<void> {
  const untold = github.addRepository({ owner: community.organization, name: 'untold' });
  const yesterday = new Date(Date.now() - 86_400_000);
  await testApp.em().nativeUpdate(GatedOrganization, { link: community.link.id }, { comparedAt: yesterday });
  const before = github.requests(LISTS).length;

  await sweep(world);

  await expect.poll(async () => (await list(community, { search: untold.name }))?.totalCount, PATIENCE).toBe(1);
  expect(github.requests(LISTS).length - before).toBeLessThanOrEqual(2 * PAGES + 1);
}
