import { beforeEach, describe, expect, test } from 'vitest';
import { rawPdf, rewrite } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  operate,
  pdfOf,
  purge,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { sealSignedPdf } from './seal-signed-pdf.job.ts';

const testApp = await createTestApp();
let managed: ManagedLink;
let signing: CorporationSigning;
beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  signing = await arrangeCorporation(testApp, managed, { uploaded: false });
});

const upload = (file: Buffer, reason?: string) =>
  uploadSignedPdf(testApp, managed, { id: signing.id, file, ...(reason !== undefined && { reason }) });

const approve = async () => {
  const answer = await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers: managed.headers });
  expect(answer.codes).toEqual([]);
};

/** Runs the jobs that wait for this corporation, each twice at once. */
async function sealUploads(): Promise<void> {
  const jobs: { data: unknown }[] = await testApp
    .em()
    .execute(
      `select j.data from pgboss.job j join signed_pdf_upload u on u.id::text = j.data ->> 'uploadId' where j.name = ? and u.corporation_signing_id = ?`,
      [sealSignedPdf.name, signing.id],
    );
  for (const { data } of jobs) {
    const payload = sealSignedPdf.payload.parse(data);
    await Promise.all([sealSignedPdf.run(testApp.deps, payload), sealSignedPdf.run(testApp.deps, payload)]);
  }
}

const versions = (): Promise<SignedPdfUpload[]> =>
  testApp.em().find(SignedPdfUpload, { corporationSigning: signing }, { orderBy: { uploadedAt: 'asc' } });

async function keptMails(): Promise<Email[]> {
  const mails = await testApp.mailsTo(signing.representativeEmail);
  return mails.filter(({ template }) => template === 'corporation_document_kept');
}

test('an approved document is sealed once after its own bytes, and mailed to the representative', async () => {
  const file = await pdfOf('signed by hand');
  await upload(file);
  await approve();

  await sealUploads();

  const [version] = await versions();
  const sealedSha256 = version?.sealedDocument?.sha256 ?? '';
  const { bytes } = await readDocument(testApp.em(), sealedSha256);
  expect(Buffer.from(bytes).subarray(0, file.length).equals(file)).toBe(true);
  expect(await testApp.em().findOneOrFail(DocumentSeal, { document: sealedSha256 })).toMatchObject({
    state: 'sealed',
    unsealedSha256: await fingerprint(file),
  });
  const sealed = { subject: signing.id, action: 'DOCUMENT_SEALED' };
  expect(await testApp.em().find(AuditEvent, sealed)).toMatchObject([{ details: { documentSha256: sealedSha256 } }]);
  const query = `query ($sha256: ID!) { verifyDocument(sha256: $sha256) { kind state documentSha256 seal { state } } }`;
  expect((await graphql(testApp.app, query, { sha256: sealedSha256 })).data).toEqual({
    verifyDocument: { kind: 'CORPORATION', state: 'COUNTS', documentSha256: sealedSha256, seal: { state: 'SEALED' } },
  });
  expect(await keptMails()).toMatchObject([
    {
      attachments: [{ filename: `${signing.reference}-sealed.pdf`, documentSha256: sealedSha256 }],
      data: { occasion: 'approved', seal: 'sealed' },
    },
  ]);
});

test.each([
  [
    '?sealed=true',
    (file: Buffer, sent: Buffer) => sent.length > file.length && sent.subarray(0, file.length).equals(file),
  ],
  ['', (file: Buffer, sent: Buffer) => sent.equals(file)],
])('the address of the document%s sends what it says', async (query, isRight) => {
  const file = await pdfOf('signed by hand');
  await upload(file);
  await approve();
  await sealUploads();

  const url = `/api/v1/corporation-pdf/${managed.link.linkId}/${signing.id}${query}`;
  const answer = await testApp.app.inject({ url, headers: managed.headers });

  expect(answer.statusCode).toBe(200);
  expect(isRight(file, answer.rawPayload)).toBe(true);
});

