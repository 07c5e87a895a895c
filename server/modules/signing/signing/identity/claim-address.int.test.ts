import { expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

const SEND = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: CLAIM_ADDRESS, linkId: $linkId, email: $email, language: EN }) { challenge }
}`;
const CLAIM = `mutation ($input: ClaimAddressInput!) {
  claimAddress(input: $input) { identity { id linkId reference email platform account } }
}`;
const STATUS = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state type } }`;

interface Claimed {
  claimAddress: { identity: { id: string; linkId: string; reference: string; email: string } };
}

const testApp = await createTestApp();

async function arrange(): Promise<{ link: Link; email: string; reference: string }> {
  const em = testApp.em();
  const link = await buildLink(em);
  const email = newEmail(`signer-${crypto.randomUUID()}.example`);
  const { reference } = await buildIndividualSigning(em, await buildCla(em, link), { email });
  return { link, email, reference };
}

async function codeFor({ linkId }: Link, email: string): Promise<string> {
  await graphql(testApp.app, SEND, { linkId, email });
  return testApp.codeSentTo(email);
}

interface Further {
  readonly link: Link;
  readonly email: string;
  readonly claimedEmail: string;
}

async function claim({ link, email, claimedEmail }: Further, input: object = {}): Promise<GraphqlAnswer<Claimed>> {
  const emailCode = await codeFor(link, email);
  const claimedCode = await codeFor(link, claimedEmail);
  const given = { linkId: link.linkId, email, emailCode, claimedEmail, claimedCode, ...input };
  return graphql(testApp.app, CLAIM, { input: given });
}

async function stateOf({ linkId }: Link, email: string): Promise<string | undefined> {
  const answer: GraphqlAnswer<{ signingStatus: { state: string } }> = await graphql(testApp.app, STATUS, {
    linkId,
    email,
  });
  return answer.data?.signingStatus.state;
}

test('a further address has the status of the signing', async () => {
  const { link, email, reference } = await arrange();
  const claimedEmail = newEmail();
  expect(await stateOf(link, claimedEmail)).toBe('NOT_SIGNED');
  const answer = await claim({ link, email, claimedEmail });
  expect(answer.data?.claimAddress.identity).toMatchObject({ linkId: link.linkId, reference, email: claimedEmail });
  expect(await stateOf(link, claimedEmail)).toBe('VALID');
  const subject = answer.data?.claimAddress.identity.id ?? '';
  expect(await testApp.em().count(AuditEvent, { action: 'IDENTITY_PROVED', subject })).toBe(1);
});

test.each<[string, (further: Further) => Promise<[Further, object?]>, string]>([
  ['nothing signed', async (further) => [{ ...further, email: newEmail() }], 'no_link'],
  [
    'an address that signed itself',
    async (further) => {
      const { email, link } = further;
      return [{ link, email, claimedEmail: email }, {}];
    },
    'resigned',
  ],
  [
    'an address in the domain of a corporation',
    async (further) => {
      const domain = `corp-${crypto.randomUUID()}.example`;
      const em = testApp.em();
      await buildCorporation(em, em.merge(further.link), { domains: [domain] });
      return [{ ...further, claimedEmail: `somebody@${domain}` }];
    },
    'go_to_sign_employee_cla',
  ],
  ['a wrong code', async (further) => [further, { emailCode: 'wrong' }], 'wrong_verification_code'],
  [
    'a wrong code of the further address',
    async (further) => [further, { claimedCode: 'x' }],
    'wrong_verification_code',
  ],
  ['a malformed address', async (further) => [further, { claimedEmail: 'nobody' }], 'invalid_email'],
])('%s is refused and ties nothing', async (_name, vary, code) => {
  const { link, email } = await arrange();
  const [further, input] = await vary({ link, email, claimedEmail: newEmail() });
  const answer = await claim(further, input);
  expect(answer.codes).toEqual([code]);
  expect(await testApp.em().count(ProvedIdentity, { link: link.id })).toBe(0);
});

test('of two signers who claim an address at once, one gets it', async () => {
  const { link, email } = await arrange();
  const other = newEmail();
  const em = testApp.em();
  await buildIndividualSigning(em, await buildCla(em, em.merge(link)), { email: other });
  const claimedEmail = newEmail();
  const codes = [await codeFor(link, email), await codeFor(link, other), await codeFor(link, claimedEmail)];
  const inputs = [email, other].map((signer, index) => ({
    linkId: link.linkId,
    email: signer,
    emailCode: codes[index],
    claimedEmail,
    claimedCode: codes[2],
  }));
  const answers = await Promise.all(inputs.map((input) => graphql(testApp.app, CLAIM, { input })));
  expect(answers.filter((answer) => answer.codes.length === 0)).toHaveLength(1);
  expect(await testApp.em().count(ProvedIdentity, { link: link.id })).toBe(1);
});
