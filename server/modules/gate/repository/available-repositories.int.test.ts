import { expect, onTestFinished, test, vi } from 'vitest';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import {
  addCommunity,
  PATIENCE,
  startGateWorld,
  type GatedCommunity,
} from '#server/modules/gate/testing/gate-world.ts';
import { graphql } from '#server/test/graphql.ts';

const world = await startGateWorld();
const { github, testApp } = world;

/** Repositories besides the first one, and pages of the platform's list of all of them. */
const REPOSITORIES = 250;
const PAGES = 3;

const LIST = /GET \/installation\/repositories/;

const AVAILABLE = `query ($search: String, $after: String) {
  availableRepositories(connectionId: "github-app", first: 50, search: $search, after: $after) {
    totalCount nodes { path } pageInfo { endCursor }
  }
}`;

interface Available {
  readonly availableRepositories: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly path: string }[];
    readonly pageInfo: { readonly endCursor: string };
  };
}

function useClock(): { forward(seconds: number): void } {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return { forward: (seconds) => void vi.setSystemTime(Date.now() + seconds * 1000) };
}

/** A page, and the requests for the platform's list that it took. */
async function show({ headers }: GatedCommunity, given: object) {
  const before = github.requests(LIST).length;
  const { data, errors } = await graphql<Available>(testApp.app, AVAILABLE, { ...given }, headers);
  expect(errors).toEqual([]);
  return { ...data?.availableRepositories, requests: github.requests(LIST).length - before };
}

test('of many repositories the first page asks for all, and further pages and searches ask for none', async () => {
  const community = await addCommunity(world);
  const { organization } = community;
  const names = Array.from({ length: REPOSITORIES }, (_, index) => `many-${String(index).padStart(3, '0')}`);
  names.forEach((name) => github.addRepository({ owner: organization, name }));
  // Webhooks about new repositories have the list read as well.
  await github.settleWebhooks();
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);

  const first = await show(community, {});
  const second = await show(community, { after: first.pageInfo?.endCursor });

  expect(first).toMatchObject({ totalCount: REPOSITORIES + 1, requests: PAGES });
  expect(second).toMatchObject({ totalCount: REPOSITORIES + 1, requests: 0 });
  const paths = [...(first.nodes ?? []), ...(second.nodes ?? [])].map(({ path }) => path);
  expect(paths).toEqual(names.slice(0, 100).map((name) => `${organization.login}/${name}`));
  expect(await show(community, { search: 'many-24' })).toMatchObject({ totalCount: 10, requests: 0 });
});

test('a new repository is on the first page at once, and found after five minutes at the latest', async () => {
  const clock = useClock();
  const community = await addCommunity(world);
  const { organization } = community;
  await show(community, {});
  github.addRepository({ owner: organization, name: 'new' });

  expect(await show(community, { search: 'new' })).toMatchObject({ totalCount: 0, requests: 0 });
  expect(await show(community, {})).toMatchObject({ totalCount: 2, requests: 1 });
  expect(await show(community, { search: 'new' })).toMatchObject({ totalCount: 1, requests: 0 });
  clock.forward(301);
  expect(await show(community, { search: 'new' })).toMatchObject({ totalCount: 1, requests: 1 });
});
