import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { change } from '#server/change.ts';
import type { Em } from '#server/db/open-database.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { newPdf } from '#server/modules/community/link/testing/community.ts';
import { SIGNER, SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { createCheckpoints } from './create-checkpoint.ts';
import { rootFromProof } from './merkle-tree.rules.ts';

const testApp = await createTestApp();
const { app, deps } = testApp;

const FACTS = `known kind reference community claVersion claSha256 documentSha256 signedAt state endedAt endReason signer
  seal { state } sealGap proof chain { sequence eventHash checkpointAt inclusionProof leafIndex treeSize }`;

async function verify(by: { readonly sha256: string } | { readonly reference: string }) {
  const [name = '', value] = Object.entries(by)[0] ?? [];
  const operation = name === 'sha256' ? 'verifyDocument' : 'verifyReference';
  const query = `query Verify($value: ID!) { answer: ${operation}(${name}: $value) { ${FACTS} } }`;
  const { data, codes } = await graphql<{ answer: Record<string, unknown> }>(app, query, { value });
  expect(codes).toEqual([]);
  return data?.answer ?? {};
}

/** Gives a signing its own document and the event of its act. */
async function sign(em: Em, signing: IndividualSigning): Promise<string> {
  const document = await storeDocument(em, { bytes: await newPdf(), createdAt: new Date() });
  await em.nativeUpdate(IndividualSigning, signing.id, { document });
  const details = { reference: signing.reference, linkId: '', claSha256: '', actSha256: '' };
  await change(createSystemContext(deps), async (tx) => {
    tx.audit({ action: 'INDIVIDUAL_SIGNED', actor: SIGNER, link: signing.link, subject: signing.id, details });
  });
  return document.sha256;
}

async function ownCla(em: Em): Promise<Cla> {
  return buildCla(em, await buildLink(em), { bytes: await newPdf() });
}

test('a signed document is known by its fingerprint, with a proof that leads to a signed checkpoint', async () => {
  const em = testApp.em();
  const cla = await ownCla(em);
  const signing = await buildIndividualSigning(em, cla, { email: 'octo@mail.example.org' });
  const sha256 = await sign(em, signing);

  const before = await verify({ sha256 });
  await createCheckpoints(deps);
  const after = await verify({ sha256 });

  expect(before).toMatchObject({
    known: true,
    kind: 'INDIVIDUAL',
    reference: signing.reference,
    community: 'Example Community',
    claVersion: 1,
    claSha256: cla.document.sha256,
    documentSha256: sha256,
    state: 'COUNTS',
    endedAt: null,
    endReason: null,
    signer: 'o***@m***.e***.org',
    seal: null,
    sealGap: 'WAITING',
    proof: 'UNSEALED',
    chain: { sequence: 1, checkpointAt: null, inclusionProof: null, leafIndex: null, treeSize: null },
  });
  const checkpoint = await testApp
    .em()
    .findOneOrFail(Checkpoint, { number: { $gt: 0 } }, { orderBy: { number: 'desc' } });
  const inclusion = after['chain'] as Parameters<typeof rootFromProof>[0];
  expect(rootFromProof(inclusion)).toBe(checkpoint.root);
  expect(await verify({ reference: signing.reference.toLowerCase() })).toEqual(after);
});

test('a signing that ended says since when and why', async () => {
  const em = testApp.em();
  const signing = await buildIndividualSigning(em, await ownCla(em));
  const sha256 = await sign(em, signing);
  const endedAt = new Date('2026-03-01T00:00:00Z');

  await em.nativeUpdate(IndividualSigning, signing.id, { endedAt, endReason: 'corporation' });

  expect(await verify({ sha256 })).toMatchObject({
    state: 'ENDED',
    endedAt: endedAt.toISOString(),
    endReason: 'corporation',
  });
});

test('a CLA counts while it is current; used at several links it belongs to none', async () => {
  const em = testApp.em();
  const bytes = await newPdf();
  const first = await buildCla(em, await buildLink(em, { alias: 'One' }), { bytes });
  const { sha256 } = first.document;
  expect(await verify({ sha256 })).toMatchObject({ kind: 'CLA', community: 'One', state: 'COUNTS', sealGap: 'KIND' });

  const elsewhere = await buildLink(em, { alias: 'Two' });
  await buildCla(em, elsewhere, { bytes });
  await buildCla(em, await first.link.loadOrFail(), { bytes: await newPdf() });
  expect(await verify({ sha256 })).toMatchObject({ community: null, state: 'COUNTS' });

  await buildCla(em, elsewhere, { bytes: await newPdf() });
  expect(await verify({ sha256 })).toMatchObject({ state: 'SUPERSEDED', endReason: 'superseded' });
});

test('a CLA at two links of the same name belongs to none either', async () => {
  const em = testApp.em();
  const bytes = await newPdf();
  const { document } = await buildCla(em, await buildLink(em), { bytes });
  await buildCla(em, await buildLink(em), { bytes });

  expect(await verify({ sha256: document.sha256 })).toMatchObject({ community: null, state: 'COUNTS' });
});

test('a removed CLA ended when it was removed, and not when the next version came', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const cla = await buildCla(em, link, { bytes: await newPdf(), createdAt: new Date('2026-01-01T00:00:00Z') });
  await change(createSystemContext({ ...deps, now: () => new Date('2026-01-02T00:00:00Z') }), async (tx) => {
    await tx.em.nativeUpdate(Cla, { id: cla.id }, { state: 'removed' });
    const details = { linkId: link.linkId, claSha256: cla.document.sha256 };
    tx.audit({ action: 'CLA_REMOVED', actor: SYSTEM, link, subject: cla.id, details });
  });
  const ended = { state: 'ENDED', endReason: 'removed', endedAt: '2026-01-02T00:00:00.000Z' };

  expect(await verify({ sha256: cla.document.sha256 })).toMatchObject(ended);
  await buildCla(testApp.em(), link, { bytes: await newPdf(), createdAt: new Date('2026-06-01T00:00:00Z') });
  expect(await verify({ sha256: cla.document.sha256 })).toMatchObject(ended);
});

