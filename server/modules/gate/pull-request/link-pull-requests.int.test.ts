import { expect, test } from 'vitest';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { arrangeManagedLink } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';

const QUERY = `query ($linkId: ID!) {
  links { nodes { id uncoveredPullRequests } }
  linkDetails(id: $linkId) { uncoveredPullRequests }
}`;

const testApp = await createTestApp();

interface Answered {
  readonly links: { readonly nodes: readonly { readonly id: string; readonly uncoveredPullRequests: number }[] };
  readonly linkDetails: { readonly uncoveredPullRequests: number };
}

test('a list of links counts the open pull requests of each that are not covered', async () => {
  const managed = await arrangeManagedLink(testApp);
  const em = testApp.em();
  const owner = await em.merge(managed.link).owner.loadOrFail();
  const other = await arrangeManagedLink(testApp, owner);
  for (const facts of [
    { state: 'open', verdict: 'uncovered' },
    { state: 'open', verdict: 'uncovered' },
    { state: 'open', verdict: 'unknown' },
    { state: 'merged', verdict: 'uncovered' },
  ] as const) {
    Object.assign(await buildPullRequest(em, em.merge(managed.link)), facts);
  }
  const excluded = Object.assign(await buildPullRequest(em, em.merge(managed.link)), { verdict: 'uncovered' });
  (await excluded.repository.loadOrFail()).mode = 'excluded';
  await em.flush();

  const { data } = await graphql<Answered>(testApp.app, QUERY, { linkId: managed.link.linkId }, managed.headers);

  expect(data?.linkDetails).toEqual({ uncoveredPullRequests: 2 });
  expect(data?.links.nodes).toEqual(
    expect.arrayContaining([
      { id: managed.link.linkId, uncoveredPullRequests: 2 },
      { id: other.link.linkId, uncoveredPullRequests: 0 },
    ]),
  );
});
