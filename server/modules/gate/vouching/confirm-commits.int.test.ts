import { expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { addContributor, expectConclusion } from '#server/modules/gate/testing/contributors.ts';
import { addCommunity, askVerdict, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { openBrowser } from '#server/test/browser.ts';
import { environmentOf, startCodePlatforms } from '#server/test/code-platforms.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CommitVouching } from './commit-vouching.entity.ts';
import { readConfirmationGrant } from './confirmation-grant.ts';

const world = await startGateWorld();
const { github, testApp } = world;

const SEND = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: CLAIM_ADDRESS, linkId: $linkId, email: $email, language: EN }) { challenge }
}`;
const CONFIRM = `mutation ($input: ConfirmCommitsInput!) { confirmCommits(input: $input) { confirmed } }`;

interface Sent {
  sendVerificationCode: { challenge: string };
}

interface Confirmed {
  confirmCommits: { confirmed: string[] };
}

/** Confirms commits of a pull request as somebody who has the mailbox of an address. */
async function confirm(
  { linkId, pull, email }: { readonly linkId: string; readonly pull: FakePull; readonly email: string },
  overrides: object = {},
): Promise<GraphqlAnswer<Confirmed>> {
  const sent: GraphqlAnswer<Sent> = await graphql(testApp.app, SEND, { linkId, email });
  const input = {
    pullRequestId: (await askVerdict(world, pull))?.id,
    shas: pull.commits.map(({ sha }) => sha),
    email,
    verificationCode: await testApp.codeSentTo(email),
    challenge: sent.data?.sendVerificationCode.challenge,
    ...overrides,
  };
  return graphql<Confirmed>(testApp.app, CONFIRM, { input });
}

test('G07: an author who confirms the commits by the address in them stands behind them in the whole repository', async () => {
  const community = await addCommunity(world);
  const { repository, cla, link } = community;
  const maintainer = await addContributor(world, community, true);
  await buildIndividualSigning(testApp.em(), cla, { email: 'zed@unlinked.org' });
  const commits = [{ author: 'zed@unlinked.org' }, { author: maintainer.email }];
  const pull = github.openPullRequest({ repository, opener: maintainer, commits });
  await expectConclusion(world, pull, 'action_required');
  const { stepUrl } = (await askVerdict(world, pull))?.trace.commits[0]?.subjects[0] ?? {};
  expect(stepUrl).toMatch(new RegExp(`^http://localhost:4000/gate/github/[^/]+/[^/]+/${pull.number}/confirm$`));
  const other = await addContributor(world, community, true);
  const waiting = github.openPullRequest({ repository, opener: other, existing: pull.commits, commits: [] });
  await expectConclusion(world, waiting, 'action_required');
  const { linkId } = link;
  const [own, foreign] = pull.commits.map(({ sha }) => sha);

  const refused = [
    await confirm({ linkId, pull, email: 'zed@unlinked.org' }, { verificationCode: '000000', shas: [own] }),
    await confirm({ linkId, pull, email: 'zed@unlinked.org' }, { shas: [foreign] }),
    await confirm({ linkId, pull, email: 'somebody@unlinked.org' }, { shas: [own] }),
    await confirm({ linkId, pull, email: 'zed@unlinked.org' }, { shas: ['f'.repeat(40)] }),
    await confirm({ linkId, pull, email: 'zed@unlinked.org' }, { shas: [] }),
    await confirm({ linkId, pull, email: 'zed@unlinked.org' }, { email: null, shas: [own] }),
    await confirm({ linkId, pull, email: 'zed@unlinked.org' }, { pullRequestId: crypto.randomUUID() }),
  ];
  expect(refused.flatMap(({ codes }) => codes)).toEqual([
    'wrong_verification_code',
    'no_permission',
    'no_permission',
    'bad_request_parameter',
    'bad_request_parameter',
    'invalid_email',
    'not_found',
  ]);
  expect(await testApp.em().count(CommitVouching, { source: 'confirmed' })).toBe(0);

  const { data, codes } = await confirm(
    { linkId, pull, email: 'zed@unlinked.org' },
    { email: 'Zed@Unlinked.org', shas: [own] },
  );

  expect(codes).toEqual([]);
  expect(data?.confirmCommits.confirmed).toEqual([own]);
  await expectConclusion(world, pull, 'success');
  await expectConclusion(world, waiting, 'success');
  const shown = await askVerdict(world, pull);
  expect(shown?.trace.commits[0]?.subjects[0]).toMatchObject({ vouchedBy: ['CONFIRMED'], assurance: 'A4' });
  const events = await testApp.em().find(AuditEvent, { action: 'COMMITS_CONFIRMED', subject: shown?.id ?? '' });
  expect(events.map(({ actor, details }) => [actor, details])).toEqual([
    ['signer', expect.objectContaining({ commits: 1, kind: 'address', number: pull.number })],
  ]);
  expect(JSON.stringify(events[0]?.details)).not.toContain('unlinked.org');
  const again = github.openPullRequest({ repository, opener: other, existing: pull.commits, commits: [] });
  await expectConclusion(world, again, 'success');
});

