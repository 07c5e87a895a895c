import { beforeAll, describe, expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { StatusVisibility, visibilitySwitches } from '#server/modules/community/link/status-visibility.rules.ts';
import { arrangeCommunity, mutate, type Community } from '#server/modules/community/link/testing/community.ts';
import { LinkCreation } from '#server/modules/community/link/testing/link-creation.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import {
  arrangeWorkplace,
  askForCode,
  inputFor,
  sign,
  withCode,
} from '#server/modules/signing/employee/testing/employee-signing.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

type Headers = Readonly<Record<string, string>>;

let testApp: TestApp;
let community: Community;
let callers: Readonly<Record<'a stranger' | 'another manager' | 'a key' | 'a manager', Headers>>;

beforeAll(async () => {
  testApp = await createTestApp();
  community = await arrangeCommunity(testApp);
  const { headers } = community;
  const input = { name: 'CI bot', scopes: ['STATUS_READ'] };
  const { data } = await mutate<{ key: string }>(testApp, 'createApiKey', { input, selection: 'key', headers });
  callers = {
    'a stranger': {},
    'another manager': (await arrangeCommunity(testApp)).headers,
    'a key': { 'x-api-key': data?.['createApiKey']?.key ?? '' },
    'a manager': headers,
  };
});

const QUERY = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { signed state versionMatched type signedAt }
  signingStatuses(linkId: $linkId, emails: [$email]) { signed state versionMatched type signedAt }
}`;

/** The status of somebody who has signed, over both transports. */
async function ask(visibility: StatusVisibility, headers: Headers) {
  const link = await buildLink(testApp.em(), { owner: community.account, ...visibilitySwitches(visibility) });
  const { email, signedAt } = await buildIndividualSigning(testApp.em(), await buildCla(testApp.em(), link));
  const { linkId } = link;
  const { codes, data } = await graphql<{ signingStatus: object; signingStatuses: object[] }>(
    testApp.app,
    QUERY,
    { linkId, email },
    headers,
  );
  const url = `/api/v1/individual-signing/${linkId}?email=${encodeURIComponent(email)}`;
  const rest = (await testApp.app.inject({ url, headers })).json<{ data: object }>().data;
  return { codes, one: data?.signingStatus, many: data?.signingStatuses, rest, signedAt: signedAt.toISOString() };
}

const BARE = { signed: true, state: 'VALID', versionMatched: true };
const BARE_REST = { signed: true, status: 'valid', version_matched: true };

describe('everything is answered', () => {
  test.each([
    [StatusVisibility.FULL, 'a stranger'],
    [StatusVisibility.FULL, 'another manager'],
    [StatusVisibility.FULL, 'a key'],
    [StatusVisibility.MINIMAL, 'a key'],
    [StatusVisibility.MINIMAL, 'a manager'],
    [StatusVisibility.KEY, 'a key'],
    [StatusVisibility.KEY, 'a manager'],
  ] as const)('under %s to %s', async (visibility, caller) => {
    const { signedAt, ...told } = await ask(visibility, callers[caller]);

    const status = { ...BARE, type: 'INDIVIDUAL', signedAt };
    expect(told).toEqual({ codes: [], one: status, many: [status], rest: { ...BARE_REST, type: 'individual' } });
  });
});

test.each(['a stranger', 'another manager'] as const)(
  'under MINIMAL %s learns neither the kind nor the date of a signing',
  async (caller) => {
    const { codes, one, many, rest } = await ask(StatusVisibility.MINIMAL, callers[caller]);

    const status = { ...BARE, type: null, signedAt: null };
    expect({ codes, one, many, rest }).toEqual({
      codes: [],
      one: status,
      many: [status],
      rest: { ...BARE_REST, type: '' },
    });
  },
);

test.each(['a stranger', 'another manager'] as const)('under KEY %s learns nothing', async (caller) => {
  const { codes, rest } = await ask(StatusVisibility.KEY, callers[caller]);

  expect(codes).toContain('missing_token');
  expect(rest).toMatchObject({ error_code: 'cla.missing_token' });
});

describe('the setting of a link', () => {
  const SELECTION = 'link { statusVisibility statusNeedsKey }';
  const update = (linkId: string, change: object) =>
    mutate(testApp, 'updateLink', {
      input: { linkId, ...change },
      selection: SELECTION,
      headers: community.headers,
    });

  test.each([
    [{}, 'MINIMAL'],
    [{ statusVisibility: 'FULL' }, 'FULL'],
    [{ statusVisibility: 'KEY' }, 'KEY'],
  ])('of a new one with %j is %s', async (given, statusVisibility) => {
    const links = new LinkCreation(testApp);
    const input = await links.inputOf(community, given);

    const { headers } = community;
    const { data } = await mutate(testApp, 'createLink', { input, selection: 'link { statusVisibility }', headers });

    expect(data).toEqual({ createLink: { link: { statusVisibility } } });
  });

  test('is FULL for links from before the setting', async () => {
    const { id } = await buildLink(testApp.em());

    const [row] = await testApp.em().execute('select status_needs_key, kind_needs_key from link where id = ?', [id]);

    expect(row).toEqual({ status_needs_key: false, kind_needs_key: false });
  });

  test.each([
    ['FULL', [{ statusVisibility: 'FULL' }], 'FULL', false],
    ['MINIMAL', [{ statusVisibility: 'MINIMAL' }], 'MINIMAL', false],
    ['KEY', [{ statusVisibility: 'KEY' }], 'KEY', true],
    ['KEY by the earlier name', [{ statusNeedsKey: true }], 'KEY', true],
    ['what it was before KEY', [{ statusNeedsKey: true }, { statusNeedsKey: false }], 'MINIMAL', false],
    ['both names in agreement', [{ statusVisibility: 'KEY', statusNeedsKey: true }], 'KEY', true],
    ['FULL after KEY', [{ statusVisibility: 'KEY' }, { statusVisibility: 'FULL' }], 'FULL', false],
  ] as const)('is set to %s', async (_name, changes, statusVisibility, statusNeedsKey) => {
    const { linkId } = await buildLink(testApp.em(), { owner: community.account, kindNeedsKey: true });

    let answer = await update(linkId, {});
    for (const change of changes) {
      answer = await update(linkId, change);
    }

    expect(answer.data).toEqual({ updateLink: { link: { statusVisibility, statusNeedsKey } } });
  });

  test('is refused, and stays, when both names contradict each other', async () => {
    const { id, linkId } = await buildLink(testApp.em(), { owner: community.account });

    const answer = await update(linkId, { statusVisibility: 'MINIMAL', statusNeedsKey: true });

    expect(answer.codes).toEqual(['bad_request_parameter']);
    const stored = await testApp.em().findOneOrFail(Link, id);
    expect([stored.statusNeedsKey, stored.kindNeedsKey]).toEqual([false, false]);
  });
});

describe('under KEY the corporations of an address', () => {
  const EMPLOYERS = `query ($linkId: ID!, $email: String!) {
    corporationsForEmail(linkId: $linkId, email: $email) { id corporationName }
  }`;

  /** The workplace under KEY, and the corporations that are shown for an address there. */
  async function arrange() {
    const workplace = await arrangeWorkplace(testApp);
    await testApp.em().nativeUpdate(Link, workplace.link.id, { statusNeedsKey: true, owner: community.account });
    const { linkId } = workplace.link;
    const shown = async (email: string, headers: Headers = {}) => {
      const answer = await graphql<{ corporationsForEmail: { id: string; corporationName: string }[] }>(
        testApp.app,
        EMPLOYERS,
        { linkId, email },
        headers,
      );
      return answer.data?.corporationsForEmail ?? [];
    };
    return { workplace, shown };
  }

  test('look the same whether or not one has signed, and a code is sent for either', async () => {
    const { workplace, shown } = await arrange();
    const emails = [newEmail(workplace.domain), newEmail('unknown-corporation.example.net')];

    const [known, unknown] = [await shown(emails[0] ?? ''), await shown(emails[1] ?? '')];

    expect(known).toMatchObject([{ corporationName: workplace.domain }]);
    expect(unknown).toMatchObject([{ corporationName: 'unknown-corporation.example.net' }]);
    for (const [index, corporations] of [known, unknown].entries()) {
      const { linkId } = workplace.link;
      const input = { linkId, corporationSigningId: corporations[0]?.id, email: emails[index] };
      expect((await askForCode(testApp, input)).codes).toEqual([]);
    }
    const url = `/api/v1/corporation-signing/${workplace.link.linkId}/corps/${emails[0]}`;
    expect((await testApp.app.inject({ url })).json()).toEqual({
      data: [{ corp_name: workplace.domain, corp_signing_id: known[0]?.id }],
    });
  });

  test('are answered to keys and managers', async () => {
    const { workplace, shown } = await arrange();
    const { id, corporationName } = workplace.corporation;
    const email = newEmail(workplace.domain);

    expect(await shown(email, callers['a key'])).toEqual([{ id, corporationName }]);
    expect(await shown(email, callers['a manager'])).toEqual([{ id, corporationName }]);
    expect(await shown(email, callers['another manager'])).not.toEqual([{ id, corporationName }]);
  });

  test('are found once the code has proved the address', async () => {
    const { workplace, shown } = await arrange();
    const email = newEmail(workplace.domain);
    const [found] = await shown(email);
    const input = await withCode(testApp, inputFor(workplace, { email, corporationSigningId: found?.id }));

    const wrong = await sign(testApp, { ...input, verificationCode: 'x' });
    const signed = await sign(testApp, input);

    expect(wrong.codes).toEqual(['wrong_verification_code']);
    expect(signed.codes).toEqual([]);
    expect(signed.data?.signEmployee.corporationName).toBe(workplace.corporation.corporationName);
  });

  test('are missing only for somebody who has proved an address without one', async () => {
    const { workplace, shown } = await arrange();
    const email = newEmail('unknown-corporation.example.net');
    const [found] = await shown(email);
    const input = await withCode(testApp, inputFor(workplace, { email, corporationSigningId: found?.id }));

    expect((await sign(testApp, { ...input, verificationCode: 'x' })).codes).toEqual(['wrong_verification_code']);
    expect((await sign(testApp, input)).codes).toEqual(['has_not_signed']);
    expect(await testApp.em().count(VerificationCode, { scope: found?.id ?? '', usedAt: { $ne: null } })).toBe(0);
  });
});
