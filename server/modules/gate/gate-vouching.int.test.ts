import { expect, test } from 'vitest';
import { change } from '#server/change.ts';
import type { FakeAccount, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { judgePullRequest } from './judging/judge-pull-request.job.ts';
import { PullRequest } from './pull-request/pull-request.entity.ts';
import { addContributor, expectConclusion, openPullRequest, type Contributor } from './testing/contributors.ts';
import { addCommunity, askVerdict, PATIENCE, startGateWorld, type GatedCommunity } from './testing/gate-world.ts';
import { setPolicy } from './testing/token-community.ts';

const world = await startGateWorld();
const { github, testApp } = world;
const GREEN = 'success';
const RED = 'action_required';
const HOST = '127.0.0.1';
const shows = (pull: FakePull, conclusion: string) => expectConclusion(world, pull, conclusion);
const hidden = ({ id }: FakeAccount, host = HOST): string => `${id}+x@users.noreply.${host}`;

/** The subjects of a pull request as strangers, or managers with these headers, see them. */
async function subjectsOf(pull: FakePull, headers: Readonly<Record<string, string>> = {}) {
  return (await askVerdict(world, pull, headers))?.trace.commits.flatMap(({ subjects }) => subjects) ?? [];
}

/** Ties an account, or a further address, to the signing of a contributor. */
async function tie({ link }: GatedCommunity, email: string, tied: Partial<ProvedIdentity>): Promise<void> {
  const em = testApp.em();
  const { id, reference } = await em.findOneOrFail(IndividualSigning, { link: link.id, emailKey: email });
  em.create(ProvedIdentity, {
    link: link.id,
    signing: id,
    reference,
    signerKey: email,
    provedAt: new Date(),
    ...tied,
  });
  await em.flush();
}

/** Has a pull request judged again, as the sweep does. */
async function lookAgain(pull: FakePull): Promise<void> {
  const ctx = createSystemContext(testApp.deps);
  const id = (await askVerdict(world, pull))?.id ?? '';
  const { repository, number } = await ctx.em.findOneOrFail(PullRequest, id);
  await change(ctx, async (tx) => tx.enqueue(judgePullRequest, { repositoryId: repository.id, number }));
}

const accountOf = ({ id, login }: FakeAccount): Partial<ProvedIdentity> => ({
  platform: 'github',
  host: new URL(github.url).host,
  accountId: String(id),
  account: login,
});

test('G01: what somebody has proved lets no stranger use the name, and the page does not reveal whose name is proved', async () => {
  const community = await addCommunity(world);
  const { repository, headers } = community;
  const fay = await addContributor(world, community, true);
  const stranger = await addContributor(world, community, false);
  const forge = (author: string) => github.openPullRequest({ repository, opener: stranger, commits: [{ author }] });

  const before = forge(fay.email);
  const unsigned = forge('nobody-known@example.com');
  await shows(before, RED);
  await tie(community, fay.email, accountOf(fay));
  await tie(community, fay.email, { email: 'fay@further.org', emailKey: 'fay@further.org' });
  const pulls = [before, forge(fay.email), forge(hidden(fay)), forge('fay@further.org')];

  for (const pull of [...pulls, unsigned]) {
    await shows(pull, RED);
    expect(await subjectsOf(pull)).toMatchObject([
      { vouchedBy: [], missing: 'UNPROVED_ADDRESS', step: 'CONFIRM_COMMITS' },
    ]);
    expect((await subjectsOf(pull))[0]?.['assurance']).not.toBe('A4');
  }
  expect(await subjectsOf(pulls[1] ?? before, headers)).toMatchObject([{ step: 'CONFIRM_COMMITS' }]);
  expect(await subjectsOf(unsigned, headers)).toMatchObject([{ step: 'PROVE_ADDRESS' }]);
  expect(
    repository.comments.map(({ body }) => body.includes('has not signed') || body.includes('尚未签署 |')),
  ).not.toContain(true);

  github.push(pulls[1] ?? before, { by: fay, commits: [{ author: fay.email }], force: true });
  await shows(pulls[1] ?? before, GREEN);
});

test('G02: a no-reply address names an account of the connected instance alone', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const fay = await addContributor(world, community, true);
  await tie(community, fay.email, accountOf(fay));
  const open = (author: string) =>
    github.openPullRequest({ repository, opener: fay, commits: [{ author: fay.email }, { author }] });

  const own = open(hidden(fay));
  await shows(own, GREEN);
  expect((await subjectsOf(own)).map(({ account }) => account)).toEqual([fay.login, fay.login]);
  for (const host of ['evil.example', 'ghe.example.org', `${HOST}.evil.example`]) {
    await shows(open(hidden(fay, host)), RED);
  }
});

