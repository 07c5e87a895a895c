import { expect, test } from 'vitest';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { updateApiKeys } from './update-api-keys.job.ts';

test('a key opens only the links of organisations that its maker administered at the last log-in', async () => {
  const testApp = await createTestApp();
  const { account, headers } = await arrangeCommunity(testApp, { platform: 'github', organizations: ['kept', 'left'] });
  const em = testApp.em();
  const links = await Promise.all(
    ['kept', 'left'].map((organization) => buildLink(em, { platform: 'github', organization })),
  );
  const { data } = await mutate<{ key: string }>(testApp, 'createApiKey', {
    input: { name: 'bot', scopes: ['SIGNINGS_READ'] },
    selection: 'key',
    headers,
  });
  const caller = { 'x-api-key': data?.['createApiKey']?.key ?? '' };
  const read = async () =>
    Promise.all(
      links.map(async ({ linkId }) => {
        const query = 'query ($linkId: ID!) { signings(linkId: $linkId) { totalCount } }';
        return (await graphql(testApp.app, query, { linkId }, caller)).codes;
      }),
    );
  expect(await read()).toEqual([[], []]);

  await signIn(testApp, account, { organizations: ['kept'], createdAt: new Date(Date.now() + 1000) });
  const session = await testApp.em().findOneOrFail(Session, { account }, { orderBy: { createdAt: 'desc' } });
  const event = { action: 'LOGGED_IN', subject: account.id, details: { sessionId: session.id } };
  await updateApiKeys.run(testApp.deps, event);

  expect(await read()).toEqual([[], ['no_permission']]);
});
