import { expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  mutate,
  type Community,
} from '#server/modules/community/link/testing/community.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { Cla } from './cla.entity.ts';

const SIGNERS = 4;
const ROUNDS = 5;

const testApp = await createTestApp();

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;
const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';

/** Prepares a signer who has a verification code; the returned function signs. */
async function arrangeSigner(link: Link, cla: Cla): Promise<() => Promise<GraphqlAnswer<object>>> {
  const email = newEmail();
  await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  const input = {
    linkId: link.linkId,
    claId: cla.id,
    language: 'ZH',
    name: 'Example Signer',
    email,
    verificationCode: await testApp.codeSentTo(email),
    fieldValues: [],
    privacyConsented: true,
  };
  return () => graphql(testApp.app, SIGN, { input });
}

type Act = (community: Community, link: Link, cla: Cla) => Promise<GraphqlAnswer<object>>;

const ACTS: Readonly<Record<string, { refusal: string | undefined; act: Act }>> = {
  'is removed': {
    refusal: 'cla_is_used',
    act: ({ headers }, { linkId }, { id }) =>
      mutate(testApp, 'removeCla', { input: { linkId, claId: id }, selection: 'link { id }', headers }),
  },
  'is unlinked': {
    refusal: 'link_is_used',
    act: ({ headers }, { linkId }) =>
      mutate(testApp, 'unlinkLink', { input: { linkId }, selection: 'unlinkedLinkId', headers }),
  },
};

test.each(Object.entries(ACTS))(
  'when a CLA is signed while it %s, either a signing exists or the CLA is gone',
  async (_name, { refusal, act }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const community = await arrangeCommunity(testApp);
      const em = testApp.em();
      const link = await buildLink(em, { owner: em.merge(community.account) });
      const cla = await buildCla(em, link);
      const signers: (() => Promise<GraphqlAnswer<object>>)[] = [];
      for (let signer = 0; signer < SIGNERS; signer += 1) {
        signers.push(await arrangeSigner(link, cla));
      }

      const [acted, ...signed] = await Promise.all([act(community, link, cla), ...signers.map((sign) => sign())]);

      const count = signed.filter(({ codes }) => codes.length === 0).length;
      expect(await testApp.em().count(IndividualSigning, { link })).toBe(count);
      expect(acted?.codes).toEqual(count > 0 ? [refusal] : []);
      expect(
        signed.flatMap(({ codes }) => codes).filter((code) => !['unmatched_cla', 'no_link'].includes(code)),
      ).toEqual([]);
    }
  },
);

test('a signing concurrent with a new version is of the old one or refused', async () => {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  const link = await buildLink(em, { owner: em.merge(community.account) });
  const cla = await buildCla(em, link);
  const sign = await arrangeSigner(link, cla);
  const documentSha256 = await arrangeUpload(testApp, community);
  const input = { linkId: link.linkId, type: 'INDIVIDUAL', language: 'ZH', documentSha256 };

  const [updated, signed] = await Promise.all([
    mutate(testApp, 'updateCla', { input, selection: 'cla { version }', headers: community.headers }),
    sign(),
  ]);

  expect(updated.codes).toEqual([]);
  const [signing] = await testApp.em().find(IndividualSigning, { link }, { populate: ['cla'] });
  expect(signed.codes).toEqual(signing === undefined ? ['unmatched_cla'] : []);
});