describe('a replacement after the approval', () => {
  test.each([
    ['with a reason', ' A better scan ', 'A better scan'],
    ['of a client that sends none', undefined, null],
  ])('%s is a separate version, is sealed, and is mailed to the administrator', async (_, reason, kept) => {
    await upload(await pdfOf('first'));
    await approve();

    expect((await upload(await pdfOf('better'), reason)).status).toBe(200);
    await sealUploads();

    const [first, second] = await versions();
    expect([first?.reason, second?.reason]).toEqual([null, kept]);
    expect(second?.uploadedBy).toBe('Example Manager');
    expect(first?.sealedDocument?.sha256).not.toBe(second?.sealedDocument?.sha256);
    expect(second?.sealedDocument).not.toBeNull();
    const query = `query ($id: ID!) {
      corporationSigning(id: $id) { pdfVersions { number reason uploadedBy seal { state } sealGap } }
    }`;
    const seen = await graphql(testApp.app, query, { id: signing.id }, managed.headers);
    const facts = { uploadedBy: 'Example Manager', seal: { state: 'SEALED' }, sealGap: null };
    expect(seen.data).toEqual({
      corporationSigning: {
        pdfVersions: [
          { number: 1, reason: null, ...facts },
          { number: 2, reason: kept, ...facts },
        ],
      },
    });
    const mails = await keptMails();
    expect(mails.map(({ data }) => [data['occasion'], data['reason']])).toEqual(
      expect.arrayContaining([
        ['approved', ''],
        ['replaced', kept ?? ''],
      ]),
    );
  });

  test('makes the new sealed document the one that the reference stands for, with the event that names it', async () => {
    await upload(await pdfOf('first'));
    await approve();
    await sealUploads();
    const better = await pdfOf('better');
    await upload(better);
    await sealUploads();

    const [first, second] = (await versions()).map(({ sealedDocument }) => sealedDocument?.sha256 ?? '');
    const events = await testApp.em().find(AuditEvent, { subject: signing.id, action: 'DOCUMENT_SEALED' });
    const eventOf = (sha256?: string) => events.find(({ details }) => details['documentSha256'] === sha256)?.hash;
    const facts = 'kind state documentSha256 seal { chain { eventHash } } sealGap';
    const query = `query ($reference: ID!, $first: ID!, $upload: ID!) {
      reference: verifyReference(reference: $reference) { ${facts} }
      first: verifyDocument(sha256: $first) { ${facts} }
      upload: verifyDocument(sha256: $upload) { ${facts} }
    }`;
    const asked = { reference: signing.reference, first, upload: await fingerprint(better) };
    const document = { documentSha256: second, sealGap: null };
    expect((await graphql(testApp.app, query, asked)).data).toEqual({
      reference: { kind: 'CORPORATION', state: 'COUNTS', ...document, seal: { chain: { eventHash: eventOf(second) } } },
      first: { kind: 'CORPORATION', state: 'SUPERSEDED', ...document, seal: { chain: { eventHash: eventOf(first) } } },
      upload: { kind: 'CORPORATION_UPLOAD', state: 'COUNTS', ...document, seal: null, sealGap: 'KIND' },
    });
    expect(eventOf(first)).not.toBe(eventOf(second));
  });

  test('before the approval neither seals nor mails anything', async () => {
    await upload(await pdfOf('first'));
    await upload(await pdfOf('second'), 'Wrong page');
    await sealUploads();

    expect((await versions()).map(({ sealedDocument }) => sealedDocument)).toEqual([null, null]);
    expect(await keptMails()).toEqual([]);
  });
});

/** What a seal of another signing states. */
const facts = { kind: 'CORPORATION', reference: 'SG-0000-0000-0000', claSha256: 'ab'.repeat(32) } as const;

