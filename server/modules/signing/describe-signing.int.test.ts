import { expect, test } from 'vitest';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { newDocumentToken } from './document-token.ts';
import { ProvedIdentity } from './identity/proved-identity.entity.ts';

const testApp = await createTestApp();

const STATE = 'query ($token: ID!) { signedDocument(token: $token) { signing { state } } }';
const STATUS = 'query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }';

const DAY = 86_400_000;

test('a document tells how its own signing stands, not another that the address is tied to', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const documentToken = newDocumentToken();
  const { email, emailKey } = await buildIndividualSigning(em, await buildCla(em, link), { documentToken });
  const newer = await buildCla(em, link, { createdAt: new Date(Date.now() - 31 * DAY) });
  const { id: signing, reference, emailKey: signerKey } = await buildIndividualSigning(em, newer);
  em.create(ProvedIdentity, { link, signing, reference, signerKey, email, emailKey, provedAt: new Date() });
  await em.flush();

  const { data: status } = await graphql(testApp.app, STATUS, { linkId: link.linkId, email });
  const { data: document } = await graphql(testApp.app, STATE, { token: documentToken });

  expect(status).toEqual({ signingStatus: { state: 'VALID' } });
  expect(document).toEqual({ signedDocument: { signing: { state: 'EXPIRED' } } });
});
