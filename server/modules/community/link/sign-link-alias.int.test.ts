import { expect, test } from 'vitest';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';

const LINK_ID = 'web_example-community-1000000000000000001';

const GITEE_ID = 'gitee_example-1633014532584239786';

const testApp = await createTestApp({
  SIGN_LINK_ALIASES: JSON.stringify({ 'ZXhhbXBsZQ==': LINK_ID, Z2l0ZWUlMkZleGFtcGxl: GITEE_ID }),
});

test.each([
  ['an old sign link', 'ZXhhbXBsZQ==', LINK_ID],
  ['another of the same service, for a link on a code platform', 'Z2l0ZWUlMkZleGFtcGxl', GITEE_ID],
  ['an identifier that stands for nothing', 'ZXhhbXBsZQ', null],
  ['nothing', '', null],
  ['the name of an inherited property', 'constructor', null],
  ['the name of the prototype', '__proto__', null],
])('%s', async (_name, identifier, linkId) => {
  const query = 'query ($identifier: String!) { signLinkAlias(identifier: $identifier) }';

  expect(await graphql(testApp.app, query, { identifier })).toMatchObject({
    codes: [],
    data: { signLinkAlias: linkId },
  });
});