test.each([
  ['by the decision of a manager', 'inactive'],
  ['because nobody has activated it', 'never'],
])(
  'G03: a personal signature does not cover work with the address of an employer, inactive %s',
  async (_why, state) => {
    const community = await addCommunity(world);
    const { repository, cla, link, headers } = community;
    const em = testApp.em();
    const work = `eve-${state}@employer-${state}.example`;
    const corporation = await buildCorporation(em, em.merge(link), { domains: [`employer-${state}.example`] });
    await buildEmployeeSigning(em, corporation, { email: work, state: 'inactive' });
    const own = `eve-${state}@example.org`;
    await buildIndividualSigning(testApp.em(), cla, { email: own });
    const eve = github.addUser(`eve-${state}`, { emails: [work, own] });
    const open = (commits: readonly { author: string }[]) =>
      github.openPullRequest({ repository, opener: eve, commits });

    const pulls = [open([{ author: work }]), open([{ author: work }, { author: own }])];
    for (const pull of pulls) {
      await shows(pull, RED);
    }
    await tie(community, own, accountOf(eve));
    const alone = open([{ author: work }]);
    await shows(alone, RED);
    expect(await subjectsOf(alone, headers)).toMatchObject([{ missing: 'INACTIVE', step: 'ASK_COMPANY' }]);
    await shows(open([{ author: own }]), GREEN);
  },
);

test('G04: a merge that GitHub signed is somebody’s work, unless its author may write', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const covered = await addContributor(world, community, true);
  const uma = await addContributor(world, community, false);
  const merge = { author: uma.email, web: true, parents: ['1'.repeat(40), '2'.repeat(40)] };

  const only = github.openPullRequest({ repository, opener: uma, commits: [merge] });
  await shows(only, RED);
  expect(await subjectsOf(only)).toMatchObject([{ role: 'AUTHOR', covered: false, step: 'SIGN' }]);

  const pull = github.openPullRequest({ repository, opener: covered, commits: [{ author: covered.email }] });
  await shows(pull, GREEN);
  github.push(pull, { by: uma, commits: [merge] });
  await shows(pull, RED);

  const maintainer = await addContributor(world, community, false);
  repository.roles.set(maintainer.id, 'write');
  const update = { ...merge, author: maintainer.email };
  const updated = github.openPullRequest({ repository, opener: covered, commits: [{ author: covered.email }] });
  github.push(updated, { by: maintainer, commits: [update] });
  await expect.poll(async () => (await subjectsOf(updated)).length).toBe(2);
  await shows(updated, GREEN);
});

