import { beforeEach, describe, expect, test } from 'vitest';
import { newToken } from '#server/modules/access/session/session-token.ts';
import { mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  operate,
  pdfOf,
  stored,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { remindCorporations } from './remind-corporations.job.ts';
import { buildUploadLink, getForm, uploadByKey, uploadKeyIn } from './testing/upload-link.ts';

const DAY = 86_400_000;

const PROGRESS = `query ($key: ID!) {
  corporationProgress(key: $key) { reference corporationName community state uploadedAt returnReason formReady formPages expiresAt }
}`;

const testApp = await createTestApp();
let managed: ManagedLink;
let signing: CorporationSigning;
beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  signing = await arrangeCorporation(testApp, managed, { uploaded: false });
});

const issue = (options: { daysLeft?: number } = {}) => buildUploadLink(testApp.em(), signing, options);

const progress = async (key: string) => {
  const answer = await graphql<{ corporationProgress: Record<string, unknown> }>(testApp.app, PROGRESS, { key });
  return { codes: answer.codes, ...answer.data?.corporationProgress };
};
const upload = (key: string, file: Buffer) => uploadByKey(testApp, key, file);
const giveBack = (reason: string) =>
  mutate(testApp, 'returnCorporationSigning', {
    input: { id: signing.id, reason },
    selection: 'corporationSigning { id }',
    headers: managed.headers,
  });
const REVOKE = `mutation ($id: ID!) {
  revokeUploadLinks(input: { id: $id }) { corporationSigning { uploadLinkExpiresAt } }
}`;
const revoke = (headers: Readonly<Record<string, string>> = managed.headers) =>
  graphql<object>(testApp.app, REVOKE, { id: signing.id }, headers);
const keyIn = async (template: string) => {
  const mails = await testApp.mailsTo(signing.representativeEmail);
  const last = mails.findLast((mail) => mail.template === template);
  return last === undefined ? '' : uploadKeyIn(testApp, last);
};

test('the holder of the link uploads the signed document, once, and the community is mailed', async () => {
  const key = await issue();
  const file = await pdfOf('signed by hand');
  expect(await progress(key)).toMatchObject({
    reference: signing.reference,
    uploadedAt: null,
    formReady: true,
    formPages: 1,
  });

  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(key, file)));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  expect(answers.find(({ status }) => status === 400)).toMatchObject({ code: 'not_ready_to_sign' });
  const { signedPdf } = await stored(testApp, signing);
  expect(signedPdf?.sha256).toBe(await fingerprint(file));
  const uploads = await testApp.em().find(SignedPdfUpload, { corporationSigning: signing });
  expect(uploads).toMatchObject([{ uploadedBy: signing.representativeName }]);
  const events = await testApp.em().find(AuditEvent, { subject: signing.id });
  expect(events).toMatchObject([{ action: 'SIGNED_PDF_UPLOADED', actor: 'signer' }]);
  const owner = await managed.link.owner.loadOrFail();
  const listUrl = `http://localhost:4000/corporation-list/${managed.link.linkId}?review=${signing.id}`;
  const data = { occasion: 'uploaded', corporationName: signing.corporationName, listUrl };
  expect(await testApp.mailsTo(owner.email ?? '')).toMatchObject([{ template: 'corporation_submitted', data }]);
});

test('the document to sign is downloaded by the link', async () => {
  const { status, bytes } = await getForm(testApp, await issue());

  expect(status).toBe(200);
  const form = await readDocument(testApp.em(), signing.document?.sha256 ?? '');
  expect(bytes.equals(Buffer.from(form.bytes))).toBe(true);
});

test('a returned document is uploaded again by the link of the mail, with the reason in sight', async () => {
  const first = await issue();
  await upload(first, await pdfOf('crooked'));
  await giveBack('Page 2 is missing.');
  const key = await keyIn('corporation_returned');
  for (const good of [first, key]) {
    expect(await progress(good)).toMatchObject({ uploadedAt: null, returnReason: 'Page 2 is missing.' });
  }

  expect(await upload(key, await pdfOf('straight'))).toMatchObject({ status: 200 });

  expect(await progress(first)).toMatchObject({ uploadedAt: expect.any(String) });
});

