import { expect, test } from 'vitest';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

const pagesOf = async (id: string, headers: Readonly<Record<string, string>>) => {
  const query = 'query ($id: ID!) { documentToSign(id: $id) { pages } }';
  const { data, codes } = await graphql<{ documentToSign: { pages: number | null } }>(
    testApp.app,
    query,
    { id },
    headers,
  );
  return { pages: data?.documentToSign.pages, codes };
};

test('the pages of the document to sign are counted for managers of the link alone', async () => {
  const managed = await arrangeManagedLink(testApp);
  const { id } = await arrangeCorporation(testApp, managed);

  expect(await pagesOf(id, managed.headers)).toEqual({ pages: 1, codes: [] });

  const stranger = await signIn(testApp, await buildAccount(testApp.em()));
  expect(await pagesOf(id, stranger)).toEqual({ pages: undefined, codes: ['no_permission'] });
});

test('a corporation that was sent no document has no number of pages', async () => {
  const managed = await arrangeManagedLink(testApp);
  const { id } = await arrangeCorporation(testApp, managed);
  await testApp.em().nativeUpdate(CorporationSigning, id, { document: null });

  expect(await pagesOf(id, managed.headers)).toEqual({ pages: null, codes: [] });
});
