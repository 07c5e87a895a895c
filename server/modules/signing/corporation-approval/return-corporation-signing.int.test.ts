import { describe, expect, test } from 'vitest';
import { eventPayload } from '#server/consequences.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate, newPdf, type Community } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { notifyCommunity } from '#server/modules/signing/signing/corporation/notify-community.job.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

interface Managed extends Community {
  readonly link: Link;
}

async function arrangeLink(): Promise<Managed> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  return { ...community, link: await buildLink(em, { owner: em.merge(community.account) }) };
}

/** A corporation whose signed document waits for the review. */
async function arrangeUploaded({ link }: Managed): Promise<CorporationSigning> {
  const em = testApp.em();
  const signing = await buildCorporation(em, link, { state: 'uncompleted' });
  const uploadedAt = new Date();
  const signedPdf = await storeDocument(em, { bytes: await newPdf(), createdAt: uploadedAt });
  em.assign(em.getReference(CorporationSigning, signing.id), { signedPdf, pdfUploadedAt: uploadedAt });
  em.create(SignedPdfUpload, { corporationSigning: signing.id, document: signedPdf, uploadedAt });
  await em.flush();
  return signing;
}

type Headers = Readonly<Record<string, string>>;
const giveBack = ({ headers }: Managed, id: string, reason = 'Page 2 is missing.', as: Headers = headers) =>
  mutate<object>(testApp, 'returnCorporationSigning', {
    input: { id, reason },
    selection: 'corporationSigning { pdfUploadedAt returnReason }',
    headers: as,
  });

const LIST = `query ($linkId: ID!, $waitsFor: CorporationWait) {
  corporationSignings(linkId: $linkId, state: UNCOMPLETED, waitsFor: $waitsFor) { nodes { id } }
  corporationSigningCounts(linkId: $linkId) {
    uncompleted awaitingDocument awaitingReview awaitingCorrection
  }
}`;
interface Listed {
  readonly corporationSignings: { readonly nodes: readonly { id: string }[] };
  readonly corporationSigningCounts: object;
}
async function waiting({ link, headers }: Managed, waitsFor: string) {
  const { data } = await graphql<Listed>(testApp.app, LIST, { linkId: link.linkId, waitsFor }, headers);
  return { ids: data?.corporationSignings.nodes.map(({ id }) => id), counts: data?.corporationSigningCounts };
}
const stored = (id: string) => testApp.em().findOneOrFail(CorporationSigning, id);

describe('a signed document is returned', () => {
  test('with a reason that is mailed; the signing waits for another one, and the document stays', async () => {
    const managed = await arrangeLink();
    const signing = await arrangeUploaded(managed);
    const fresh = await buildCorporation(testApp.em(), managed.link, { state: 'uncompleted' });
    expect(await waiting(managed, 'REVIEW')).toEqual({
      ids: [signing.id],
      counts: { uncompleted: 2, awaitingDocument: 1, awaitingReview: 1, awaitingCorrection: 0 },
    });

    const answer = await giveBack(managed, signing.id, ' Page 2 is missing.\nPlease scan it. ');

    const reason = 'Page 2 is missing.\nPlease scan it.';
    expect(answer.data?.['returnCorporationSigning']).toEqual({
      corporationSigning: { pdfUploadedAt: null, returnReason: reason },
    });
    expect(await waiting(managed, 'REVIEW')).toEqual({
      ids: [],
      counts: { uncompleted: 2, awaitingDocument: 1, awaitingReview: 0, awaitingCorrection: 1 },
    });
    expect((await waiting(managed, 'CORRECTION')).ids).toEqual([signing.id]);
    expect((await waiting(managed, 'DOCUMENT')).ids).toEqual([fresh.id]);
    expect(await testApp.mailsTo(signing.representativeEmail)).toMatchObject([
      { template: 'corporation_returned', data: { reason, reference: signing.reference } },
    ]);
    const [event] = await testApp.em().find(AuditEvent, { subject: signing.id });
    expect(event).toMatchObject({ action: 'CORPORATION_RETURNED' });
    const uploads = await testApp.em().find(SignedPdfUpload, { corporationSigning: signing });
    expect(uploads).toMatchObject([{ document: { sha256: event?.details['documentSha256'] } }]);
  });

  test('and cannot be approved or returned again before another one is uploaded', async () => {
    const managed = await arrangeLink();
    const signing = await arrangeUploaded(managed);
    await giveBack(managed, signing.id);

    const approve =
      'mutation ($input: CorporationSigningInput!) { approveCorporationSigning(input: $input) { corporationSigning { id } } }';
    const approved = await graphql(testApp.app, approve, { input: { id: signing.id } }, managed.headers);
    expect(approved.codes).toEqual(['unuploaded']);
    expect((await giveBack(managed, signing.id)).codes).toEqual(['unuploaded']);
  });

  test('once, of eight concurrent attempts', async () => {
    const managed = await arrangeLink();
    const signing = await arrangeUploaded(managed);

    const answers = await Promise.all(Array.from({ length: 8 }, () => giveBack(managed, signing.id)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 7 }, () => 'unuploaded'));
    expect(await testApp.mailsTo(signing.representativeEmail)).toHaveLength(1);
  });

  test.each([
    ['without a reason', ' '],
    ['with a reason above 500 characters', 'x'.repeat(501)],
  ])('not %s', async (_name, reason) => {
    const managed = await arrangeLink();
    const signing = await arrangeUploaded(managed);

    const answer = await giveBack(managed, signing.id, reason);

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field: 'reason' } }]);
    expect((await stored(signing.id)).pdfUploadedAt).not.toBeNull();
  });

  test('not once it was approved', async () => {
    const managed = await arrangeLink();
    const completed = await buildCorporation(testApp.em(), managed.link);
    const signing = await arrangeUploaded(managed);

    expect((await giveBack(managed, completed.id)).codes).toEqual(['not_ready_to_sign']);
    expect((await stored(signing.id)).pdfUploadedAt).not.toBeNull();
  });
});

describe('when a corporation has signed', () => {
  const run = (signing: CorporationSigning) =>
    notifyCommunity.run(
      testApp.deps,
      eventPayload.parse({ action: 'CORPORATION_SIGNED', subject: signing.id, details: {} }),
    );

  test('the owner of the link is mailed once, in their language, however often the job runs', async () => {
    const managed = await arrangeLink();
    await testApp.em().nativeUpdate(CommunityAccount, managed.account.id, { language: 'en' });
    const signing = await buildCorporation(testApp.em(), managed.link, { state: 'uncompleted' });

    await Promise.all([run(signing), run(signing)]);
    await run(signing);

    const { email } = managed.account;
    expect(await testApp.mailsTo(email ?? '')).toMatchObject([
      {
        template: 'corporation_submitted',
        language: 'en',
        data: { corporationName: signing.corporationName, reference: signing.reference },
      },
    ]);
  });

  test('nobody is mailed where no address is known', async () => {
    const managed = await arrangeLink();
    const em = testApp.em();
    await em.nativeUpdate(managed.account.constructor as never, { id: managed.account.id }, { email: null });
    const signing = await buildCorporation(em, managed.link, { state: 'uncompleted' });

    await run(signing);

    expect(await testApp.mailsTo(managed.account.email ?? '')).toEqual([]);
  });
});
