import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { change } from '#server/change.ts';
import { createContext, type Dependencies } from '#server/context.ts';
import { createSenderMail } from '#server/integrations/mail/sender-mail.ts';
import { createSmtpTransport } from '#server/integrations/mail/smtp-transport.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { SenderProvider, type SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { storeSenderCredential } from '#server/modules/community/sender/store-sender-credential.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { mailboxes, openSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { deliverEmail } from './deliver-email.job.ts';
import { Email, EmailState } from './email.entity.ts';

const secrets = new Map<string, string>();
const communities = await openSmtpSink(mailboxes(secrets));
const own = await openSmtpSink();
const transport = createSmtpTransport(own.url);
const testApp = await createTestApp({ SENDER_SMTP_URL: communities.url });
const { deps } = testApp;
const ownMail = { kind: 'smtp', url: own.url, requireTls: false, from: 'Signet <no-reply@example.org>' } as const;
const delivery: Dependencies = { ...deps, config: { ...deps.config, mail: ownMail }, mailTransport: transport };
const deliver = (emailId: string, over = delivery): Promise<unknown> => deliverEmail.run(over, { emailId });
afterAll(async () => {
  transport.close();
  deps.senderMail.close();
  await Promise.all([own.stop(), communities.stop()]);
});

const newContext = () =>
  createContext(deps, {
    source: { ip: '127.0.0.1', userAgent: undefined },
    openBrowser: () => {
      throw new Error('there is no browser');
    },
  });

/** Stores a sender credential of an account, with a password that the mail server accepts. */
async function authorize(account: CommunityAccount): Promise<SenderCredential> {
  const address = `cla-${randomUUID()}@example.org`;
  secrets.set(address, 'right');
  return store(account, address, 'right');
}

function store(account: CommunityAccount, address: string, secret: string): Promise<SenderCredential> {
  const ctx = newContext();
  return change(ctx, (tx) =>
    storeSenderCredential(ctx, tx, { account, address, provider: SenderProvider.SMTP, server: null, secret }),
  );
}

async function buildLinkFrom(credential: SenderCredential, account: CommunityAccount): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em, {
    owner: await em.findOneOrFail(CommunityAccount, account.id),
    alias: '示例社区',
  });
  await em.nativeUpdate(Link, link.id, { senderAddress: credential.address, senderCredential: credential.id });
  return link;
}

async function arrange() {
  const account = await buildAccount(testApp.em());
  const credential = await authorize(account);
  return { account, credential, link: await buildLinkFrom(credential, account) };
}

/** Queues a mail with a code; without a link it is one of the service itself. */
async function queue(link: Link | null, byService = false): Promise<string> {
  const ctx = newContext();
  const recipient = `signer-${randomUUID()}@example.com`;
  await change(ctx, async (tx) => {
    tx.enqueueMail({
      template: 'verification_code',
      language: 'zh',
      recipient,
      link: link && tx.em.getReference(Link, link.id),
      byService,
      data: { community: '示例社区', projectUrl: 'https://example.org', minutes: '5' },
      secret: { code: '493817' },
      secretExpiresAt: new Date(Date.now() + 300_000),
    });
  });
  return (await testApp.em().findOneOrFail(Email, { recipient })).id;
}

const readEmail = (id: string): Promise<Email> => testApp.em().findOneOrFail(Email, id);
const senderOf = ({ recipient }: Email, { mails } = communities) =>
  mails.find((mail) => mail.to?.[0]?.address === recipient)?.from;

test("a link's mails are sent from its community's address, under its name", async () => {
  const { credential, link } = await arrange();
  const id = await queue(link);

  await deliver(id);

  const email = await readEmail(id);
  expect(email).toMatchObject({ state: EmailState.SENT, secret: null });
  expect(senderOf(email)).toEqual({ name: '示例社区', address: credential.address });
  expect(senderOf(email, own)).toBeUndefined();
});