test('G05: a registered bot that pushed to a person’s pull request is covered, and registering it helps', async () => {
  const community = await addCommunity(world);
  const { repository, headers } = community;
  const opener = await addContributor(world, community, true);
  const stranger = await addContributor(world, community, false);
  const bot = github.addBot('formatter[bot]', { id: 90_210 });
  const author = `${bot.id}+formatter[bot]@users.noreply.${HOST}`;
  const open = (by: Contributor, fromFork = false) =>
    github.openPullRequest({ repository, opener: by, fromFork, commits: [{ author: by.email }] });
  const pull = open(opener);
  await shows(pull, GREEN);

  github.push(pull, { by: bot, commits: [{ author }] });
  await shows(pull, RED);
  expect((await subjectsOf(pull, headers)).at(-1)).toMatchObject({ missing: 'UNKNOWN_BOT', step: 'REGISTER_BOT' });
  await setPolicy(testApp, community, {
    bots: [{ platform: 'GITHUB', accountId: String(bot.id), name: 'Formatter', host: github.url }],
  });
  await shows(pull, GREEN);
  expect((await subjectsOf(pull, headers)).at(-1)).toMatchObject({ vouchedBy: ['BOT'], rule: 'Formatter' });

  // Typed by a person, it is nobody's.
  const typed = github.openPullRequest({ repository, opener, commits: [{ author }] });
  await shows(typed, RED);
  expect(await subjectsOf(typed, headers)).toMatchObject([{ step: 'FIX_COMMIT' }]);

  // In a fork anybody's workflow pushes as the bot, so the opener answers.
  const [ownFork, foreignFork] = [open(opener, true), open(stranger, true)];
  for (const fork of [ownFork, foreignFork]) {
    github.push(fork, { by: bot, commits: [{ author }], force: true });
  }
  await expect.poll(async () => (await subjectsOf(ownFork)).map(({ role }) => role)).toEqual(['AUTHOR', 'OPENER']);
  await shows(ownFork, GREEN);
  await shows(foreignFork, RED);
});

test.each(['noreply@anthropic.com', 'cursoragent@cursor.com'])(
  'G06: for what the agent %s wrote the person answers who pushed it, or else who opened the pull request',
  async (author) => {
    const community = await addCommunity(world);
    const { repository } = community;
    const [covered, stranger] = [
      await addContributor(world, community, true),
      await addContributor(world, community, false),
    ];
    const before = github.openPullRequest({ repository, opener: covered, commits: [{ author: covered.email }] });
    await shows(before, GREEN);
    const open = (opener: Contributor) => github.openPullRequest({ repository, opener, commits: [{ author }] });

    const [own, foreign] = [open(covered), open(stranger)];
    await shows(own, GREEN);
    await shows(foreign, RED);
    expect(await subjectsOf(own)).toMatchObject([
      { role: 'AUTHOR', covered: true, rule: 'bot' },
      { role: 'OPENER', covered: true, rule: 'signing' },
    ]);

    github.push(own, { by: stranger, commits: [{ author }] });
    await shows(own, RED);
    expect((await subjectsOf(own)).at(-1)).toMatchObject({ role: 'OPENER', account: stranger.login, covered: false });
  },
);

test('G06: a link refuses agents, or ignores them', async () => {
  const community = await addCommunity(world);
  const { headers } = community;
  const message = 'Change it\n\nIn detail\n\nCo-authored-by: Claude <noreply@anthropic.com>';
  const { pull } = await openPullRequest(world, true, { community, message });
  await shows(pull, GREEN);

  await setPolicy(testApp, community, { agents: [{ name: 'Claude', stance: 'REFUSE' }] });
  await shows(pull, RED);
  expect((await subjectsOf(pull, headers)).at(-1)).toMatchObject({ missing: 'REFUSED_AGENT', step: 'FIX_COMMIT' });
  await setPolicy(testApp, community, { agents: [{ name: 'Claude', stance: 'IGNORE' }] });
  await shows(pull, GREEN);
  expect(await subjectsOf(pull)).toHaveLength(1);

  const commits = [{ author: 'noreply@anthropic.com' }];
  const { opener: stranger, pull: foreign } = await openPullRequest(world, false, { community, commits });
  await shows(foreign, RED);
  expect(await subjectsOf(foreign)).toMatchObject([{ role: 'OPENER', account: stranger.login }]);
});