test('somebody who confirms commits and has not signed is asked to sign, in public', async () => {
  const community = await addCommunity(world);
  const { repository, link } = community;
  const maintainer = await addContributor(world, community, true);
  const commits = [{ author: 'new@unlinked.org' }];
  const pull = github.openPullRequest({ repository, opener: maintainer, commits });
  await expectConclusion(world, pull, 'action_required');

  await confirm({ linkId: link.linkId, pull, email: 'new@unlinked.org' });

  const stepOf = async () => (await askVerdict(world, pull))?.trace.commits[0]?.subjects[0]?.['step'];
  await expect.poll(stepOf, { timeout: 30_000 }).toBe('SIGN');
});

const START = `mutation ($input: StartClaimAccountInput!) { startClaimAccount(input: $input) { url } }`;

/** A service with a pull request whose only commit names `person-7501`, who has not signed; and how to log in. */
async function arrangeNamed({ isPrivate }: { readonly isPrivate: boolean }) {
  const platforms = await startCodePlatforms();
  const app = await createTestApp(environmentOf(platforms));
  const em = app.em();
  const link = await buildLink(em);
  const pullRequest = await buildPullRequest(em, link);
  const url = platforms.github.environment['GITHUB_URL'] ?? '';
  const repository = await pullRequest.repository.loadOrFail();
  Object.assign(repository, { host: url, private: isPrivate });
  for (const id of [7501, 7502]) {
    platforms.github.users.push({ id, login: `person-${id}`, name: null, email: null, organizations: [] });
  }
  const createdAt = new Date();
  const host = new URL(url).host;
  const subject = em.create(GateSubject, { link, host, accountId: '7501', login: 'p', emailKey: '', createdAt });
  const facts = { role: 'author', assurance: 'a1', vouchedBy: [], covered: false, required: true } as const;
  const traced = { ...facts, rule: null, missing: 'not_signed', step: 'sign', subjectId: subject.id } as const;
  const sha = 'c'.repeat(40);
  em.create(PullRequestVerdict, {
    pullRequest,
    verdict: 'uncovered',
    headSha: pullRequest.headSha,
    complete: true,
    commits: [{ sha, subject: 'Change it', subjects: [traced] }],
    decidedAt: createdAt,
  });
  await em.flush();
  const comeBackAs = async (login: string, mutation: string, input: object): Promise<string> => {
    const browser = openBrowser(app);
    const { data } = await browser.graphql<Record<string, { url: string }>>(mutation, { input });
    const { pathname, search } = await platforms.github.authorize(Object.values(data ?? {})[0]?.url ?? '', login);
    return String((await browser.open(pathname + search)).headers.location);
  };
  return { app, link, pullRequest, path: repository.path, host, sha, comeBackAs };
}

