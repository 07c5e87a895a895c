import { describe, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';

const SEND = `mutation ($input: SendVerificationCodeInput!) {
  sendVerificationCode(input: $input) { email resendAfterSeconds expiresAt challenge }
}`;

const testApp = await createTestApp();

async function arrangeLink(): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em);
  await buildCla(em, link);
  return link;
}

const send = (linkId: string, email: string, app = testApp.app) =>
  graphql<{ sendVerificationCode: { email: string; resendAfterSeconds: number; challenge: string } }>(app, SEND, {
    input: { purpose: 'INDIVIDUAL_SIGNING', linkId, email, language: 'EN' },
  });

test('queues a mail with six digits, which are stored nowhere in the clear', async () => {
  const link = await arrangeLink();
  const email = newEmail();

  const answer = await send(link.linkId, email);

  expect(answer.data?.sendVerificationCode).toMatchObject({ email, resendAfterSeconds: 60 });
  const code = await testApp.codeSentTo(email);
  expect(code).toMatch(/^\d{6}$/);
  const [mail] = await testApp.mailsTo(email);
  expect(mail).toMatchObject({ template: 'verification_code', language: 'en', state: 'queued' });
  expect(JSON.stringify(mail?.data)).not.toContain(code);
  const stored = await testApp.em().findOneOrFail(VerificationCode, { addressKey: email });
  expect(stored.codeHmac).not.toContain(code);
});

test('answers the same challenge to nobody else', async () => {
  const link = await arrangeLink();
  const [one, other] = [await send(link.linkId, newEmail()), await send(link.linkId, newEmail())];

  expect(one.data?.sendVerificationCode.challenge).toMatch(/^[0-9a-f]{64}$/);
  expect(other.data?.sendVerificationCode.challenge).not.toBe(one.data?.sendVerificationCode.challenge);
});

test.each([
  ['S28: an address with an apostrophe', "o'neil@example.org", "o'neil@example.org"],
  ['S29: an address whose domain is written in its own script', 'ann@пример.рф', 'ann@xn--e1afmkfd.xn--p1ai'],
  ['S29: the same as browsers write it', 'bob@xn--fiqs8s.xn--fiqs8s', 'bob@xn--fiqs8s.xn--fiqs8s'],
])('%s gets a code', async (_name, email, recipient) => {
  const link = await arrangeLink();

  expect((await send(link.linkId, email)).codes).toEqual([]);

  expect(await testApp.mailsTo(recipient)).toHaveLength(1);
});

describe('refuses', () => {
  test.each([
    ['a malformed address', 'not-an-address', 'invalid_email'],
    ['an address of a second recipient', 'a@example.org,b@example.org', 'invalid_email'],
  ])('%s', async (_name, email, code) => {
    const link = await arrangeLink();

    expect((await send(link.linkId, email)).codes).toEqual([code]);
    expect(await testApp.mailsTo(email)).toEqual([]);
  });

  test.each([
    ['S30: the no-reply address of a code platform', '12345678+example@users.noreply.github.com'],
    ['S30: an address in a domain that is reserved', 'ann@example.invalid'],
    ['S30: an address of a private network', 'ann@corp.local'],
  ])('%s, where no mail can arrive', async (_name, email) => {
    const link = await arrangeLink();

    const { errors } = await send(link.linkId, email);

    expect(errors[0]?.extensions).toEqual({ code: 'invalid_email', field: 'email', reason: 'unreachable' });
    expect(await testApp.mailsTo(email)).toEqual([]);
    expect(await testApp.em().count(VerificationCode, { addressKey: email.toLowerCase() })).toBe(0);
  });

  test.each([
    ['a local part of 65 characters', `${'a'.repeat(65)}@example.org`],
    ['a label of 64', `a@${'b'.repeat(64)}.org`],
  ])('S33: %s', async (_name, email) => {
    const link = await arrangeLink();

    expect((await send(link.linkId, email)).codes).toEqual(['invalid_email']);
  });

  test('an unknown link', async () => {
    expect((await send('web_none-1000000000000000000', newEmail())).codes).toEqual(['no_link']);
  });

  test('a link without a CLA for individuals', async () => {
    const link = await buildLink(testApp.em());

    expect((await send(link.linkId, newEmail())).codes).toEqual(['no_cla_binding_individual']);
  });

  test('a second code within 60 seconds, whatever the case of the address, and says when to try again', async () => {
    const link = await arrangeLink();
    const email = newEmail();
    await send(link.linkId, email);

    const answer = await send(link.linkId, email.toUpperCase());

    expect(answer.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
    expect(answer.errors[0]?.extensions['retryAfter']).toBeGreaterThan(50);
    expect(await testApp.mailsTo(email.toUpperCase())).toEqual([]);
  });

  test('all but one of 20 requests at the same moment', async () => {
    const link = await arrangeLink();
    const email = newEmail();

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(link.linkId, email)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'too_many_request'));
    expect(await testApp.mailsTo(email)).toHaveLength(1);
  });

  test('the 21st code that a source asks for an address within an hour, whatever link it is for', async () => {
    const email = newEmail();
    await send((await arrangeLink()).linkId, email);
    const { neighbourhoodHash } = await testApp.em().findOneOrFail(VerificationCode, { addressKey: email });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const em = testApp.em();
    for (let minutes = 40; minutes > 21; minutes -= 1) {
      em.create(VerificationCode, {
        purpose: 'individual_signing',
        scope: crypto.randomUUID(),
        addressKey: email,
        codeHmac: '0'.repeat(64),
        neighbourhoodHash,
        attemptsLeft: 5,
        createdAt: minutesAgo(minutes),
        expiresAt: minutesAgo(minutes - 5),
      });
    }
    await em.flush();

    const answer = await send((await arrangeLink()).linkId, email);

    expect(answer.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.closeTo(20 * 60, -2) });
  });
});

test('a source gets 30 codes in ten minutes', async () => {
  const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });

  const answers = [];
  for (let sent = 0; sent <= 30; sent += 1) {
    answers.push(await send('web_none-1000000000000000000', newEmail(), limited.app));
  }

  expect(answers.slice(0, 30).every(({ codes }) => codes[0] === 'no_link')).toBe(true);
  expect(answers[30]?.codes).toEqual(['too_many_request']);
});
