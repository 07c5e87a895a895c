import { CompiledQuery } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { ClaType } from '#rules/cla-type.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { createSigningStatusLoader, SIGNING_STATUS_STATEMENT } from './signing-status-loader.ts';

const testApp = await createTestApp();

const ONE = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { email signed type state versionMatched signedAt }
}`;

const MANY = `query ($linkId: ID!, $emails: [String!]!) {
  signingStatuses(linkId: $linkId, emails: $emails) { email signed type state versionMatched }
}`;

interface Status {
  email: string;
  signed: boolean;
  type: string | null;
  state: string;
  versionMatched: boolean;
  signedAt: string | null;
}

async function statusOf(link: Link, email: string): Promise<Status | undefined> {
  const answer = await graphql<{ signingStatus: Status }>(testApp.app, ONE, { linkId: link.linkId, email });
  expect(answer.codes).toEqual([]);
  return answer.data?.signingStatus;
}

const DAY = 86_400_000;

test('nothing signed', async () => {
  const link = await buildLink(testApp.em());

  expect(await statusOf(link, 'nobody@example.org')).toEqual({
    email: 'nobody@example.org',
    signed: false,
    type: null,
    state: 'NOT_SIGNED',
    versionMatched: false,
    signedAt: null,
  });
});

test('an individual, whatever the case of the address', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const signing = await buildIndividualSigning(em, await buildCla(em, link));

  expect(await statusOf(link, signing.email.toUpperCase())).toMatchObject({
    signed: true,
    type: 'INDIVIDUAL',
    state: 'VALID',
    versionMatched: true,
    signedAt: signing.signedAt.toISOString(),
  });
});

test('an address in look-alike letters is invalid, even if it becomes plain letters in lower case', async () => {
  const link = await buildLink(testApp.em());
  const kelvin = '\u212A@example.org';

  const answers = [
    await graphql(testApp.app, ONE, { linkId: link.linkId, email: kelvin }),
    await graphql(testApp.app, MANY, { linkId: link.linkId, emails: [kelvin] }),
  ];

  expect(answers.map(({ codes }) => codes)).toEqual([['invalid_email'], ['invalid_email']]);
});

test.each([
  ['within the grace period', 29, { state: 'VALID', signed: true, versionMatched: false }],
  ['after the grace period', 31, { state: 'EXPIRED', signed: false, versionMatched: false }],
])('an individual who signed an older version, %s', async (_name, daysAgo, expected) => {
  const em = testApp.em();
  const link = await buildLink(em);
  const signing = await buildIndividualSigning(em, await buildCla(em, link));
  await buildCla(em, link, { createdAt: new Date(Date.now() - daysAgo * DAY) });

  expect(await statusOf(link, signing.email)).toMatchObject(expected);
});

test('a new version in another language does not affect them', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const signing = await buildIndividualSigning(em, await buildCla(em, link));
  await buildCla(em, link, { language: 'en', createdAt: new Date(Date.now() - 99 * DAY) });
  await buildCla(em, link, { language: 'en', createdAt: new Date(Date.now() - 98 * DAY) });

  expect(await statusOf(link, signing.email)).toMatchObject({ state: 'VALID', versionMatched: true });
});

test.each([
  ['an active employee', 'completed', 'active', { type: 'EMPLOYEE', state: 'VALID', signed: true }],
  ['an inactive employee', 'completed', 'inactive', { type: 'EMPLOYEE', state: 'INACTIVE', signed: false }],
  ['a removed employee', 'completed', 'removed', { type: null, state: 'NOT_SIGNED', signed: false }],
  ['an employee of a deleted corporation', 'deleted', 'active', { type: null, state: 'NOT_SIGNED', signed: false }],
] as const)('%s', async (_name, corporationState, state, expected) => {
  const em = testApp.em();
  const link = await buildLink(em);
  const corporation = await buildCorporation(em, link, { state: corporationState });
  const { email } = await buildEmployeeSigning(em, corporation, { state });

  expect(await statusOf(link, email)).toMatchObject(expected);
});

test('an employee follows the agreement of the corporation, not the version of the individual CLA', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const corporation = await buildCorporation(em, link);
  const { email } = await buildEmployeeSigning(em, corporation);
  await buildCla(em, link);
  await buildCla(em, link);

  expect(await statusOf(link, email)).toMatchObject({ state: 'VALID', versionMatched: true });
  await buildCla(em, link, { type: 'corporation', createdAt: new Date(Date.now() - 31 * DAY) });
  expect(await statusOf(link, email)).toMatchObject({ state: 'EXPIRED', versionMatched: false });
});

test('a signing counts at its own link only', async () => {
  const em = testApp.em();
  const [here, there] = [await buildLink(em), await buildLink(em)];
  const { email } = await buildIndividualSigning(em, await buildCla(em, here));

  expect(await statusOf(there, email)).toMatchObject({ state: 'NOT_SIGNED' });
});

test.each([
  ['an unknown link', 'web_none-1000000000000000000', 'a@example.org', 'no_link'],
  ['a malformed address', undefined, 'a@@example.org', 'invalid_email'],
])('%s is refused by both queries', async (_name, unknownLink, email, code) => {
  const linkId = unknownLink ?? (await buildLink(testApp.em())).linkId;

  expect((await graphql(testApp.app, ONE, { linkId, email })).codes).toEqual([code]);
  expect((await graphql(testApp.app, MANY, { linkId, emails: ['b@example.org', email] })).codes).toEqual([code]);
});

test('many addresses are answered in the order asked, duplicates included', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const { email } = await buildIndividualSigning(em, await buildCla(em, link));
  const emails = [newEmail(), email, newEmail(), email.toUpperCase()];

  const answer = await graphql<{ signingStatuses: Status[] }>(testApp.app, MANY, { linkId: link.linkId, emails });

  expect(answer.data?.signingStatuses.map((status) => [status.email, status.signed])).toEqual(
    emails.map((each, index) => [each, index % 2 === 1]),
  );
});

test('1,000 addresses take one statement, one more is refused', async () => {
  const link = await buildLink(testApp.em());
  const emails = Array.from({ length: 1000 }, (_, index) => `person-${index}@example.org`);

  const statements = vi.spyOn(testApp.database, 'runPrepared');

  const answer = await graphql<{ signingStatuses: Status[] }>(testApp.app, MANY, { linkId: link.linkId, emails });

  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
  expect(answer.data?.signingStatuses).toHaveLength(1000);
  const tooMany = await graphql(testApp.app, MANY, { linkId: link.linkId, emails: [...emails, 'one@example.org'] });
  expect(tooMany.codes).toEqual(['bad_request_parameter']);
});

test('look-ups at the same moment share statements, and each gets its own answer', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const { email } = await buildIndividualSigning(em, await buildCla(em, link));
  const statements = vi.spyOn(testApp.database, 'runPrepared');
  const query = `{ ${Array.from({ length: 10 }, (_, index) => `a${index}: signingStatus(linkId: "${link.linkId}", email: "${index === 7 ? email : `person-${index}@example.org`}") { signed }`).join(' ')} }`;

  const answer = await graphql<Record<string, Status>>(testApp.app, query);

  expect(statements).toHaveBeenCalledTimes(1);
  statements.mockRestore();
  expect(Object.values(answer.data ?? {}).map(({ signed }) => signed)).toEqual(
    Array.from({ length: 10 }, (_, index) => index === 7),
  );
});

test('a look-up opens no unit of work', async () => {
  const link = await buildLink(testApp.em());
  const fork = vi.spyOn(testApp.database.orm.em, 'fork');

  await statusOf(link, 'nobody@example.org');

  expect(fork).not.toHaveBeenCalled();
  fork.mockRestore();
});

test('a plan for one address costs as much as one for many, so that the database plans once', async () => {
  const client = testApp.database.orm.em.getConnection().getClient();
  const costFor = async (count: number): Promise<number | undefined> => {
    const parameters = [Array(count).fill('web_none-1000000000000000000'), Array(count).fill('nobody@example.org')];
    const { rows } = await client.executeQuery<{ 'QUERY PLAN': { Plan: { 'Total Cost': number } }[] }>(
      CompiledQuery.raw(`explain (format json) ${SIGNING_STATUS_STATEMENT}`, parameters),
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Total Cost'];
  };

  const [one, many] = [await costFor(1), await costFor(100)];

  expect(one).toBeGreaterThan(0);
  expect(many).toBe(one);
});

test('anonymous callers are limited by addresses, not by calls', async () => {
  const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
  const link = await buildLink(limited.em());
  const ask = (count: number) =>
    graphql(limited.app, MANY, {
      linkId: link.linkId,
      emails: Array.from({ length: count }, (_, index) => `person-${index}@example.org`),
    });

  expect((await ask(100)).codes).toEqual([]);
  expect((await ask(20)).codes).toEqual([]);
  const refused = await ask(1);
  expect(refused.errors[0]?.extensions).toEqual({ code: 'too_many_request', retryAfter: expect.any(Number) });
});

const START = new Date('2026-01-01T00:00:00Z');
const day = (days: number): Date => new Date(START.getTime() + days * 86_400_000);

/** The status of an address on a day, as far as versions matter. */
async function statusOn(days: number, { linkId }: Link, emailKey: string): Promise<string> {
  const loader = createSigningStatusLoader(testApp.database, () => day(days));
  const status = await loader.load({ linkId, emailKey, mayKnow: false });
  return `${status?.state} ${status?.versionMatched ? 'current' : 'earlier'}`;
}

/** Signs the first version; returns the address, and how its signer or their corporation agrees to another. */
type Arrange = (link: Link) => Promise<{ email: string; agree: (claId: string) => Promise<unknown> }>;

const SIGNERS: [ClaType, Arrange][] = [
  [
    'individual',
    async (link) => {
      const em = testApp.em();
      const { id, email } = await buildIndividualSigning(em, await buildCla(em, link, { createdAt: day(0) }));
      return { email, agree: (cla) => testApp.em().nativeUpdate(IndividualSigning, { id }, { cla }) };
    },
  ],
  [
    'corporation',
    async (link) => {
      const em = testApp.em();
      const cla = await buildCla(em, link, { type: 'corporation', createdAt: day(0) });
      const corporation = await buildCorporation(em, link, { cla });
      const { email } = await buildEmployeeSigning(em, corporation);
      const { id } = corporation;
      return { email, agree: (claId) => testApp.em().nativeUpdate(CorporationSigning, { id }, { cla: claId }) };
    },
  ],
];

test.each(SIGNERS)('versions of the %s CLA through a year of updates and agreements', async (type, arrange) => {
  const link = await buildLink(testApp.em(), { gracePeriodDays: 30 });
  const { email, agree } = await arrange(link);
  const update = (days: number) => buildCla(testApp.em(), link, { type, createdAt: day(days) });
  const statuses: string[] = [];
  const look = async (...days: number[]): Promise<void> => {
    for (const on of days) {
      statuses.push(`${on}: ${await statusOn(on, link, email)}`);
    }
  };

  await look(5);
  const second = await update(10);
  await look(10, 39.9, 40, 44);
  await agree(second.id);
  await look(45);
  await update(100);
  await look(101);
  const fourth = await update(120);
  await look(131, 149, 150);
  await agree(fourth.id);
  await look(151, 365);

  expect(statuses).toEqual([
    '5: VALID current',
    '10: VALID earlier',
    '39.9: VALID earlier',
    '40: EXPIRED earlier',
    '44: EXPIRED earlier',
    '45: VALID current',
    '101: VALID earlier',
    // Another update begins a new grace period.
    '131: VALID earlier',
    '149: VALID earlier',
    '150: EXPIRED earlier',
    '151: VALID current',
    '365: VALID current',
  ]);
});
