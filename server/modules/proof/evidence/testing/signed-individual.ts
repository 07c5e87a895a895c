import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: EN }) { email }
}`;
const SIGN = `mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { evidenceUrl documentToken signing { reference } } }`;

interface Signed {
  readonly signIndividual: {
    readonly evidenceUrl: string;
    readonly documentToken: string;
    readonly signing: { readonly reference: string };
  };
}

/** An individual's signing as the service makes it. */
export interface SignedIndividual {
  readonly reference: string;
  /** The secret part of the document's address. */
  readonly token: string;
  readonly evidenceUrl: string;
  readonly owner: CommunityAccount;
}

/** Signs as an individual at a new link, and derives the document. */
export async function arrangeSignedIndividual(testApp: TestApp): Promise<SignedIndividual> {
  const signed = await arrangeUnsealedIndividual(testApp);
  await deriveDocuments(testApp);
  return signed;
}

/** Signs as an individual at a new link; the document is still to be derived. */
export async function arrangeUnsealedIndividual(testApp: TestApp): Promise<SignedIndividual> {
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link, { language: 'en' });
  const email = newEmail();
  await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  const verificationCode = await testApp.codeSentTo(email);
  const signer = { name: 'Example Signer', email, verificationCode, fieldValues: [], privacyConsented: true };
  const input = { linkId: link.linkId, claId: cla.id, language: 'EN', ...signer };
  const { data } = await graphql<Signed>(testApp.app, SIGN, { input });
  const { evidenceUrl = '', documentToken = '', signing } = data?.signIndividual ?? {};
  return {
    reference: signing?.reference ?? '',
    token: documentToken,
    evidenceUrl,
    owner: await link.owner.loadOrFail(),
  };
}
