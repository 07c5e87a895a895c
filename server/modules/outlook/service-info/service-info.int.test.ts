import { expect, test } from 'vitest';
import { DEMO_LINK_ID } from '#rules/demo-link-id.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';

test('the demo is named while there is one', async () => {
  const testApp = await createTestApp({ DEMO: 'true' });
  const ask = async () => (await graphql(testApp.app, '{ demoLinkId }', {})).data;
  expect(await ask()).toEqual({ demoLinkId: null });

  const em = testApp.em();
  const link = await buildLink(em, { linkId: DEMO_LINK_ID });
  expect(await ask()).toEqual({ demoLinkId: DEMO_LINK_ID });

  link.unlinkedAt = new Date();
  await em.flush();
  expect(await ask()).toEqual({ demoLinkId: null });
});