test('G07: the author who signed with the very address of the commit is asked to confirm it', async () => {
  const community = await addCommunity(world);
  const { repository, cla, headers } = community;
  const maintainer = await addContributor(world, community, true);
  await buildIndividualSigning(testApp.em(), cla, { email: 'zed@unlinked.org' });

  const commits = [{ author: 'zed@unlinked.org' }];
  const pull = github.openPullRequest({ repository, opener: maintainer, commits });

  await shows(pull, RED);
  expect(await subjectsOf(pull, headers)).toMatchObject([{ missing: 'UNPROVED_ADDRESS', step: 'CONFIRM_COMMITS' }]);
});

test.each([
  'annold@users.noreply.github.com',
  'ann@MacBook-Pro.local',
  'noreply@github.com',
  'root@ip-10-0-0-1.ec2.internal',
])('G08: nobody is asked to prove %s, where no mail arrives', async (author) => {
  const community = await addCommunity(world);
  const opener = await addContributor(world, community, true);
  const { repository } = community;

  const pull = github.openPullRequest({ repository, opener, commits: [{ author }] });

  await shows(pull, RED);
  expect(await subjectsOf(pull)).toMatchObject([{ missing: 'NO_ADDRESS', step: 'FIX_COMMIT' }]);
});

/** The number of Copilot's account at github.com, and of Dependabot's: on this Enterprise Server those of people. */
const NUMBERS = { copilot: 198_982_749, dependabot: 49_699_333 };

test.each(Object.entries(NUMBERS))(
  'a person of an Enterprise Server who has the number of %s at github.com is judged as a person',
  async (program, id) => {
    const community = await addCommunity(world);
    const { repository, cla, headers } = community;
    const [covered, email] = [await addContributor(world, community, true), `numbered-${program}@example.com`];
    const person = github.addUser(`numbered-${program}`, { id, emails: [email] });
    const message = `Change it\n\nIn detail\n\nCo-authored-by: Somebody <${id}+${person.login}@users.noreply.${HOST}>`;
    await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });
    const open = (opener: FakeAccount, commits: readonly { author: string; message?: string }[]) =>
      github.openPullRequest({ repository, opener, commits });

    const own = open(person, [{ author: email }]);
    const ofOthers = [open(covered, [{ author: email }]), open(covered, [{ author: covered.email, message }])];

    for (const pull of [own, ...ofOthers]) {
      await shows(pull, RED);
      expect((await subjectsOf(pull, headers)).at(-1)).toMatchObject({ account: person.login, missing: 'NOT_SIGNED' });
    }
    const isMentioned = () => repository.comments.some(({ body }) => body.includes(`@${person.login}`));
    await expect.poll(isMentioned, PATIENCE).toBe(true);

    await buildIndividualSigning(testApp.em(), cla, { email });
    await lookAgain(own);
    await shows(own, GREEN);
  },
);

test('an agent of an Enterprise Server is one by the entry of its link, which names the host', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const covered = await addContributor(world, community, true);
  const agent = github.addUser('house-coder', { emails: ['coder@house.example'] });
  await shows(github.openPullRequest({ repository, opener: covered, commits: [{ author: covered.email }] }), GREEN);
  const entry = { name: 'House coder', accountIds: [String(agent.id)], stance: 'ASSISTANT' };
  const pull = github.openPullRequest({ repository, opener: covered, commits: [{ author: 'coder@house.example' }] });
  await shows(pull, RED);

  await setPolicy(testApp, community, { agents: [entry] });
  await lookAgain(pull);
  await shows(pull, RED);
  await setPolicy(testApp, community, { agents: [{ ...entry, host: github.url }] });

  await shows(pull, GREEN);
  expect(await subjectsOf(pull)).toMatchObject([{ rule: 'bot' }, { role: 'OPENER', rule: 'signing' }]);
});

