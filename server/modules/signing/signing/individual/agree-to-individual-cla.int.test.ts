import { describe, expect, test } from 'vitest';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual-signing.entity.ts';
import { IndividualAgreements, AGREE, type Waiting, type Agreed, inputFor } from './testing/individual-agreements.ts';

const testApp = await createTestApp();
const agreements = new IndividualAgreements(testApp);

describe('agreeing', () => {
  test('signs the current version with the same values, and ends the older signing', async () => {
    const waiting = await agreements.arrangeWaiting({ daysAgo: 31 });
    const [before] = await agreements.live(waiting);
    expect(await agreements.statusOf(waiting)).toEqual({ state: 'EXPIRED', versionMatched: false });

    const payload = (await agreements.agree(waiting)).data?.agreeToCurrentIndividualCla;

    expect(payload?.signing).toMatchObject({ name: 'Example Signer', email: waiting.email, cla: { version: 2 } });
    const [signing, ...others] = await agreements.live(waiting);
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
    expect(await agreements.statusOf(waiting)).toEqual({ state: 'VALID', versionMatched: true });
  });

  test('makes a document of the current version, and mails it', async () => {
    const waiting = await agreements.arrangeWaiting();

    const payload = (await agreements.agree(waiting)).data?.agreeToCurrentIndividualCla;
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
    const waiting = await agreements.arrangeWaiting();

    expect((await agreements.agree(waiting, { claId: String(waiting.current.number) })).codes).toEqual([]);
  });

  test('keeps each value with its field when the fields were reordered', async () => {
    const em = testApp.em();
    const waiting = await agreements.arrangeWaiting();
    const fields = waiting.current.fields.toReversed().map((field, index) => ({ ...field, id: String(index) }));
    await em.nativeUpdate(Cla, { id: waiting.current.id }, { fields });

    await agreements.agree(waiting);

    const [signing] = await agreements.live(waiting);
    expect(signing?.fieldValues).toEqual({ '0': '13800000000', '1': waiting.email, '2': 'Example Signer' });
  });
});

describe('a field that the current version adds', () => {
  const address = { id: '3', type: 'address', title: 'Address', description: '', required: true } as const;
  async function arrangeAddress(): Promise<Waiting> {
    const waiting = await agreements.arrangeWaiting();
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

    expect((await agreements.agree(waiting, { fieldValues })).codes).toEqual([]);
    const [signing] = await agreements.live(waiting);
    expect(signing?.fieldValues).toMatchObject({ '2': '13800000000', '3': '1 Example Street' });
  });

  test.each([
    ['is required', []],
    ['must be printable', [{ id: '3', value: '🏠' }]],
  ])('%s', async (_name, fieldValues) => {
    const waiting = await arrangeAddress();

    const answer = await agreements.agree(waiting, { fieldValues });

    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field: '3' });
    expect(await agreements.live(waiting)).toMatchObject([{ cla: { id: waiting.older.id } }]);
  });
});

test('of twenty concurrent agreements with one code, one succeeds', async () => {
  const waiting = await agreements.arrangeWaiting();
  const input = inputFor(waiting, { verificationCode: await agreements.sendCode(waiting) });

  const answers = await Promise.all(Array.from({ length: 20 }, () => graphql<Agreed>(testApp.app, AGREE, { input })));

  expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1);
  const refusals = new Set(answers.flatMap(({ codes }) => codes));
  expect(['cla_is_latest', 'expired_verification_code']).toEqual(expect.arrayContaining([...refusals]));
  expect(await agreements.live(waiting)).toHaveLength(1);
  const mails = (await testApp.mailsTo(waiting.email)).filter(({ template }) => template === 'individual_signed');
  expect(mails).toHaveLength(1);
});