test.each([
  ['of a link without a sender', async () => queue(await buildLink(testApp.em()))],
  ['of no link', () => queue(null)],
  ['above the budget of a link', async () => queue((await arrange()).link, true)],
])('a mail %s is sent from the service itself', async (_rule, queueMail) => {
  const id = await queueMail();

  await deliver(id);

  expect(senderOf(await readEmail(id), own)).toEqual({ name: 'Signet', address: 'no-reply@example.org' });
});

test('a sender refused by its mail server fails the mail at once, with a readable reason and without the code', async () => {
  const { credential, link } = await arrange();
  secrets.set(credential.address, 'changed at the provider');
  const id = await queue(link);

  await deliver(id);

  const email = await readEmail(id);
  expect(email).toMatchObject({ state: EmailState.FAILED, attempts: 1, secret: null, secretExpiresAt: null });
  expect(email.lastError).toMatch(/The mail server refused the authorisation code \(reason: EAUTH AUTH \w+ 535\)/);
  expect(email.lastError).not.toContain(credential.address);
  expect(senderOf(email, own)).toBeUndefined();
});

test('a sender that was authorised again sends with the new authorisation code', async () => {
  const { account, credential, link } = await arrange();
  await deliver(await queue(link));
  secrets.set(credential.address, 'renewed');
  await store(account, credential.address, 'renewed');
  const id = await queue(link);

  await deliver(id);

  expect((await readEmail(id)).state).toBe(EmailState.SENT);
});

test("an unreachable mail server is tried again, never replaced by the service's own", async () => {
  const { link } = await arrange();
  const senderMail = createSenderMail({
    ...deps.config,
    senders: { ...deps.config.senders, smtpUrl: 'smtp://127.0.0.1:1' },
  });
  onTestFinished(() => senderMail.close());
  const id = await queue(link);

  await expect(deliver(id, { ...delivery, senderMail })).rejects.toMatchObject({ code: 'failed_to_send_email' });

  const email = await readEmail(id);
  expect(email).toMatchObject({ state: EmailState.QUEUED, attempts: 1, secret: expect.anything() });
  expect(senderOf(email, own)).toBeUndefined();
});

test('a credential encrypted with another secret key is tried again, without naming secrets', async () => {
  const { credential, link } = await arrange();
  await testApp
    .em()
    .getConnection()
    .execute('update sender_credential set secret = ? where id = ?', [Buffer.alloc(64), credential.id]);
  const id = await queue(link);

  await expect(deliver(id)).rejects.toThrow();

  expect(await readEmail(id)).toMatchObject({ state: EmailState.QUEUED, lastError: 'Error' });
});

test('many mails of a community share few log-ins, and every connection is released', async () => {
  const { credential, link } = await arrange();
  const ids = await Promise.all(Array.from({ length: 12 }, () => queue(link)));

  await Promise.all(ids.map((id) => deliver(id)));

  expect(communities.logins.filter((user) => user === credential.address).length).toBeLessThanOrEqual(2);
  deps.senderMail.close();
  await expect(communities.idle()).resolves.toBeUndefined();
});

test("the worker sends a code requested by a signer from the community's address", async () => {
  const { credential, link } = await arrange();
  await buildCla(testApp.em(), await testApp.em().findOneOrFail(Link, link.id));
  const recipient = `signer-${randomUUID()}@example.com`;
  await deps.jobs.work([deliverEmail], delivery);

  const { codes } = await graphql(
    testApp.app,
    'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { email } }',
    { input: { purpose: 'INDIVIDUAL_SIGNING', linkId: link.linkId, email: recipient } },
  );

  expect(codes).toEqual([]);
  await expect.poll(() => testApp.em().findOneOrFail(Email, { recipient })).toMatchObject({ state: EmailState.SENT });
  expect(communities.mails.find((mail) => mail.to?.[0]?.address === recipient)?.from?.address).toBe(credential.address);
});