test('G10: who stands behind a commit is known in every pull request of the repository', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  repository.branches.set('develop', '3'.repeat(40));
  const [ann, bea] = [await addContributor(world, community, true), await addContributor(world, community, true)];
  const first = github.openPullRequest({
    repository,
    opener: bea,
    base: 'develop',
    commits: [{ author: bea.email }, { author: bea.email }],
  });
  await shows(first, GREEN);
  github.forceMerge(first, bea);

  const release = github.openPullRequest({ repository, opener: ann, existing: first.commits, commits: [] });
  await shows(release, GREEN);
  const further = github.openPullRequest({
    repository,
    opener: ann,
    existing: first.commits,
    commits: [{ author: ann.email }],
  });
  await shows(further, GREEN);

  const other = await addCommunity(world);
  await buildIndividualSigning(testApp.em(), other.cla, { email: bea.email });
  const elsewhere = github.openPullRequest({
    repository: other.repository,
    opener: ann,
    existing: first.commits,
    commits: [],
  });
  await shows(elsewhere, RED);
  expect((await subjectsOf(release)).map(({ vouchedBy }) => vouchedBy)).toEqual([['OPENED'], ['PUSHED', 'OPENED']]);
});

test('G11: a stranger who opens a pull request with the head of another one changes nothing', async () => {
  const community = await addCommunity(world);
  const { repository } = community;
  const [ann, stranger] = [await addContributor(world, community, true), await addContributor(world, community, false)];
  const pull = github.openPullRequest({ repository, opener: ann, commits: [{ author: ann.email }] });
  await shows(pull, GREEN);

  const same = github.openPullRequest({ repository, opener: stranger, existing: pull.commits, commits: [] });

  await expect.poll(async () => (await askVerdict(world, same))?.verdict).toBe('COVERED');
  await shows(pull, GREEN);
});

test('G24: an account or address that is gone changes nothing for a head that was judged', async () => {
  const community = await addCommunity(world);
  const { repository, cla, link } = community;
  const own = github.addUser('further-addresses', { emails: ['one@further.org', 'two@further.org'] });
  await buildIndividualSigning(testApp.em(), cla, { email: 'one@further.org' });
  const commits = [{ author: 'one@further.org' }, { author: 'two@further.org' }];
  const pull = github.openPullRequest({ repository, opener: own, commits });
  await shows(pull, GREEN);

  own.emails.length = 0;
  pull.opener = null;
  await lookAgain(pull);
  await expect.poll(async () => (await subjectsOf(pull))[0]?.['account']).toBeNull();
  expect((await askVerdict(world, pull))?.verdict).toBe('COVERED');
  await shows(pull, GREEN);

  const em = testApp.em();
  await em.nativeUpdate(IndividualSigning, { link: link.id, emailKey: 'one@further.org' }, { endedAt: new Date() });
  await lookAgain(pull);
  await shows(pull, RED);
});

test('G26: a co-author who has signed needs no more, unless the policy asks for it', async () => {
  const community = await addCommunity(world);
  await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });
  const { repository, headers } = community;
  const [opener, helper] = [await addContributor(world, community, true), await addContributor(world, community, true)];
  const message = `Change it\n\nIn detail\n\nCo-authored-by: Helper <${helper.email}>`;
  const pull = github.openPullRequest({ repository, opener, commits: [{ author: opener.email, message }] });
  await shows(pull, GREEN);

  await setPolicy(testApp, community, { coAuthors: 'REQUIRE', coAuthorsNeedConfirmation: true });

  await shows(pull, RED);
  expect((await subjectsOf(pull, headers)).at(-1)).toMatchObject({ role: 'CO_AUTHOR', step: 'CONFIRM_COMMITS' });
});

test('G22: an unreadable co-author is a warning, and a fault where co-authors are required', async () => {
  const message = 'Change it\n\nIn detail\n\nCo-authored-by: N <a@b.example> (docs)';
  const { community, pull } = await openPullRequest(world, true, { message });
  await shows(pull, GREEN);

  await setPolicy(testApp, community, { coAuthors: 'REQUIRE' });

  await shows(pull, RED);
  expect((await subjectsOf(pull)).at(-1)).toMatchObject({ role: 'CO_AUTHOR', required: true, step: 'FIX_COMMIT' });
});