test('an account that comes back from the platform confirms the commits that name it, and no others', async () => {
  const { app, link, pullRequest, host, sha, comeBackAs } = await arrangeNamed({ isPrivate: false });
  const input = {
    linkId: link.linkId,
    platform: 'GITHUB',
    returnPath: '/gate',
    pullRequestId: pullRequest.id,
    shas: [sha],
  };

  expect(await comeBackAs('person-7502', START, input)).toBe('/gate?error_code=no_permission');
  expect(await app.em().count(CommitVouching, {})).toBe(0);
  expect(await comeBackAs('person-7501', START, input)).toBe('/gate');

  const found = await app.em().find(CommitVouching, {});
  expect(found).toMatchObject([{ host, sha, source: 'confirmed', accountId: '7501', emailKey: '' }]);
  expect(await app.em().count(AuditEvent, { action: 'COMMITS_CONFIRMED', subject: pullRequest.id })).toBe(1);
});

const START_UNSEEN = `mutation ($input: StartConfirmationInput!) { startConfirmation(input: $input) { url } }`;
const GRANTED = `query ($grant: String!) { commitsToConfirm(grant: $grant) { pullRequestId commits { sha subject } } }`;

test('the author of commits in a private repository sees and confirms these alone, once logged in at the platform', async () => {
  const { app, pullRequest, path, host, sha, comeBackAs } = await arrangeNamed({ isPrivate: true });
  const [owner = '', repository = ''] = path.split('/');
  const { id: pullRequestId, number } = pullRequest;
  const place = { platform: 'GITHUB', owner, repository, number, returnPath: '/gate' };
  const refused = '/gate?error_code=no_permission';

  // The caller cannot distinguish a private repository from one that does not exist.
  expect(await comeBackAs('person-7502', START_UNSEEN, place)).toBe(refused);
  expect(await comeBackAs('person-7501', START_UNSEEN, { ...place, repository: 'unknown' })).toBe(refused);
  const back = await comeBackAs('person-7501', START_UNSEEN, place);
  const grant = back.replace('/gate#grant=', '');

  const { data } = await graphql<object>(app.app, GRANTED, { grant });
  expect(data).toEqual({ commitsToConfirm: { pullRequestId, commits: [{ sha, subject: 'Change it' }] } });
  const attempts = [
    { pullRequestId, shas: [sha], grant: `${grant.slice(0, -1)}${grant.endsWith('0') ? '1' : '0'}` },
    { pullRequestId, shas: ['d'.repeat(40)], grant },
  ];
  const codes = await Promise.all(attempts.map(async (input) => (await graphql(app.app, CONFIRM, { input })).codes));
  expect(codes).toEqual([['link_expired'], ['bad_request_parameter']]);
  expect(await app.em().count(CommitVouching, {})).toBe(0);

  const confirmed = await graphql<Confirmed>(app.app, CONFIRM, { input: { pullRequestId, shas: [sha], grant } });

  expect(confirmed.data?.confirmCommits.confirmed).toEqual([sha]);
  const found = await app.em().find(CommitVouching, {});
  expect(found).toMatchObject([{ host, sha, source: 'confirmed', accountId: '7501', emailKey: '' }]);
});

test('a grant ends after ten minutes', async () => {
  const { app, pullRequest, path, comeBackAs } = await arrangeNamed({ isPrivate: true });
  const [owner, repository] = path.split('/');
  const place = { platform: 'GITHUB', owner, repository, number: pullRequest.number, returnPath: '/gate' };
  const grant = (await comeBackAs('person-7501', START_UNSEEN, place)).replace('/gate#grant=', '');
  const { secretBox } = app.deps;

  expect(readConfirmationGrant(secretBox, grant, new Date())).toMatchObject({ accountId: '7501' });
  expect(readConfirmationGrant(secretBox, grant, new Date(Date.now() + 600_000))).toBeUndefined();
});
