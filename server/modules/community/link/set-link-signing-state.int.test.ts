import { describe, expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { Link } from './link.entity.ts';
import { arrangeCommunity, mutate, type Community } from './testing/community.ts';

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { linkId: $linkId, email: $email, purpose: INDIVIDUAL_SIGNING, language: ZH }) { expiresAt }
}`;
const SEND = 'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { expiresAt } }';
const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';
const AGREE = `mutation ($input: AgreeToCurrentIndividualClaInput!) {
  agreeToCurrentIndividualCla(input: $input) { signing { reference } }
}`;
const LINK = 'query ($id: ID!) { link(id: $id) { signingState visitorText } }';

const testApp = await createTestApp();

interface Managed extends Community {
  readonly link: Link;
  readonly cla: Cla;
}

async function arrangeLink(): Promise<Managed> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  const link = await buildLink(em, { owner: em.merge(community.account) });
  return { ...community, link, cla: await buildCla(em, link) };
}

type Headers = Readonly<Record<string, string>>;
const set = ({ link, headers }: Managed, state: string, more: object = {}, as: Headers = headers) =>
  mutate<object>(testApp, 'setLinkSigningState', {
    input: { linkId: link.linkId, state, ...more },
    selection: 'link { link { signingState visitorText } }',
    headers: as,
  });

const shown = async ({ link }: Managed) =>
  (await graphql<{ link: object }>(testApp.app, LINK, { id: link.linkId })).data?.link;

async function code({ link }: Managed, email: string): Promise<string> {
  const { codes } = await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  return codes.length > 0 ? '000000' : testApp.codeSentTo(email);
}

async function sign(managed: Managed): Promise<GraphqlAnswer<object>> {
  const email = newEmail();
  const verificationCode = await code(managed, email);
  const signer = { name: 'Example Signer', email, language: 'ZH', fieldValues: [], privacyConsented: true };
  const input = { linkId: managed.link.linkId, claId: managed.cla.id, verificationCode, ...signer };
  return graphql(testApp.app, SIGN, { input });
}

const signingsOf = ({ link }: Managed) => testApp.em().count(IndividualSigning, { link });

describe.each(['PAUSED', 'CLOSED'])('a link that is %s', (state) => {
  test('says so with the words of the community, and takes no new signing', async () => {
    const managed = await arrangeLink();

    const answer = await set(managed, state, { visitorText: '  We are moving.\nCome back in May. ' });

    const said = { signingState: state, visitorText: 'We are moving.\nCome back in May.' };
    expect(answer.data?.['setLinkSigningState']).toEqual({ link: { link: said } });
    expect(await shown(managed)).toEqual(said);
    expect((await sign(managed)).codes).toEqual(['not_ready_to_sign']);
    expect(await signingsOf(managed)).toBe(0);
    const events = await testApp.em().find(AuditEvent, { subject: managed.link.id });
    expect(events).toMatchObject([{ action: `LINK_${state}`, details: { linkId: managed.link.linkId } }]);
  });

  test.each(['INDIVIDUAL_SIGNING', 'EMPLOYEE_SIGNING', 'CORPORATION_SIGNING'])(
    'mails no code for a new signing: %s',
    async (purpose) => {
      const managed = await arrangeLink();
      await buildCla(testApp.em(), managed.link, { type: ClaType.CORPORATION });
      await set(managed, state);
      const email = newEmail();
      const about = { linkId: managed.link.linkId, corporationSigningId: crypto.randomUUID() };

      const answer = await graphql(testApp.app, SEND, { input: { ...about, email, purpose, language: 'ZH' } });

      expect(answer.codes).toEqual(['not_ready_to_sign']);
      expect(await testApp.mailsTo(email)).toEqual([]);
    },
  );

  test('takes signings again once it is opened', async () => {
    const managed = await arrangeLink();
    await set(managed, state, { visitorText: 'Soon.' });

    await set(managed, 'OPEN', { visitorText: 'ignored' });

    expect(await shown(managed)).toEqual({ signingState: 'OPEN', visitorText: null });
    expect((await sign(managed)).codes).toEqual([]);
  });
});

test('signers of a closed link keep their status and agree to newer versions', async () => {
  const managed = await arrangeLink();
  const em = testApp.em();
  const email = newEmail();
  await buildIndividualSigning(em, managed.cla, { email });
  const newer = await buildCla(em, managed.link, { bytes: await pdfWithText(['Newer.']) });
  await set(managed, 'CLOSED');

  const verificationCode = await code(managed, email);
  const input = { linkId: managed.link.linkId, email, claId: newer.id, verificationCode, privacyConsented: true };
  expect((await graphql(testApp.app, AGREE, { input })).codes).toEqual([]);
  const STATUS =
    'query ($id: ID!, $email: String!) { signingStatus(linkId: $id, email: $email) { state versionMatched } }';
  const { data } = await graphql(testApp.app, STATUS, { id: managed.link.linkId, email });
  expect(data).toEqual({ signingStatus: { state: 'VALID', versionMatched: true } });
});

test('a signing that races the closing is stored before it or refused', async () => {
  const managed = await arrangeLink();

  const [closed, ...signed] = await Promise.all([
    set(managed, 'CLOSED'),
    ...Array.from({ length: 8 }, () => sign(managed)),
  ]);

  expect(closed.codes).toEqual([]);
  const refused = signed.flatMap(({ codes }) => codes);
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['not_ready_to_sign'] : []));
  expect(await signingsOf(managed)).toBe(8 - refused.length);
  expect((await sign(managed)).codes).toEqual(['not_ready_to_sign']);
});

test.each([
  ['above 500 characters', 'x'.repeat(501)],
  ['with a control character', 'a\u0007b'],
])('a text %s is refused and changes nothing', async (_name, visitorText) => {
  const managed = await arrangeLink();

  const answer = await set(managed, 'PAUSED', { visitorText });

  expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field: 'visitorText' } }]);
  expect(await shown(managed)).toEqual({ signingState: 'OPEN', visitorText: null });
});
