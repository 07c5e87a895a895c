import { expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';

const RECHECK = `mutation ($id: ID!) { recheckPullRequest(input: { id: $id }) { pullRequest { linkId verdict } } }`;

const testApp = await createTestApp();

/** A pull request of a link that is changed afterwards, and how anybody checks it again. */
async function arrange(change: Partial<Pick<Link, 'statusNeedsKey' | 'unlinkedAt'>>) {
  const owner = await buildAccount(testApp.em());
  const link = await buildLink(testApp.em(), { owner });
  const { id } = await buildPullRequest(testApp.em(), link);
  await testApp.em().nativeUpdate(Link, link.id, change);
  const headers = await signIn(testApp, owner);
  return (by: 'nobody' | 'manager') => graphql(testApp.app, RECHECK, { id }, by === 'manager' ? headers : {});
}

test('anybody may have a pull request judged again', async () => {
  const recheck = await arrange({});

  expect((await recheck('nobody')).codes).toEqual([]);
});

test('where the status is for API keys alone, only managers may have one judged again and see the verdict', async () => {
  const recheck = await arrange({ statusNeedsKey: true });

  expect((await recheck('nobody')).codes).toEqual(['missing_token']);
  expect((await recheck('manager')).codes).toEqual([]);
});

test('of an unlinked community nothing is judged or answered', async () => {
  const recheck = await arrange({ unlinkedAt: new Date() });

  expect((await recheck('nobody')).codes).toEqual(['not_found']);
});
