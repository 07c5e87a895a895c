import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { normalizeEmail } from '#rules/email.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { StatusVisibility, visibilitySwitches } from '#server/modules/community/link/status-visibility.rules.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ProvedIdentity } from './identity/proved-identity.entity.ts';

type Headers = Readonly<Record<string, string>>;

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);

const hashOf = ({ linkId }: Link, email: string): string =>
  createHash('sha256')
    .update(`${linkId}:${normalizeEmail(email)}`)
    .digest('hex');

const FIELDS = '{ email signed state versionMatched type signedAt }';

async function askByHash({ linkId }: Link, emailSha256: string, headers: Headers = {}) {
  const query = `query ($linkId: ID!, $hash: ID!) { signingStatusByHash(linkId: $linkId, emailSha256: $hash) ${FIELDS} }`;
  const { codes, data } = await graphql<{ signingStatusByHash: { state: string } }>(
    testApp.app,
    query,
    { linkId, hash: emailSha256 },
    headers,
  );
  return codes[0] ?? data?.signingStatusByHash;
}

async function askByEmail({ linkId }: Link, email: string) {
  const query = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) ${FIELDS} }`;
  const { codes, data } = await graphql<{ signingStatus: object }>(testApp.app, query, { linkId, email });
  return codes[0] ?? data?.signingStatus;
}

async function arrangeSigner(visibility: StatusVisibility = StatusVisibility.FULL) {
  const link = await buildLink(testApp.em(), { owner: community.account, ...visibilitySwitches(visibility) });
  const { email, signedAt, id, reference } = await buildIndividualSigning(
    testApp.em(),
    await buildCla(testApp.em(), link),
  );
  return { link, email, id, reference, signedAt: signedAt.toISOString() };
}

const STRANGER = { signed: false, state: 'NOT_SIGNED', versionMatched: false, type: null, signedAt: null };

describe('the status of a hash', () => {
  test('is that of its address', async () => {
    const { link, email } = await arrangeSigner();
    const hash = hashOf(link, email.toUpperCase());

    expect(await askByHash(link, hash)).toEqual({ ...((await askByEmail(link, email)) as object), email: hash });
  });

  test('is that of an employee, of a proved address, and of nobody', async () => {
    const { link, id, email, reference } = await arrangeSigner();
    const em = testApp.em();
    const corporation = await buildCorporation(em, link, { domains: ['corporation.example.org'] });
    const employee = await buildEmployeeSigning(em, corporation, { state: 'active' });
    const further = `further-${email}`;
    em.create(ProvedIdentity, {
      link: link.id,
      signing: id,
      reference,
      signerKey: normalizeEmail(email),
      email: further,
      emailKey: normalizeEmail(further),
      provedAt: new Date(),
    });
    await em.flush();

    expect(await askByHash(link, hashOf(link, employee.email))).toMatchObject({ state: 'VALID', type: 'EMPLOYEE' });
    expect(await askByHash(link, hashOf(link, further))).toMatchObject({ state: 'VALID', type: 'INDIVIDUAL' });
    const unknown = hashOf(link, 'nobody@example.org');
    expect(await askByHash(link, unknown)).toEqual({ ...STRANGER, email: unknown });
  });

  test('is that of nobody at another link', async () => {
    const { link, email } = await arrangeSigner();
    const other = await buildLink(testApp.em());
    await buildIndividualSigning(testApp.em(), await buildCla(testApp.em(), other), { email });

    expect(await askByHash(other, hashOf(link, email))).toMatchObject(STRANGER);
    expect(await askByHash(other, hashOf(other, email))).toMatchObject({ signed: true });
  });

  test.each(['', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(64)} `])('is refused for %j', async (hash) => {
    const { link } = await arrangeSigner();

    expect(await askByHash(link, hash)).toBe('bad_request_parameter');
  });

  test('is refused at an unknown link', async () => {
    const { link } = await arrangeSigner();

    expect(await askByHash({ ...link, linkId: 'nobody' }, 'a'.repeat(64))).toBe('no_link');
  });
});

describe('what strangers are answered', () => {
  test('under MINIMAL, is neither the kind nor the date', async () => {
    const { link, email } = await arrangeSigner(StatusVisibility.MINIMAL);

    expect(await askByHash(link, hashOf(link, email))).toMatchObject({ signed: true, type: null, signedAt: null });
  });

  test('under HASH strangers are answered hashes alone', async () => {
    const { link, email } = await arrangeSigner(StatusVisibility.HASH);

    expect(await askByEmail(link, email)).toBe('missing_token');
    expect(await askByHash(link, hashOf(link, email))).toMatchObject({ signed: true, type: null, signedAt: null });
    const url = `/api/v1/individual-signing/${link.linkId}/hash/${hashOf(link, email)}`;
    const told = { type: '', signed: true, version_matched: true, status: 'valid' };
    expect((await testApp.app.inject({ url })).json()).toEqual({ data: told });
  });

  test('under HASH, managers learn everything', async () => {
    const { link, email, signedAt } = await arrangeSigner(StatusVisibility.HASH);

    const told = await askByHash(link, hashOf(link, email), community.headers);

    expect(told).toMatchObject({ type: 'INDIVIDUAL', signedAt });
  });

  test('under KEY, is nothing', async () => {
    const { link, email } = await arrangeSigner(StatusVisibility.KEY);

    expect(await askByHash(link, hashOf(link, email))).toBe('missing_token');
  });
});

test.each([
  [[{ statusVisibility: 'HASH' }], 'HASH', true],
  [[{ statusVisibility: 'HASH' }, { statusVisibility: 'KEY' }], 'KEY', true],
  [[{ statusVisibility: 'HASH' }, { statusNeedsKey: true }], 'KEY', true],
  [[{ statusVisibility: 'HASH' }, { statusNeedsKey: false }], 'MINIMAL', false],
  [[{ statusVisibility: 'HASH' }, { statusVisibility: 'FULL' }, { statusNeedsKey: true }], 'KEY', true],
] as const)('after %j a link is under %s', async (changes, statusVisibility, statusNeedsKey) => {
  const { linkId } = await buildLink(testApp.em(), { owner: community.account, kindNeedsKey: true });
  const { headers } = community;
  let answer;
  for (const given of changes) {
    const input = { linkId, ...given };
    answer = await mutate(testApp, 'updateLink', {
      input,
      selection: 'link { statusVisibility statusNeedsKey }',
      headers,
    });
  }

  expect(answer?.data).toEqual({ updateLink: { link: { statusVisibility, statusNeedsKey } } });
});

test('hashes are limited like addresses, and together with them', async () => {
  const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
  const link = await buildLink(limited.em());
  const emails = Array.from({ length: 119 }, (_, index) => `person-${index}@example.org`);
  const many =
    'query ($linkId: ID!, $emails: [String!]!) { signingStatuses(linkId: $linkId, emails: $emails) { state } }';
  await graphql(limited.app, many, { linkId: link.linkId, emails });
  const query =
    'query ($linkId: ID!, $hash: ID!) { signingStatusByHash(linkId: $linkId, emailSha256: $hash) { state } }';
  const ask = () => graphql(limited.app, query, { linkId: link.linkId, hash: 'a'.repeat(64) });

  expect((await ask()).codes).toEqual([]);
  expect((await ask()).codes).toEqual(['too_many_request']);
});
