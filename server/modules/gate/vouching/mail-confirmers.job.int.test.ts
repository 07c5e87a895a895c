import { afterAll, expect, test } from 'vitest';
import { createSmtpTransport } from '#server/integrations/mail/smtp-transport.ts';
import {
  expectConclusion,
  openPullRequest,
  type OpenedPullRequest,
} from '#server/modules/gate/testing/contributors.ts';
import { dueJobs } from '#server/modules/gate/testing/due-jobs.ts';
import {
  addCommunity,
  askVerdict,
  PATIENCE,
  sign,
  startGateWorld,
  type GatedCommunity,
} from '#server/modules/gate/testing/gate-world.ts';
import { setPolicy } from '#server/modules/gate/testing/token-community.ts';
import { readCounts } from '#server/modules/ground/counter/count-points.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { openSmtpSink } from '#server/test/smtp-sink.ts';
import { PERSON_MAILS_PER_DAY, REPOSITORY_MAILS_PER_DAY } from './mail-confirmers.job.ts';

const world = await startGateWorld({ RATE_LIMIT_SCALE: '1' });
const { github, testApp } = world;
const sink = await openSmtpSink();
const mailTransport = createSmtpTransport(sink.url);
afterAll(async () => {
  mailTransport.close();
  await sink.stop();
});

