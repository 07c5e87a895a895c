import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { addPoints } from '#server/modules/ground/counter/count-points.ts';
import { nextDay } from '#server/modules/ground/counter/day.rules.ts';
import { arrangeManagedCorporation } from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { FLOOD_PER_HOUR } from './code-budget.rules.ts';
import { arrangeSignLink, BEHIND_PROXY, contextOf, tryToAsk, type SignLink } from './testing/visitors.ts';
import { VerificationCode } from './verification-code.entity.ts';

const BUDGET = 4;

const testApp = await createTestApp({ ...BEHIND_PROXY, LINK_MAIL_BUDGET: String(BUDGET) });

const REFUSED = { code: 'too_many_request', retryAfter: expect.any(Number) };
const WORK_HELPS = { ...REFUSED, reason: 'proof_of_work' };

/** Asks for a code of a new address; answers `sent` or the refusal with its details. */
async function ask(at: SignLink, ip: string, proofOfWork?: string): Promise<unknown> {
  const request = { email: newEmail(), ip, ...(proofOfWork === undefined ? {} : { proofOfWork }) };
  return (await tryToAsk(testApp, at, request)).errors[0]?.extensions ?? 'sent';
}

/** Does the work that the next code costs. */
async function work({ link }: SignLink, ip: string): Promise<string> {
  const query = 'query ($linkId: ID!) { codeTask(linkId: $linkId) }';
  const headers = { 'x-forwarded-for': ip };
  const { data } = await graphql<{ codeTask: string }>(testApp.app, query, { linkId: link.linkId }, headers);
  const challenge = JSON.parse(data?.codeTask ?? '') as Challenge;
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

/** Lets the link have sent so many mails today. */
async function arrangeMails({ link }: Pick<SignLink, 'link'>, mails: number): Promise<void> {
  const ctx = contextOf(testApp, '::1');
  const sent = { subject: ['code mail', link.id], points: mails, endsAt: nextDay(new Date()) };
  await testApp.em().transactional((em) => addPoints(ctx, em, sent));
}

const mailTo = async (email: string) => (await testApp.mailsTo(email))[0];

describe('within the budget of a link', () => {
  test('one neighbourhood gets half of the codes, the others theirs', async () => {
    const at = await arrangeSignLink(testApp);

    const answers = [await ask(at, '192.0.2.1'), await ask(at, '192.0.2.2'), await ask(at, '192.0.2.3')];

    expect(answers).toEqual(['sent', 'sent', WORK_HELPS]);
    expect(await ask(at, '198.51.100.1')).toBe('sent');
  });

  test("mails go out from the community's own address", async () => {
    const at = await arrangeSignLink(testApp);
    const email = newEmail();

    await tryToAsk(testApp, at, { email, ip: '192.0.2.1' });

    expect(await mailTo(email)).toMatchObject({ link: { id: at.link.id }, byService: false });
  });

  test('of 20 requests at once from as many networks no more are answered', async () => {
    const at = await arrangeSignLink(testApp);

    const networks = Array.from({ length: 20 }, (_value, index) => `2001:db8:${index}::1`);
    const answers = await Promise.all(networks.map((ip) => ask(at, ip)));

    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(BUDGET);
    expect(answers.filter((answer) => answer !== 'sent')).toEqual(Array.from({ length: 16 }, () => WORK_HELPS));
  });
});

describe('above the budget of a link', () => {
  test('a code costs work, once, and its mail goes out from the address of the service', async () => {
    const at = await arrangeSignLink(testApp);
    await arrangeMails(at, BUDGET);
    const [email, ip] = [newEmail(), '203.0.113.1'];

    expect(await ask(at, ip)).toEqual(WORK_HELPS);
    const proofOfWork = await work(at, ip);
    expect((await tryToAsk(testApp, at, { email, ip, proofOfWork })).codes).toEqual([]);

    expect(await mailTo(email)).toMatchObject({ link: { id: at.link.id }, byService: true });
    expect(await ask(at, ip, proofOfWork)).toEqual(WORK_HELPS);
  });

  test('a refused code is not counted', async () => {
    const at = await arrangeSignLink(testApp);
    await arrangeMails(at, BUDGET);
    await ask(at, '203.0.113.2');

    expect(await budgetOf(at)).toEqual({ sentToday: BUDGET, perDay: BUDGET });
  });

  test('a neighbourhood that has used seven shares gets no more', async () => {
    const at = await arrangeSignLink(testApp);
    const ctx = contextOf(testApp, '203.0.113.3');
    const used = { subject: ['code mail', at.link.id, '203.0.113.0/24'], points: 14, endsAt: nextDay(new Date()) };
    await testApp.em().transactional((em) => addPoints(ctx, em, used));

    expect(await ask(at, '203.0.113.3')).toEqual(REFUSED);
  });
});

describe('the reserve above the budget, for clients that do no work', () => {
  const LARGE = 200;
  let reserved: TestApp;
  beforeAll(async () => {
    reserved = await createTestApp({ ...BEHIND_PROXY, LINK_MAIL_BUDGET: String(LARGE) });
  });

  /** Asks over REST, where nobody can do work. */
  const askOverRest = async ({ link }: SignLink, ip: string, email = newEmail()): Promise<unknown> => {
    const response = await reserved.app.inject({
      method: 'POST',
      url: `/api/v1/individual-signing/${link.linkId}/code`,
      headers: { 'x-forwarded-for': ip },
      payload: JSON.stringify({ email }),
    });
    return response.json<{ data: unknown }>().data;
  };
  const COSTS_WORK = expect.objectContaining({ error_code: 'cla.too_many_request', reason: 'proof_of_work' });

  /** A link whose budget strangers have used up. */
  async function arrange(): Promise<SignLink> {
    const at = await arrangeSignLink(reserved);
    const sent = { subject: ['code mail', at.link.id], points: LARGE, endsAt: nextDay(new Date()) };
    await reserved.em().transactional((em) => addPoints(contextOf(reserved, '::1'), em, sent));
    return at;
  }

  test('a neighbourhood gets a hundredth of the budget from it', async () => {
    const at = await arrange();

    const answers = [await askOverRest(at, '192.0.2.1'), await askOverRest(at, '192.0.2.2')];

    expect(answers).toEqual(['successfully', 'successfully']);
    expect(await askOverRest(at, '192.0.2.3')).toEqual(COSTS_WORK);
    expect(await askOverRest(at, '198.51.100.1')).toBe('successfully');
  });

  test('it is half of the budget, no matter who asks', async () => {
    const at = await arrange();
    const drawn = { subject: ['code mail', at.link.id, 'reserve'], points: LARGE / 2, endsAt: nextDay(new Date()) };
    await reserved.em().transactional((em) => addPoints(contextOf(reserved, '::1'), em, drawn));

    expect(await askOverRest(at, '192.0.2.1')).toEqual(COSTS_WORK);
  });

  test('an address that has signed at the link gets three codes a day, also from a busy neighbourhood', async () => {
    const at = await arrange();
    const cla = await buildCla(reserved.em(), at.link);
    const { email } = await buildIndividualSigning(reserved.em(), cla);
    const busy = { subject: ['code mail', at.link.id, '192.0.2.0/24'], points: LARGE, endsAt: nextDay(new Date()) };
    await reserved.em().transactional((em) => addPoints(contextOf(reserved, '::1'), em, busy));

    const { email: often } = await buildIndividualSigning(reserved.em(), cla);
    const got = { subject: ['code mail', at.link.id, 'returning', often], points: 3, endsAt: nextDay(new Date()) };
    await reserved.em().transactional((em) => addPoints(contextOf(reserved, '::1'), em, got));

    expect(await askOverRest(at, '192.0.2.1', email)).toBe('successfully');
    expect(await askOverRest(at, '192.0.2.1', often)).toEqual(COSTS_WORK);
    expect(await askOverRest(at, '192.0.2.1')).toEqual(COSTS_WORK);
  });
});

test('over REST a code above the budget and its reserve is refused until the day ends', async () => {
  const at = await arrangeSignLink(testApp);
  await arrangeMails(at, BUDGET);

  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/individual-signing/${at.link.linkId}/code`,
    headers: { 'x-forwarded-for': '203.0.113.4' },
    payload: JSON.stringify({ email: newEmail() }),
  });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    data: { error_code: 'cla.too_many_request', reason: 'proof_of_work', retry_after: expect.any(Number) },
  });
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(86_400);
});

test('an administrator who is logged in does no work, but the mail comes from the service', async () => {
  const managed = await arrangeManagedCorporation(testApp);
  await arrangeMails(managed, BUDGET);
  const email = newEmail(`sub.${managed.domain}`);
  const request = 'mutation ($email: String!) { requestEmailDomainCode(input: { email: $email }) { challenge } }';

  expect((await graphql(testApp.app, request, { email }, { ...managed.headers })).codes).toEqual([]);

  expect(await mailTo(email)).toMatchObject({ template: 'email_domain_code', byService: true });
});

test('a code for an address that many networks flood costs work', async () => {
  const at = await arrangeSignLink(testApp);
  const email = newEmail();
  const em = testApp.em();
  for (let sent = 0; sent < FLOOD_PER_HOUR; sent += 1) {
    em.create(VerificationCode, {
      purpose: 'individual_signing',
      scope: crypto.randomUUID(),
      addressKey: email,
      codeHmac: '0'.repeat(64),
      attemptsLeft: 5,
      createdAt: new Date(),
      expiresAt: new Date(),
    });
  }
  await em.flush();

  expect((await tryToAsk(testApp, at, { email, ip: '192.0.2.9' })).errors[0]?.extensions).toEqual(WORK_HELPS);
});

test('a task is for a link that exists', async () => {
  const query = '{ codeTask(linkId: "web_none-1000000000000000000") }';

  expect((await graphql(testApp.app, query)).codes).toEqual(['no_link']);
});

/** What the link's manager sees. */
async function budgetOf({ link }: SignLink): Promise<unknown> {
  const query = 'query ($id: ID!) { linkDetails(id: $id) { codeBudget { sentToday perDay } } }';
  const { owner } = await testApp.em().findOneOrFail(Link, link.id, { populate: ['owner'] });
  const headers = await signIn(testApp, owner.$);
  const { data } = await graphql<{ linkDetails: { codeBudget: unknown } }>(
    testApp.app,
    query,
    { id: link.linkId },
    {
      ...headers,
    },
  );
  return data?.linkDetails.codeBudget;
}

test('managers see what their link has sent today', async () => {
  const at = await arrangeSignLink(testApp);
  await ask(at, '192.0.2.20');

  expect(await budgetOf(at)).toEqual({ sentToday: 1, perDay: BUDGET });
});
