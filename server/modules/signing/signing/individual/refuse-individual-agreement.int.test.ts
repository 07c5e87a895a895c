import { describe, expect, test } from 'vitest';
import { pdfWithoutText, pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualAgreements, DIFF, DAY } from './testing/individual-agreements.ts';

const testApp = await createTestApp();
const agreements = new IndividualAgreements(testApp);

describe('the difference', () => {
  test('shows what changed, and until when the signing counts', async () => {
    const older = await pdfWithText(['1 Licence', 'You may copy it.', 'Nothing else.']);
    const waiting = await agreements.arrangeWaiting({
      older,
      current: await pdfWithText(['1 Licence', 'You may sell it.']),
    });

    const { data } = await agreements.diffOf(waiting);

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
    const { data } = await agreements.diffOf(await agreements.arrangeWaiting({ older: await pdfWithoutText() }));

    expect(data?.individualClaDiff).toMatchObject({ isTextAvailable: false, paragraphs: [] });
  });

  test('takes addresses in any letter case', async () => {
    const waiting = await agreements.arrangeWaiting();

    expect((await agreements.diffOf({ ...waiting, email: waiting.email.toUpperCase() })).codes).toEqual([]);
  });

  test('needs an address', async () => {
    const { link } = await agreements.arrangeWaiting();
    expect((await agreements.diffOf({ link, email: 'nobody' })).codes).toEqual(['invalid_email']);
  });

  test('needs a signing', async () => {
    const { link } = await agreements.arrangeWaiting();
    expect((await agreements.diffOf({ link, email: newEmail() })).codes).toEqual(['no_link']);
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

    expect((await agreements.diffOf({ link, email })).codes).toEqual(['cla_is_latest']);
  });

  test('sends employees to their corporation', async () => {
    const waiting = await agreements.arrangeWaiting();
    await buildCorporation(testApp.em(), waiting.link, { domains: ['example.org'] });

    expect((await agreements.diffOf(waiting)).codes).toEqual(['go_to_sign_employee_cla']);
  });

  test('is limited like the signing status', async () => {
    const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
    const ask = (): Promise<GraphqlAnswer<unknown>> =>
      graphql(limited.app, DIFF, { linkId: 'web_none-1000000000000000000', email: 'a@example.org' });
    await Promise.all(Array.from({ length: 120 }, ask));

    expect((await ask()).codes).toEqual(['too_many_request']);
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
    const waiting = await agreements.arrangeWaiting();
    const before = await agreements.live(waiting);

    expect((await agreements.agree(waiting, overrides)).codes).toEqual([code]);
    expect((await agreements.live(waiting)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test('with the version that was signed', async () => {
    const waiting = await agreements.arrangeWaiting();

    expect((await agreements.agree(waiting, { claId: waiting.older.id })).codes).toEqual(['unmatched_cla']);
  });

  test('with a version that was superseded after it was read', async () => {
    const waiting = await agreements.arrangeWaiting();
    await buildCla(testApp.em(), waiting.link, { bytes: await pdfWithText(['Newer still.']) });

    expect((await agreements.agree(waiting)).codes).toEqual(['unmatched_cla']);
  });

  test('when nothing was signed', async () => {
    const waiting = await agreements.arrangeWaiting();

    expect((await agreements.agree({ ...waiting, email: newEmail() })).codes).toEqual(['no_link']);
  });

  test('a second time', async () => {
    const waiting = await agreements.arrangeWaiting();
    const stranger = newEmail();
    await buildIndividualSigning(testApp.em(), waiting.current, { email: stranger });

    expect((await agreements.agree({ ...waiting, email: stranger })).codes).toEqual(['cla_is_latest']);
  });

  test('when a corporation has claimed the domain', async () => {
    const waiting = await agreements.arrangeWaiting();
    await buildCorporation(testApp.em(), waiting.link, { domains: ['example.org'] });

    expect((await agreements.agree(waiting)).codes).toEqual(['go_to_sign_employee_cla']);
  });
});