test('form, replaced upload and present upload of a corporation are distinguished', async () => {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  const [form, older, newer] = await Promise.all(
    [1, 2, 3].map(async () => storeDocument(em, { bytes: await newPdf(), createdAt: new Date() })),
  );
  await em.nativeUpdate(CorporationSigning, corporation.id, { document: form ?? null, signedPdf: newer ?? null });
  for (const [document, uploadedAt] of [
    [older, '2026-01-01T00:00:00Z'],
    [newer, '2026-02-01T00:00:00Z'],
  ] as const) {
    await em.execute(
      'insert into signed_pdf_upload (id, corporation_signing_id, document_sha256, uploaded_at) values (?, ?, ?, ?)',
      [crypto.randomUUID(), corporation.id, document?.sha256, uploadedAt],
    );
  }

  const answers = await Promise.all([form, older, newer].map((document) => verify({ sha256: document?.sha256 ?? '' })));

  expect(answers.map(({ kind, state, endedAt }) => [kind, state, endedAt])).toEqual([
    ['CORPORATION_FORM', 'COUNTS', null],
    ['CORPORATION_UPLOAD', 'SUPERSEDED', '2026-02-01T00:00:00.000Z'],
    ['CORPORATION_UPLOAD', 'COUNTS', null],
  ]);
  expect(await verify({ reference: corporation.reference })).toMatchObject({ documentSha256: newer?.sha256 });
});

test.each([
  ['a corporation that is not approved is not sealed', 'uncompleted', false, 'KIND'],
  ['an approved corporation waits for its seal', 'completed', false, 'WAITING'],
  ['a file that carries a digital signature gets no seal', 'completed', true, 'OWN_SIGNATURE'],
] as const)('by its reference %s', async (_name, state, hasSignature, sealGap) => {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em), { state });
  const signedPdf = await storeDocument(em, { bytes: await newPdf(), createdAt: new Date() });
  em.assign(corporation, { signedPdf });
  em.create(SignedPdfUpload, {
    corporationSigning: corporation,
    document: signedPdf,
    uploadedAt: new Date(),
    hasSignature,
  });
  await em.flush();

  expect(await verify({ reference: corporation.reference })).toMatchObject({
    kind: 'CORPORATION_UPLOAD',
    documentSha256: signedPdf.sha256,
    seal: null,
    sealGap,
  });
});

