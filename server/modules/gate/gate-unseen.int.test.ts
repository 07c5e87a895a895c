import { expect, test } from 'vitest';
import type { FakeAccount, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { openBrowser } from '#server/test/browser.ts';
import { startCodePlatforms } from '#server/test/code-platforms.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { addContributor, expectConclusion } from './testing/contributors.ts';
import { addCommunity, askVerdict, PATIENCE, startGateWorld, type GatedCommunity } from './testing/gate-world.ts';
import { startUserApi } from './testing/user-api.ts';

/** People log in at the same GitHub that has the pull requests. */
const { github: pages } = await startCodePlatforms();
const world = await startGateWorld(async ({ apiUrl }) => ({
  ...pages.environment,
  GITHUB_API_URL: await startUserApi({ users: pages.apiUrl, apps: apiUrl }),
}));
const { github, testApp } = world;

let people = 0;

/** A private repository, and somebody who has signed with an address that is not on their account there. */
async function arrangePrivate(): Promise<{ community: GatedCommunity; author: FakeAccount; email: string }> {
  const community = await addCommunity(world);
  github.setPrivate(community.repository, { by: github.addUser(`owner-${people}`), to: true });
  people += 1;
  const email = `author-${people}@unlinked.org`;
  await buildIndividualSigning(testApp.em(), community.cla, { email });
  return { community, author: github.addUser(`author-${people}`, { emails: [] }), email };
}

/** What managers see of the author of the only commit; others see nothing of a private repository. */
async function authorOf({ headers }: GatedCommunity, pull: FakePull) {
  expect(await askVerdict(world, pull)).toBeNull();
  return (await askVerdict(world, pull, headers))?.trace.commits[0]?.subjects[0];
}

test('an author who adds the address of a commit to their account has it checked again by a comment', async () => {
  const { community, author, email } = await arrangePrivate();
  const { repository } = community;
  const pull = github.openPullRequest({ repository, opener: author, commits: [{ author: email }] });
  await expectConclusion(world, pull, 'action_required');
  expect(await authorOf(community, pull)).toMatchObject({ account: null, step: 'CONFIRM_COMMITS' });

  author.emails.push(email);
  github.comment(pull, { by: author, body: '/check-cla' });

  await expectConclusion(world, pull, 'success');
  expect(await authorOf(community, pull)).toMatchObject({ account: author.login, vouchedBy: ['PUSHED', 'OPENED'] });
});

const START = `mutation ($input: StartConfirmationInput!) { startConfirmation(input: $input) { url } }`;
const GRANTED = `query ($grant: String!) { commitsToConfirm(grant: $grant) { pullRequestId commits { sha } } }`;
const CONFIRM = `mutation ($input: ConfirmCommitsInput!) { confirmCommits(input: $input) { confirmed } }`;

interface Granted {
  readonly commitsToConfirm: { readonly pullRequestId: string; readonly commits: readonly { readonly sha: string }[] };
}

/** Logs in at the platform from the page of the pull request, and returns where the browser comes back to. */
async function logInFor({ repository, number }: FakePull, { id, login }: FakeAccount): Promise<string> {
  if (!pages.users.some((user) => user.login === login)) {
    pages.users.push({ id, login, name: null, email: null, organizations: [] });
  }
  const browser = openBrowser(testApp);
  const place = { owner: repository.owner.login, repository: repository.name, number };
  const input = { platform: 'GITHUB', ...place, returnPath: '/gate' };
  const { data } = await browser.graphql<{ startConfirmation: { url: string } }>(START, { input });
  const { pathname, search } = await pages.authorize(data?.startConfirmation.url ?? '', login);
  return String((await browser.open(pathname + search)).headers.location);
}

test('an author whose commit somebody else proposed adds its address, comments, logs in and confirms it', async () => {
  const { community, author, email } = await arrangePrivate();
  const opener = await addContributor(world, community, true);
  const { repository } = community;
  const pull = github.openPullRequest({ repository, opener, commits: [{ author: email }] });
  await expectConclusion(world, pull, 'action_required');
  expect(await logInFor(pull, author)).toBe('/gate?error_code=no_permission');

  author.emails.push(email);
  github.comment(pull, { by: author, body: '/check-cla' });
  await expect.poll(() => authorOf(community, pull), PATIENCE).toMatchObject({ account: author.login });
  const grant = (await logInFor(pull, author)).replace('/gate#grant=', '');
  const { data } = await graphql<Granted>(testApp.app, GRANTED, { grant });
  const { pullRequestId, commits = [] } = data?.commitsToConfirm ?? {};
  const shas = commits.map(({ sha }) => sha);
  const confirmed = await graphql(testApp.app, CONFIRM, { input: { pullRequestId, shas, grant } });

  expect(confirmed.data).toEqual({ confirmCommits: { confirmed: pull.commits.map(({ sha }) => sha) } });
  await expectConclusion(world, pull, 'success');
  expect(await authorOf(community, pull)).toMatchObject({ account: author.login, vouchedBy: ['CONFIRMED'] });
});
