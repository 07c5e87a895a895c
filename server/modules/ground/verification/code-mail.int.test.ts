import { describe, expect, onTestFinished, test } from 'vitest';
import { createSmtpTransport } from '#server/integrations/mail/smtp-transport.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeSignLink } from './testing/visitors.ts';

const ASK = `mutation ($input: SendVerificationCodeInput!) {
  sendVerificationCode(input: $input) { mailId }
}`;

const testApp = await createTestApp();

async function askForCode(email = newEmail()): Promise<string> {
  const { link } = await arrangeSignLink(testApp);
  const input = { purpose: 'INDIVIDUAL_SIGNING', linkId: link.linkId, email };
  const { data } = await graphql<{ sendVerificationCode: { mailId: string } }>(testApp.app, ASK, { input });
  return data?.sendVerificationCode.mailId ?? '';
}

async function stateOf(mailId: string): Promise<string | null | undefined> {
  const query = 'query ($id: ID!) { codeMail(id: $id) }';
  const { data } = await graphql<{ codeMail: string | null }>(testApp.app, query, { id: mailId });
  return data?.codeMail;
}

/** Sends the mail to a server that answers its recipient with this status. */
async function deliver(emailId: string, status?: number): Promise<void> {
  const refusal = status === undefined ? null : Object.assign(new Error('no'), { responseCode: status });
  const sink = await startSmtpSink({ onRcptTo: (_address, _session, callback) => callback(refusal) });
  const mailTransport = createSmtpTransport(sink.url);
  onTestFinished(() => mailTransport.close());
  const delivery = deliverEmail.run({ ...testApp.deps, mailTransport }, { emailId });
  await Promise.allSettled([delivery]);
}

describe('S46: the caller who asked for a code learns', () => {
  test('that it waits', async () => {
    expect(await stateOf(await askForCode())).toBe('WAITING');
  });

  test.each([
    ['that the mail server has taken it', undefined, 'SENT'],
    ['that there is no such mailbox', 550, 'REFUSED'],
    ['that the mail server refuses it', 554, 'REFUSED'],
    ['that the mailbox is full for now', 452, 'DELAYED'],
  ])('%s', async (_what, status, state) => {
    const mailId = await askForCode();

    await deliver(mailId, status);

    expect(await stateOf(mailId)).toBe(state);
  });
});

test('nobody else learns anything: the id of the mail is a secret, and no other kind of mail has a state', async () => {
  const email = newEmail();
  const [mine, others] = [await askForCode(email), await askForCode(email)];
  await deliver(mine, 550);
  const em = testApp.em();
  const place = { community: 'Example', projectUrl: 'https://example.org/project' };
  const other = em.create(Email, {
    template: 'password_reset',
    language: 'en',
    recipient: email,
    data: place,
    attachments: [],
    createdAt: new Date(),
  });
  await em.flush();

  expect(mine).not.toBe(others);
  expect([await stateOf(mine), await stateOf(others)]).toEqual(['REFUSED', 'WAITING']);
  expect([await stateOf(other.id), await stateOf(crypto.randomUUID()), await stateOf('x')]).toEqual([null, null, null]);
});