test('a file that two corporations returned is reported for the one where it counts', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const signedPdf = await storeDocument(em, { bytes: await newPdf(), createdAt: new Date() });
  const approved = await buildCorporation(em, link, { signedAt: new Date('2026-01-01T00:00:00Z') });
  const waiting = await buildCorporation(em, link, {
    state: 'uncompleted',
    signedAt: new Date('2026-02-01T00:00:00Z'),
  });
  for (const corporation of [approved, waiting]) {
    em.assign(corporation, { signedPdf });
    em.create(SignedPdfUpload, { corporationSigning: corporation, document: signedPdf, uploadedAt: new Date() });
  }
  await em.flush();

  expect(await verify({ sha256: signedPdf.sha256 })).toMatchObject({
    state: 'COUNTS',
    reference: approved.reference,
  });
});

test('an employee who is not activated does not count', async () => {
  const em = testApp.em();
  const signing = await buildEmployeeSigning(em, await buildCorporation(em, await buildLink(em)), {
    state: 'inactive',
  });

  expect(await verify({ reference: signing.reference })).toMatchObject({ kind: 'EMPLOYEE', state: 'INACTIVE' });
});

test('what was erased is still known to have existed', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const subject = crypto.randomUUID();
  const [reference, documentSha256] = ['SG-0000-1111-2222', 'cd'.repeat(32)];
  await change(createSystemContext(deps), async (tx) => {
    const details = { reference, linkId: link.linkId, claSha256: 'ef'.repeat(32), actSha256: 'ab'.repeat(32) };
    tx.audit({ action: 'CORPORATION_SIGNED', actor: SIGNER, link, subject, details });
    tx.audit({ action: 'DOCUMENT_COMPOSED', actor: SYSTEM, link, subject, details: { reference, documentSha256 } });
    tx.audit({ action: 'CORPORATION_PURGED', actor: SYSTEM, link, subject, details: { reference } });
  });

  for (const asked of [{ reference }, { sha256: documentSha256 }]) {
    expect(await verify(asked)).toMatchObject({
      known: true,
      kind: 'CORPORATION',
      reference,
      state: 'ENDED',
      endReason: 'erased',
      signer: null,
      sealGap: 'ERASED',
      chain: { sequence: 1, checkpointAt: null, leafIndex: null },
    });
  }
  await createCheckpoints(deps);
  expect(await verify({ reference })).toMatchObject({
    chain: { checkpointAt: expect.any(String), leafIndex: expect.any(Number), inclusionProof: expect.any(Array) },
  });
});

test.each([
  { sha256: '0'.repeat(64) },
  { reference: 'SG-0000-0000-0000' },
  { reference: '\u0000' },
  { reference: '閑\uDEDEᄌ' },
])('%o is not known, which is no error', async (asked) => {
  expect(await verify(asked)).toMatchObject({ known: false, kind: null, state: null, chain: null, sealGap: null });
});

test.each(['', 'ab', 'g'.repeat(64), `${'0'.repeat(64)} `])('%o is no fingerprint', async (value) => {
  const query = 'query Verify($value: ID!) { verifyDocument(sha256: $value) { known } }';

  const { codes, errors } = await graphql(app, query, { value });

  expect(codes).toEqual(['bad_request_parameter']);
  expect(errors[0]?.extensions).toMatchObject({ field: 'sha256' });
});

test('more look-ups than one statement takes are all answered, and a failing one holds up none', async () => {
  const em = testApp.em();
  const signing = await buildIndividualSigning(em, await ownCla(em), { email: 'many@mail.example.org' });
  const sha256 = await sign(em, signing);
  const strangers = Array.from({ length: 1200 }, (_, index) => String(index).padStart(64, '0'));

  const failing = deps.evidence.byReference('\u0000');
  const behindIt = nextTurn().then(() => deps.evidence.byReference(signing.reference));
  const found = [...strangers, sha256].map((asked) => deps.evidence.byFingerprint(asked));

  await expect(failing).rejects.toThrow();
  expect((await Promise.all(found)).map((document) => document?.reference)).toEqual([
    ...strangers.map(() => undefined),
    signing.reference,
  ]);
  expect(await behindIt).toMatchObject({ documentSha256: sha256 });
});