test('the progress goes on after the approval, and takes no more files', async () => {
  const key = await issue();
  await upload(key, await pdfOf('signed'));
  await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers: managed.headers });

  expect(await progress(key)).toMatchObject({ state: 'COMPLETED' });
  expect(await upload(key, await pdfOf('another'))).toMatchObject({ code: 'not_ready_to_sign' });
});

describe('an upload is refused and changes nothing', () => {
  /** Returns the code of an attempt, and asserts that it changed nothing. */
  async function attempt(key: string, file?: Buffer): Promise<string | undefined> {
    const { status, code } = await upload(key, file ?? (await pdfOf('signed')));
    expect(status).toBe(400);
    expect(await stored(testApp, signing)).toMatchObject({ signedPdf: null });
    return code;
  }

  test('by a link that is malformed, unknown or expired', async () => {
    expect(await attempt('short')).toBe('illegal_link');
    expect(await attempt(newToken())).toBe('link_expired');
    expect(await attempt(await issue({ daysLeft: -1 }))).toBe('link_expired');
  });

  test('of a file that is no PDF, or the document to sign', async () => {
    const key = await issue();
    expect(await attempt(key, Buffer.from('a picture'))).toBe('not_pdf');
    const form = await readDocument(testApp.em(), signing.document?.sha256 ?? '');
    expect(await attempt(key, Buffer.from(form.bytes))).toBe('unuploaded');
  });

  test('after ten files in a day', async () => {
    const key = await issue();
    for (let count = 0; count < 10; count += 1) {
      expect(await attempt(key, Buffer.from('a picture'))).toBe('not_pdf');
    }
    expect(await attempt(key)).toBe('too_many_request');
  });

  test('once the community has deleted the signing', async () => {
    const key = await issue();
    await operate(testApp, 'deleteCorporationSigning', { id: signing.id, headers: managed.headers });

    expect(await attempt(key)).toBe('not_ready_to_sign');
  });
});

describe('the community revokes', () => {
  test('all links at once; resending the document issues another', async () => {
    const keys = [await issue(), await issue()];

    const answer = await revoke();

    expect(answer.data).toEqual({ revokeUploadLinks: { corporationSigning: { uploadLinkExpiresAt: null } } });
    for (const key of keys) {
      expect((await progress(key)).codes).toEqual(['link_expired']);
    }
    expect((await revoke()).codes).toEqual(['not_ready_to_sign']);
    await operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
    expect(await progress(await keyIn('corporation_signing_document'))).toMatchObject({ codes: [] });
  });
});

test('a representative with another address ends the links of the one before', async () => {
  const key = await issue();
  const representativeEmail = `other@${signing.primaryDomain}`;
  await mutate(testApp, 'updateRepresentative', {
    input: { id: signing.id, representativeName: signing.representativeName, representativeEmail },
    selection: 'corporationSigning { id }',
    headers: managed.headers,
  });

  expect((await progress(key)).codes).toEqual(['link_expired']);
});

describe('a missing document', () => {
  const remind = (days: number) =>
    remindCorporations.run({ ...testApp.deps, now: () => new Date(signing.signedAt.getTime() + days * DAY) }, {});
  const reminders = async () =>
    (await testApp.mailsTo(signing.representativeEmail)).filter(({ template }) => template === 'corporation_reminder');

  test('is asked for after a week and after three, once each, with a link that is good', async () => {
    await remind(6);
    expect(await reminders()).toHaveLength(0);
    await Promise.all([remind(7), remind(7)]);
    await remind(8);
    expect(await reminders()).toHaveLength(1);
    await remind(21);
    expect(await reminders()).toHaveLength(2);
    expect(await progress(await keyIn('corporation_reminder'))).toMatchObject({ codes: [], state: 'UNCOMPLETED' });
  });

  test('is not asked for once it was uploaded, nor where the link was revoked', async () => {
    await upload(await issue(), await pdfOf('signed'));
    await remind(7);
    expect(await reminders()).toHaveLength(0);

    signing = await arrangeCorporation(testApp, managed, { uploaded: false });
    await issue();
    await revoke();
    await remind(7);
    expect(await reminders()).toHaveLength(0);
  });
});
