import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { Cla } from '#server/modules/cla/cla.entity.ts';
import { pdfWithoutText, pdfWithText } from '#server/modules/cla/testing/cla-pdf.ts';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { deriveDocuments } from '#server/modules/signing/testing/derive-documents.ts';
import { buildCla, buildCorporation, buildIndividualSigning, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual-signing.entity.ts';

const DAY = 86_400_000;

const DIFF = `query ($linkId: ID!, $email: String!) {
  individualClaDiff(linkId: $linkId, email: $email) {
    from { version } to { id version } graceEndsAt isTextAvailable
    paragraphs { kind before { text changed } after { text changed } }
  }
}`;

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;

const AGREE = `mutation ($input: AgreeToCurrentIndividualClaInput!) {
  agreeToCurrentIndividualCla(input: $input) {
    signing { reference name email cla { version } } documentUrl
  }
}`;

const STATUS = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { state versionMatched }
}`;

interface Diff {
  individualClaDiff: {
    from: { version: number };
    to: { id: string; version: number };
    graceEndsAt: string;
    isTextAvailable: boolean;
    paragraphs: { kind: string; before: object[]; after: object[] }[];
  };
}

interface Agreed {
  agreeToCurrentIndividualCla: {
    signing: { reference: string; name: string; email: string; cla: { version: number } };
    documentUrl: string;
  };
}

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});

interface Waiting {
  readonly link: Link;
  readonly older: Cla;
  readonly current: Cla;
  readonly email: string;
}

interface Texts {
  readonly older?: Buffer;
  readonly current?: Buffer;
  readonly gracePeriodDays?: number;
  readonly daysAgo?: number;
}

/** Somebody who signed a version that has since been superseded. */
async function arrangeWaiting({ gracePeriodDays = 30, daysAgo = 0, ...texts }: Texts = {}): Promise<Waiting> {
  const em = testApp.em();
  const link = await buildLink(em, { gracePeriodDays });
  const older = await buildCla(em, link, { bytes: texts.older ?? (await pdfWithText(['You may copy it.'])) });
  const email = newEmail();
  const signing = await buildIndividualSigning(em, older, { email, name: 'Example Signer' });
  signing.fieldValues = { '0': 'Example Signer', '1': email, '2': '13800000000' };
  const bytes = texts.current ?? (await pdfWithText(['You may sell it.']));
  const current = await buildCla(em, link, { bytes, createdAt: new Date(Date.now() - daysAgo * DAY) });
  return { link, older, current, email };
}

const diffOf = ({ link, email }: Pick<Waiting, 'link' | 'email'>): Promise<GraphqlAnswer<Diff>> =>
  graphql<Diff>(testApp.app, DIFF, { linkId: link.linkId, email });

async function sendCode({ link, email }: Waiting): Promise<string> {
  await graphql(testApp.app, SEND_CODE, { linkId: link.linkId, email });
  return testApp.codeSentTo(email);
}

function inputFor({ link, email, current }: Waiting, overrides: object = {}): object {
  const required = { linkId: link.linkId, email, claId: current.id, privacyConsented: true };
  return { ...required, verificationCode: '000000', ...overrides };
}

async function agree(waiting: Waiting, overrides: object = {}): Promise<GraphqlAnswer<Agreed>> {
  const verificationCode = await sendCode(waiting);
  return graphql<Agreed>(testApp.app, AGREE, { input: inputFor(waiting, { verificationCode, ...overrides }) });
}

const live = ({ link, email }: Waiting): Promise<IndividualSigning[]> =>
  testApp.em().find(IndividualSigning, { link, emailKey: email, endedAt: null });

async function statusOf({ link, email }: Waiting): Promise<unknown> {
  const answer = await graphql<{ signingStatus: object }>(testApp.app, STATUS, { linkId: link.linkId, email });
  return answer.data?.signingStatus;
}

describe('the difference', () => {
  test('shows what changed, and until when the signing counts', async () => {
    const older = await pdfWithText(['1 Licence', 'You may copy it.', 'Nothing else.']);
    const waiting = await arrangeWaiting({ older, current: await pdfWithText(['1 Licence', 'You may sell it.']) });

    const { data } = await diffOf(waiting);

    expect(data?.individualClaDiff).toMatchObject({ from: { version: 1 }, to: { version: 2 }, isTextAvailable: true });
    expect(new Date(data?.individualClaDiff.graceEndsAt ?? '')).toEqual(
      new Date(waiting.current.createdAt.getTime() + 30 * DAY),
    );
    const [same, changed, gone] = data?.individualClaDiff.paragraphs ?? [];
    expect(same).toMatchObject({ kind: 'UNCHANGED', after: [{ text: '1 Licence', changed: false }] });
    expect(changed).toMatchObject({
      kind: 'CHANGED',
      before: [{ text: 'You may ' }, { text: 'copy ', changed: true }, { text: 'it.' }],
      after: [{ text: 'You may ' }, { text: 'sell ', changed: true }, { text: 'it.' }],
    });
    expect(gone).toMatchObject({ kind: 'REMOVED', after: [] });
  });

  test('says when a document has no text', async () => {
    const { data } = await diffOf(await arrangeWaiting({ older: await pdfWithoutText() }));

    expect(data?.individualClaDiff).toMatchObject({ isTextAvailable: false, paragraphs: [] });
  });

  test('takes addresses in any letter case', async () => {
    const waiting = await arrangeWaiting();

    expect((await diffOf({ ...waiting, email: waiting.email.toUpperCase() })).codes).toEqual([]);
  });

  test('needs an address', async () => {
    const { link } = await arrangeWaiting();
    expect((await diffOf({ link, email: 'nobody' })).codes).toEqual(['invalid_email']);
  });

  test('needs a signing', async () => {
    const { link } = await arrangeWaiting();
    expect((await diffOf({ link, email: newEmail() })).codes).toEqual(['no_link']);
  });

  test('needs a link', async () => {
    const answer = await graphql(testApp.app, DIFF, { linkId: 'web_none-1000000000000000000', email: newEmail() });
    expect(answer.codes).toEqual(['no_link']);
  });

  test('needs a newer version in the signed language', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const email = newEmail();
    await buildIndividualSigning(em, await buildCla(em, link), { email });
    await buildCla(em, link, { language: 'en' });
    await buildCla(em, link, { language: 'en', bytes: await pdfWithText(['New in English']) });

    expect((await diffOf({ link, email })).codes).toEqual(['cla_is_latest']);
  });

  test('sends employees to their corporation', async () => {
    const waiting = await arrangeWaiting();
    await buildCorporation(testApp.em(), waiting.link, { domains: ['example.org'] });

    expect((await diffOf(waiting)).codes).toEqual(['go_to_sign_employee_cla']);
  });

  test('is limited like the signing status', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    const ask = (): Promise<GraphqlAnswer<unknown>> =>
      graphql(limited.app, DIFF, { linkId: 'web_none-1000000000000000000', email: 'a@example.org' });
    await Promise.all(Array.from({ length: 120 }, ask));

    expect((await ask()).codes).toEqual(['too_many_request']);
  });
});

describe('agreeing', () => {
  test('signs the current version with the same values, and ends the older signing', async () => {
    const waiting = await arrangeWaiting({ daysAgo: 31 });
    const [before] = await live(waiting);
    expect(await statusOf(waiting)).toEqual({ state: 'EXPIRED', versionMatched: false });

    const payload = (await agree(waiting)).data?.agreeToCurrentIndividualCla;

    expect(payload?.signing).toMatchObject({ name: 'Example Signer', email: waiting.email, cla: { version: 2 } });
    const [signing, ...others] = await live(waiting);
    expect(others).toEqual([]);
    expect(signing).toMatchObject({
      reference: payload?.signing.reference,
      language: 'zh',
      fieldValues: { '0': 'Example Signer', '1': waiting.email, '2': '13800000000' },
      ip: '127.0.0.1',
    });
    expect(signing?.reference).not.toBe(before?.reference);
    expect(await testApp.em().findOneOrFail(IndividualSigning, before?.id ?? '')).toMatchObject({
      endedAt: expect.any(Date),
      endReason: 'superseded',
    });
    const events = await testApp.em().find(AuditEvent, { subject: { $in: [before?.id ?? '', signing?.id ?? ''] } });
    expect(events.map(({ action }) => action).toSorted()).toEqual(['INDIVIDUAL_SIGNED', 'INDIVIDUAL_SIGNING_ENDED']);
    expect(await statusOf(waiting)).toEqual({ state: 'VALID', versionMatched: true });
  });

  test('makes a document of the current version, and mails it', async () => {
    const waiting = await arrangeWaiting();

    const payload = (await agree(waiting)).data?.agreeToCurrentIndividualCla;
    await deriveDocuments(testApp);

    const document = await testApp.app.inject({ url: new URL(payload?.documentUrl ?? '').pathname });
    expect(document.statusCode).toBe(200);
    const mail = (await testApp.mailsTo(waiting.email)).find(({ template }) => template === 'individual_signed');
    expect(mail).toMatchObject({
      data: { claVersion: '2' },
      attachments: [{ documentSha256: fingerprint(document.rawPayload) }],
    });
  });

  test('accepts the number of the CLA too', async () => {
    const waiting = await arrangeWaiting();

    expect((await agree(waiting, { claId: String(waiting.current.number) })).codes).toEqual([]);
  });

  test('keeps each value with its field when the fields were reordered', async () => {
    const em = testApp.em();
    const waiting = await arrangeWaiting();
    const fields = waiting.current.fields.toReversed().map((field, index) => ({ ...field, id: String(index) }));
    await em.nativeUpdate(Cla, { id: waiting.current.id }, { fields });

    await agree(waiting);

    const [signing] = await live(waiting);
    expect(signing?.fieldValues).toEqual({ '0': '13800000000', '1': waiting.email, '2': 'Example Signer' });
  });
});

describe('a field that the current version adds', () => {
  const address = { id: '3', type: 'address', title: 'Address', description: '', required: true } as const;
  async function arrangeAddress(): Promise<Waiting> {
    const waiting = await arrangeWaiting();
    const fields = [...waiting.current.fields, address];
    await testApp.em().nativeUpdate(Cla, { id: waiting.current.id }, { fields });
    return waiting;
  }

  test('is filled in with the agreement; what was signed stays', async () => {
    const waiting = await arrangeAddress();
    const fieldValues = [
      { id: '2', value: '13900000000' },
      { id: '3', value: '1 Example Street' },
    ];

    expect((await agree(waiting, { fieldValues })).codes).toEqual([]);
    const [signing] = await live(waiting);
    expect(signing?.fieldValues).toMatchObject({ '2': '13800000000', '3': '1 Example Street' });
  });

  test.each([
    ['is required', []],
    ['must be printable', [{ id: '3', value: '🏠' }]],
  ])('%s', async (_name, fieldValues) => {
    const waiting = await arrangeAddress();

    const answer = await agree(waiting, { fieldValues });

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: '3' });
    expect(await live(waiting)).toMatchObject([{ cla: { id: waiting.older.id } }]);
  });
});

describe('agreeing is refused and changes nothing', () => {
  const refusals: [string, object, string][] = [
    ['without consent', { privacyConsented: false }, 'bad_request_parameter'],
    ['without a code', { verificationCode: ' ' }, 'bad_request_parameter'],
    ['with a wrong code', { verificationCode: 'wrong' }, 'wrong_verification_code'],
    ['with a malformed address', { email: 'nobody' }, 'invalid_email'],
    ['at an unknown link', { linkId: 'web_none-1000000000000000000' }, 'no_link'],
    ['with the id of nothing', { claId: 'none' }, 'unmatched_cla'],
  ];

  test.each(refusals)('%s', async (_name, overrides, code) => {
    const waiting = await arrangeWaiting();
    const before = await live(waiting);

    expect((await agree(waiting, overrides)).codes).toEqual([code]);
    expect((await live(waiting)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('with the version that was signed', async () => {
    const waiting = await arrangeWaiting();

    expect((await agree(waiting, { claId: waiting.older.id })).codes).toEqual(['unmatched_cla']);
  });

  test('with a version that was superseded after it was read', async () => {
    const waiting = await arrangeWaiting();
    await buildCla(testApp.em(), waiting.link, { bytes: await pdfWithText(['Newer still.']) });

    expect((await agree(waiting)).codes).toEqual(['unmatched_cla']);
  });

  test('when nothing was signed', async () => {
    const waiting = await arrangeWaiting();

    expect((await agree({ ...waiting, email: newEmail() })).codes).toEqual(['no_link']);
  });

  test('a second time', async () => {
    const waiting = await arrangeWaiting();
    const stranger = newEmail();
    await buildIndividualSigning(testApp.em(), waiting.current, { email: stranger });

    expect((await agree({ ...waiting, email: stranger })).codes).toEqual(['cla_is_latest']);
  });

  test('when a corporation has claimed the domain', async () => {
    const waiting = await arrangeWaiting();
    await buildCorporation(testApp.em(), waiting.link, { domains: ['example.org'] });

    expect((await agree(waiting)).codes).toEqual(['go_to_sign_employee_cla']);
  });
});

test('of twenty concurrent agreements with one code, one succeeds', async () => {
  const waiting = await arrangeWaiting();
  const input = inputFor(waiting, { verificationCode: await sendCode(waiting) });

  const answers = await Promise.all(Array.from({ length: 20 }, () => graphql<Agreed>(testApp.app, AGREE, { input })));

  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  const refusals = new Set(answers.flatMap(({ codes }) => codes));
  expect(['cla_is_latest', 'expired_verification_code']).toEqual(expect.arrayContaining([...refusals]));
  expect(await live(waiting)).toHaveLength(1);
  const mails = (await testApp.mailsTo(waiting.email)).filter(({ template }) => template === 'individual_signed');
  expect(mails).toHaveLength(1);
});
