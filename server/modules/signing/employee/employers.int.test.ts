import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { arrangeWorkplace } from './testing/employee-signing.ts';

const QUERY = `query ($linkId: ID!, $email: String!) {
  corporationsForEmail(linkId: $linkId, email: $email) { id corporationName }
}`;

const testApp = await createTestApp();

const find = async (linkId: string, email: string, app = testApp.app) => {
  const answer = await graphql<{ corporationsForEmail: unknown[] }>(app, QUERY, { linkId, email });
  return { codes: answer.codes, corporations: answer.data?.corporationsForEmail };
};

test('the corporation with exactly that domain is found, whatever the case of the address', async () => {
  const { link, corporation, domain } = await arrangeWorkplace(testApp);
  const { id, corporationName } = corporation;

  const found = await find(link.linkId, ` Somebody@${domain.toUpperCase()} `);

  expect(found.corporations).toEqual([{ id, corporationName }]);
});

describe('no corporation is found', () => {
  test.each(['example.org', 'sub.DOMAIN', 'xDOMAIN'])('for an address at %s', async (pattern) => {
    const { link, domain } = await arrangeWorkplace(testApp);

    expect(await find(link.linkId, `a@${pattern.replace('DOMAIN', domain)}`)).toEqual({ codes: [], corporations: [] });
  });

  test.each(['uncompleted', 'deleted'] as const)('that is %s', async (state) => {
    const { link, corporation, domain } = await arrangeWorkplace(testApp, { state });

    expect(corporation.state).toBe(state);
    expect(await find(link.linkId, `a@${domain}`)).toEqual({ codes: [], corporations: [] });
  });

  test.each([
    ['an administrator alone', { role: 'admin' }],
    ['a removed manager', { removedAt: new Date() }],
    ['a suspended manager', { suspendedAt: new Date() }],
  ] as const)('with %s', async (_name, change) => {
    const { link, manager, domain } = await arrangeWorkplace(testApp);
    await testApp.em().nativeUpdate(Manager, manager.id, change);

    expect(await find(link.linkId, `a@${domain}`)).toEqual({ codes: [], corporations: [] });
  });

  test('of another link', async () => {
    const { domain } = await arrangeWorkplace(testApp);
    const { link } = await arrangeWorkplace(testApp);

    expect(await find(link.linkId, `a@${domain}`)).toEqual({ codes: [], corporations: [] });
  });
});

test('every domain of a corporation finds that corporation only', async () => {
  const { link } = await arrangeWorkplace(testApp);
  const em = testApp.em();
  const domains = ['first.corp.example.com', 'second.corp.example.com'];
  const corporation = await buildCorporation(em, link, { domains });
  await buildManager(em, corporation, { role: 'manager' });

  for (const domain of domains) {
    expect((await find(link.linkId, `a@${domain}`)).corporations).toMatchObject([{ id: corporation.id }]);
  }
});

test.each([
  ['web_none-1000000000000000000', 'a@example.org', 'no_link'],
  ['none', 'a@example.org', 'no_link'],
  ['none', 'not an address', 'invalid_email'],
])('at %s for %s: %s', async (linkId, email, code) => {
  expect((await find(linkId, email)).codes).toEqual([code]);
});

test('a source may ask about 120 addresses a minute', async () => {
  const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });

  const answers = [];
  for (let asked = 0; asked <= 120; asked += 1) {
    answers.push(await find('web_none-1000000000000000000', 'a@example.org', limited.app));
  }

  expect(answers.slice(0, 120).every(({ codes }) => codes[0] === 'no_link')).toBe(true);
  expect(answers[120]?.codes).toEqual(['too_many_request']);
});