/** Sends what is queued to an address, over SMTP, and returns all that has arrived there. */
async function mailsTo(address: string) {
  await github.settleWebhooks();
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
  const queued = await testApp
    .em()
    .find(Email, { recipient: address, template: 'commits_to_confirm', state: 'queued' });
  for (const { id } of queued) {
    await deliverEmail.run({ ...testApp.deps, mailTransport }, { emailId: id });
  }
  return sink.mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** Opens a pull request of somebody who has signed, with a commit that names somebody else. */
async function propose(community: GatedCommunity, author: string): Promise<OpenedPullRequest> {
  const opened = await openPullRequest(world, true, { community, commits: [{ author }] });
  await expectConclusion(world, opened.pull, 'action_required');
  return opened;
}

let count = 0;

/** Somebody who has signed with an address that no account has. */
async function addSigner({ cla }: Pick<GatedCommunity, 'cla'>, language: 'zh' | 'en' = 'zh'): Promise<string> {
  count += 1;
  const email = `zed-${count}@unlinked.org`;
  const { id } = await buildIndividualSigning(testApp.em(), cla, { email, name: `Zed ${count}` });
  await testApp.em().nativeUpdate(IndividualSigning, id, { language });
  return email;
}

test('a signer whose name is in commits of somebody else is mailed once, in the language that they signed in', async () => {
  const community = await addCommunity(world);
  const author = await addSigner(community, 'en');
  const { opener, pull } = await propose(community, author);

  const [mail, ...further] = await mailsTo(author);

  expect(further).toEqual([]);
  expect(mail?.subject).toBe('Example Community CLA: commits wait for you to confirm them');
  expect(mail?.text).toContain(`${community.organization.login}/project #${pull.number}`);
  const { stepUrl } = (await askVerdict(world, pull))?.trace.commits[0]?.subjects[0] ?? {};
  expect(mail?.text).toContain(stepUrl);
  github.push(pull, { by: opener, commits: [{ author }, { author }] });
  await expectConclusion(world, pull, 'action_required');
  expect(await mailsTo(author)).toHaveLength(1);
});

test('only signers are mailed: not the unsigned, not people the platform vouches for, not for a private repository', async () => {
  const community = await addCommunity(world);
  await propose(community, 'nobody-signed@unlinked.org');
  expect(await mailsTo('nobody-signed@unlinked.org')).toEqual([]);
  const { opener, pull: own } = await openPullRequest(world, true, { community });
  await expectConclusion(world, own, 'success');
  expect(await mailsTo(opener.email)).toEqual([]);

  const author = await addSigner(community);
  github.setPrivate(community.repository, { by: opener, to: true });
  await mailsTo(author);
  await propose(community, author);

  expect(await mailsTo(author)).toEqual([]);
});

test('somebody who signs while their commits wait is mailed that they can confirm them', async () => {
  const community = await addCommunity(world);
  const author = 'late-signer@unlinked.org';
  await propose(community, author);
  expect(await mailsTo(author)).toEqual([]);

  await sign(world, community, author);

  await expect.poll(async () => (await mailsTo(author)).length, PATIENCE).toBe(1);
});

test('managers of a link switch the mails off', async () => {
  const community = await addCommunity(world);
  const author = await addSigner(community);
  await setPolicy(testApp, community, { confirmationMails: false });

  await propose(community, author);

  expect(await mailsTo(author)).toEqual([]);
});

const MAILS = 'query ($key: String!) { confirmationMails(key: $key) { address enabled } }';
const SET = `mutation ($input: SetConfirmationMailsInput!) {
  setConfirmationMails(input: $input) { confirmationMails { address enabled } }
}`;

test('a signer switches the mails off for all links with the key in the mail, and on again', async () => {
  const community = await addCommunity(world);
  const author = await addSigner(community);
  await propose(community, author);
  const [mail] = await mailsTo(author);
  const key = /confirmation-mails\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const set = (enabled: boolean) => graphql(testApp.app, SET, { input: { key, enabled } });
  const asked = await graphql<object>(testApp.app, MAILS, { key });
  expect(asked.data).toEqual({ confirmationMails: { address: expect.not.stringContaining(author), enabled: true } });

  expect((await set(false)).codes).toEqual([]);
  expect((await set(false)).data).toMatchObject({ setConfirmationMails: { confirmationMails: { enabled: false } } });
  const other = await addCommunity(world);
  await buildIndividualSigning(testApp.em(), other.cla, { email: author });
  await propose(other, author);
  expect(await mailsTo(author)).toHaveLength(1);

  expect((await set(true)).codes).toEqual([]);
  await propose(other, author);
  expect(await mailsTo(author)).toHaveLength(2);
});

test.each([
  ['of another form', 'short', 'illegal_link'],
  ['that nobody got', 'A'.repeat(43), 'link_expired'],
])('a key %s switches nothing', async (_what, key, code) => {
  expect((await graphql(testApp.app, MAILS, { key })).codes).toEqual([code]);
  expect((await graphql(testApp.app, SET, { input: { key, enabled: false } })).codes).toEqual([code]);
});

test('a person gets three mails a day, no matter who opens pull requests in their name', async () => {
  const community = await addCommunity(world);
  const author = await addSigner(community);
  for (let opened = 0; opened <= PERSON_MAILS_PER_DAY; opened += 1) {
    await propose(community, author);
  }

  expect(await mailsTo(author)).toHaveLength(PERSON_MAILS_PER_DAY);
  await testApp.em().nativeDelete(Counter, {});
  await propose(community, author);
  expect(await mailsTo(author)).toHaveLength(PERSON_MAILS_PER_DAY + 1);
});

test('a repository causes fifty mails a day, also where one pull request names more signers', async () => {
  const community = await addCommunity(world);
  const authors: string[] = [];
  for (let added = 0; added < REPOSITORY_MAILS_PER_DAY + 2; added += 1) {
    authors.push(await addSigner(community));
  }
  const commits = authors.map((author) => ({ author }));
  const { pull } = await openPullRequest(world, true, { community, commits });
  await expectConclusion(world, pull, 'action_required');
  await mailsTo('');

  const sent = await testApp.em().count(Email, { template: 'commits_to_confirm', recipient: { $in: authors } });
  expect(sent).toBe(REPOSITORY_MAILS_PER_DAY);
  const people = authors.map((author) => ['confirmation', 'person', author]);
  const spent = await readCounts({ deps: testApp.deps, now: testApp.deps.now }, testApp.em(), people);
  expect(spent.filter(({ points }) => points > 0)).toHaveLength(REPOSITORY_MAILS_PER_DAY);
});