test('a file that carries a digital signature is kept and mailed as it is', async () => {
  const pdf = await pdfOf('signed');
  const file = Buffer.from((await testApp.deps.sealer.seal({ pdf, language: 'zh', facts })).bytes);
  await upload(file);
  await approve();
  await sealUploads();

  expect(await versions()).toMatchObject([{ hasSignature: true, sealedDocument: null }]);
  const documentSha256 = await fingerprint(file);
  const query = `query ($reference: ID!) { verifyReference(reference: $reference) { documentSha256 sealGap } }`;
  expect((await graphql(testApp.app, query, { reference: signing.reference })).data).toEqual({
    verifyReference: { documentSha256, sealGap: 'OWN_SIGNATURE' },
  });
  expect(await keptMails()).toMatchObject([{ attachments: [{ documentSha256 }], data: { seal: 'own-signature' } }]);
});

test.each([
  ['padding behind a digital signature', 'signed', (file: Buffer) => Buffer.concat([file, Buffer.alloc(4)]), null],
  ['a table that leads nowhere', 'raw', (file: Buffer) => rewrite(file, /startxref\n\d+/, 'startxref\n7'), 'STRUCTURE'],
] as const)('a file with %s is kept, known and mailed byte for byte, and not sealed', async (_, base, change, note) => {
  const pdf = base === 'raw' ? rawPdf('', { 9: `(${crypto.randomUUID()})` }) : await pdfOf('signed');
  const signed = base === 'raw' ? pdf : (await testApp.deps.sealer.seal({ pdf, language: 'zh', facts })).bytes;
  const file = change(Buffer.from(signed));
  const gap = note ?? 'OWN_SIGNATURE';
  expect((await upload(file)).status).toBe(200);
  await approve();
  await sealUploads();

  const sha256 = await fingerprint(file);
  const url = `/api/v1/corporation-pdf/${managed.link.linkId}/${signing.id}`;
  const served = await testApp.app.inject({ url, headers: managed.headers });
  expect(served.rawPayload.equals(file)).toBe(true);
  expect((await testApp.app.inject({ url: `${url}?sealed=true`, headers: managed.headers })).statusCode).toBe(404);
  const query = `query ($id: ID!, $sha256: ID!, $reference: ID!) {
    corporationSigning(id: $id) { signedPdfNote pdfVersions { sha256 note seal { state } sealGap } }
    verifyDocument(sha256: $sha256) { known state sealGap }
    verifyReference(reference: $reference) { documentSha256 sealGap }
  }`;
  const asked = { id: signing.id, sha256, reference: signing.reference };
  expect((await graphql(testApp.app, query, asked, managed.headers)).data).toEqual({
    corporationSigning: { signedPdfNote: note, pdfVersions: [{ sha256, note, seal: null, sealGap: gap }] },
    verifyDocument: { known: true, state: 'COUNTS', sealGap: gap },
    verifyReference: { documentSha256: sha256, sealGap: gap },
  });
  const seal = note === null ? 'own-signature' : 'structure';
  expect(await keptMails()).toMatchObject([{ attachments: [{ documentSha256: sha256 }], data: { seal } }]);
});

test('after the last attempt the mail goes out without the document', async () => {
  await upload(await pdfOf('signed by hand'));
  await approve();
  const [version] = await versions();
  const [mail] = await keptMails();
  const payload = { uploadId: version?.id ?? '', emailId: mail?.id ?? '' };

  await sealSignedPdf.giveUp?.(testApp.deps, payload);

  expect(await keptMails()).toMatchObject([{ attachments: [], data: { document: 'missing' } }]);
});

test('a purge removes both documents', async () => {
  const file = await pdfOf('signed by hand');
  await upload(file);
  await approve();
  await sealUploads();
  const [version] = await versions();
  const sha256s = [await fingerprint(file), version?.sealedDocument?.sha256 ?? ''];
  expect(await testApp.em().count(Document, { sha256: { $in: sha256s } })).toBe(2);

  await operate(testApp, 'deleteCorporationSigning', { id: signing.id, headers: managed.headers });
  const input = { id: signing.id, corporationName: signing.corporationName };
  expect((await purge(testApp, input, managed.headers)).codes).toEqual([]);

  expect(await testApp.em().count(Document, { sha256: { $in: sha256s } })).toBe(0);
});
