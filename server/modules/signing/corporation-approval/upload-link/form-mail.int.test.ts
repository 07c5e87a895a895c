import { expect, test } from 'vitest';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import {
  CorporationSigner,
  newDomain,
} from '#server/modules/signing/signing/corporation/testing/corporation-signer.ts';
import { deliverRefused } from '#server/modules/signing/signing/testing/deliver-refused.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { uploadKeyIn } from './testing/upload-link.ts';

const STATE = 'query ($key: ID!) { corporationProgress(key: $key) { formMail } }';

const testApp = await createTestApp();

/** Signs for a corporation; returns the mail with the document to sign, and the key of the page that follows it. */
async function signCorporation(): Promise<{ mail: Email | undefined; key: string }> {
  const signer = new CorporationSigner(testApp);
  const { link, en } = await signer.arrangeLink();
  const email = newEmail(newDomain());
  await signer.signWithCode(link, en, { email });
  await deriveDocuments(testApp);
  const mail = (await testApp.mailsTo(email)).find(({ template }) => template === 'corporation_signing_document');
  return { mail, key: mail === undefined ? '' : uploadKeyIn(testApp, mail) };
}

const stateOf = async (key: string) =>
  (await graphql<{ corporationProgress: { formMail: string } }>(testApp.app, STATE, { key })).data?.corporationProgress
    .formMail;

test.each([
  ['attachments', 'WITHOUT_DOCUMENT'],
  ['everything', 'REFUSED'],
] as const)(
  'S43: the page of a corporation says what became of the mail with its document, of a server that refuses %s',
  async (refuses, state) => {
    const { mail, key } = await signCorporation();
    expect(await stateOf(key)).toBe('WAITING');

    await deliverRefused(testApp, mail, refuses);

    expect(await stateOf(key)).toBe(state);
  },
);
