import { normalizeEmail } from '#rules/email.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { VerdictComparison } from '#server/modules/gate/comparison/verdict-comparison.entity.ts';
import { Delivery } from '#server/modules/gate/delivery/delivery.entity.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { CommitVouching } from '#server/modules/gate/vouching/commit-vouching.entity.ts';
import { ConfirmationNotice } from '#server/modules/gate/vouching/confirmation-notice.entity.ts';
import { MutedConfirmation } from '#server/modules/gate/vouching/muted-confirmation.entity.ts';
import { queueWebhookDeliveries } from '#server/modules/outlook/webhook/queue-webhook-deliveries.job.ts';
import { WebhookDelivery } from '#server/modules/outlook/webhook/webhook-delivery.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildImportedIdentity } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

const SEND = `mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { email } }`;

/** A signing whose person left traces elsewhere. */
export interface TracedSigning {
  readonly link: Link;
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  /** A further address of theirs, and the login and id of their account. */
  readonly further: string;
  readonly account: string;
}

/** Lets a signer leave everything that names them beside the signing. */
export async function leaveTraces(testApp: TestApp, traced: TracedSigning): Promise<void> {
  await sendCodes(testApp, traced);
  await tieIdentities(testApp, traced);
  await importAccount(testApp, traced);
  await openPullRequest(testApp, traced);
  await tellWebhooks(testApp);
}

/** Unused codes, of the link and of the service. */
async function sendCodes(testApp: TestApp, { link: { linkId }, email }: TracedSigning): Promise<void> {
  for (const input of [{ purpose: 'MY_SIGNINGS' }, { purpose: 'CLAIM_ADDRESS', linkId }]) {
    await graphql(testApp.app, SEND, { input: { ...input, email, language: 'EN' } });
  }
}

async function tieIdentities(testApp: TestApp, traced: TracedSigning): Promise<void> {
  const { link, id: signing, reference, email, further, account } = traced;
  const em = testApp.em();
  const tie = { link: link.id, signing, reference, signerKey: normalizeEmail(email), provedAt: new Date() };
  em.create(ProvedIdentity, { ...tie, email: further, emailKey: normalizeEmail(further) });
  em.create(ProvedIdentity, { ...tie, platform: 'github', host: 'github.example.org', accountId: account, account });
  await em.flush();
}

/** An account for which nobody has proved an address; its source states that of the signer. */
async function importAccount(testApp: TestApp, { link, email, account }: TracedSigning): Promise<void> {
  const statedEmail = email.toUpperCase();
  const named = {
    key: `example:${account}`,
    accountId: `other-${account}`,
    login: account,
    name: account,
    statedEmail,
  };
  const em = testApp.em();
  await buildImportedIdentity(em, await em.findOneOrFail(Link, link.id), { ...named, record: JSON.stringify(named) });
}

/** Opens a pull request with their commits, compared with an old check, the delivery that told of it, and what is known about who stands behind them. */
export async function openPullRequest(
  testApp: TestApp,
  { link, email, further, account }: Omit<TracedSigning, 'id' | 'reference'>,
): Promise<void> {
  const em = testApp.em();
  const createdAt = new Date();
  const pullRequest = await buildPullRequest(em, await em.findOneOrFail(Link, link.id));
  const repository = await pullRequest.repository.loadOrFail();
  const host = 'github.example.org';
  for (const address of [email, further]) {
    const subject = em.create(GateSubject, {
      link: link.id,
      host,
      accountId: account,
      login: account,
      email: address,
      emailKey: normalizeEmail(address),
      createdAt,
    });
    em.create(PullRequestSubject, { pullRequest, subject });
  }
  em.create(VerdictComparison, {
    link: link.id,
    pullRequest,
    headSha: pullRequest.headSha,
    oldVerdict: 'covered',
    verdict: 'uncovered',
    result: 'differs',
    reason: 'not_signed',
    createdAt,
    comparedAt: createdAt,
  });
  const commit = { host, repositoryId: repository.externalId, sha: 'a'.repeat(40), createdAt };
  em.create(CommitVouching, { ...commit, source: 'signed', accountId: '', login: '', emailKey: normalizeEmail(email) });
  em.create(CommitVouching, { ...commit, source: 'pushed', accountId: account, login: account, emailKey: '' });
  em.create(ConfirmationNotice, {
    pullRequest,
    emailKey: normalizeEmail(email),
    keyHash: crypto.randomUUID().replaceAll('-', '').padEnd(64, '0'),
    createdAt,
  });
  em.create(MutedConfirmation, { emailKey: normalizeEmail(email), createdAt });
  em.create(Delivery, {
    connection: repository.connection.id,
    key: crypto.randomUUID(),
    event: 'push',
    body: Buffer.from(JSON.stringify({ commits: [{ author: { email } }] })),
    sha256: 'c'.repeat(64),
    receivedAt: createdAt,
    handledAt: createdAt,
  });
  await em.flush();
}

/** Queues deliveries to webhooks, and has each receiver echo what it got. */
async function tellWebhooks(testApp: TestApp): Promise<void> {
  const jobs: { data: unknown }[] = await testApp
    .em()
    .execute('select data from pgboss.job where name = ?', [queueWebhookDeliveries.name]);
  for (const { data } of jobs) {
    await queueWebhookDeliveries.run(testApp.deps, queueWebhookDeliveries.payload.parse(data));
  }
  const em = testApp.em();
  for (const delivery of await em.find(WebhookDelivery, {})) {
    delivery.responseBody = `got ${delivery.requestBody}`;
  }
  await em.flush();
}
