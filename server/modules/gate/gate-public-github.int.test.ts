import { expect, test } from 'vitest';
import { addContributor, expectConclusion } from './testing/contributors.ts';
import { addCommunity, askVerdict, conclusionOf, PATIENCE, startGateWorld } from './testing/gate-world.ts';
import { setPolicy } from './testing/token-community.ts';

/** The fake stands for github.com, where programs have the numbers that are known here. */
const world = await startGateWorld({ GITHUB_URL: 'https://github.com' });
const { github, testApp } = world;

test('commits that a person pushes below a merge of the platform are not those of a bot', async () => {
  const { repository } = await addCommunity(world);
  const bot = github.addBot('dependabot[bot]', { id: 49_699_333 });
  const author = '49699333+dependabot[bot]@users.noreply.github.com';
  const pull = github.openPullRequest({ repository, opener: bot, commits: [{ author }] });
  await expectConclusion(world, pull, 'success');

  const merge = { author: 'stranger@example.com', web: true, parents: ['1'.repeat(40), '2'.repeat(40)] };
  github.push(pull, { by: github.addUser('stranger'), commits: [{ author }, merge] });

  await expect.poll(() => conclusionOf(world, pull), PATIENCE).toBe('action_required');
});

test('G09: bots and agents as co-authors are nobody to ask for', async () => {
  const community = await addCommunity(world);
  await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });
  const opener = await addContributor(world, community, true);
  const helpers = [
    '175728472+Copilot',
    '62310815+github-advanced-security[bot]',
    '209825114+claude[bot]',
    '49699333+dependabot[bot]',
    '41898282+github-actions[bot]',
    '223556219+Copilot',
  ].map((name) => `Co-authored-by: Helper <${name}@users.noreply.github.com>`);
  const message = `Change it\n\nIn detail\n\n${helpers.join('\n')}\nCo-authored-by: Claude <noreply@anthropic.com>`;
  const { repository } = community;

  const pull = github.openPullRequest({ repository, opener, commits: [{ author: opener.email, message }] });

  await expectConclusion(world, pull, 'success');
  expect((await askVerdict(world, pull))?.trace.commits[0]?.subjects).toHaveLength(8);
});

test('G19: an assistant that has a person’s account is not mentioned either', async () => {
  const { repository } = await addCommunity(world);
  const opener = github.addUser('copilot-agent', { id: 198_982_749 });

  const pull = github.openPullRequest({ repository, opener, commits: [{ author: 'agent@example.com' }] });

  await expectConclusion(world, pull, 'action_required');
  await expect.poll(() => repository.comments.length, PATIENCE).toBe(1);
  expect(repository.comments[0]?.body).not.toContain('@copilot');
});

test('an agent that is known by its number is answered for by who opened the pull request', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const [covered, stranger] = [
    await addContributor(world, community, true),
    await addContributor(world, community, false),
  ];
  const copilot = github.addUser('Copilot', { id: 198_982_749, emails: ['copilot@example.com'] });
  const commits = [{ author: copilot.emails[0] ?? '' }];

  const own = github.openPullRequest({ repository, opener: covered, commits: [{ author: covered.email }] });
  await expectConclusion(world, own, 'success');

  const pull = github.openPullRequest({ repository, opener: covered, commits });
  await expectConclusion(world, pull, 'success');
  expect((await askVerdict(world, pull))?.trace.commits[0]?.subjects).toMatchObject([
    { account: 'Copilot', rule: 'bot' },
    { role: 'OPENER', rule: 'signing' },
  ]);
  await expectConclusion(world, github.openPullRequest({ repository, opener: stranger, commits }), 'action_required');
});
