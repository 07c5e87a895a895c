import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, type Community } from '#server/modules/community/link/testing/community.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { issueUploadLink } from '#server/modules/signing/corporation/issue-upload-link.ts';
import { arrangeStaffedCorporation } from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildOrigin,
} from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

let testApp: TestApp;
let community: Community;
let link: Link;
let listed: IndividualSigning;

const ORIGIN = 'origin { source level signedAtPrecision versionKnown recordSha256 importedAt }';

/** What the source says, as every answer gives it. */
const SHOWN = {
  source: 'csv:file',
  level: 'LISTED',
  signedAtPrecision: 'UNKNOWN',
  versionKnown: false,
  recordSha256: 'ab'.repeat(32),
  importedAt: '2026-05-01T00:00:00.000Z',
};

beforeAll(async () => {
  testApp = await createTestApp();
  community = await arrangeCommunity(testApp);
  link = await buildLink(testApp.em(), { owner: community.account });
  const cla = await buildCla(testApp.em(), testApp.em().merge(link));
  listed = await buildIndividualSigning(testApp.em(), cla, { email: 'listed@example.org' });
  await buildOrigin(testApp.em(), listed, { precision: 'unknown', versionKnown: false });
});

test('the list shows the origin, and no time that the source does not know', async () => {
  const query = `query ($linkId: ID!) { signings(linkId: $linkId) { nodes { reference signedAt ${ORIGIN} } } }`;
  const answer = await graphql(testApp.app, query, { linkId: link.linkId }, community.headers);

  expect(answer.data).toEqual({
    signings: { nodes: [{ reference: listed.reference, signedAt: null, origin: SHOWN }] },
  });
});

test('one without a document waits for no seal', async () => {
  const em = testApp.em();
  const without = await buildIndividualSigning(em, await buildCla(em, em.merge(link)));
  await em.nativeUpdate(IndividualSigning, without.id, { document: null });
  await buildOrigin(em, without);
  const query = 'query ($reference: ID!) { verifyReference(reference: $reference) { sealGap } }';

  const answer = await graphql(testApp.app, query, { reference: without.reference });

  expect(answer.data).toEqual({ verifyReference: { sealGap: 'KIND' } });
});

test('verification shows the same', async () => {
  const query = `query ($reference: ID!) { verifyReference(reference: $reference) { known signedAt ${ORIGIN} } }`;
  const answer = await graphql(testApp.app, query, { reference: listed.reference });

  expect(answer.data).toEqual({ verifyReference: { known: true, signedAt: null, origin: SHOWN } });
});

test('the status states the level', async () => {
  const query = `query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { signed signedAt level } }`;
  const answer = await graphql(testApp.app, query, { linkId: link.linkId, email: listed.email });

  expect(answer.data).toEqual({ signingStatus: { signed: true, signedAt: null, level: 'LISTED' } });
});

test('managers of a corporation see it, and the time to the day', async () => {
  const staffed = await arrangeStaffedCorporation(testApp);
  const signedAt = new Date('2025-03-04T00:00:00Z');
  const em = testApp.em();
  const employee = await buildEmployeeSigning(em, em.merge(staffed.corporation), { signedAt });
  await buildOrigin(testApp.em(), employee, { level: 'verified-email' });
  const query = `{ corporation { employees(first: 5) { nodes { signedAt ${ORIGIN} } } } }`;
  const answer = await graphql(testApp.app, query, {}, staffed.headers.manager);

  expect(answer.data).toMatchObject({
    corporation: {
      employees: {
        nodes: [{ signedAt: signedAt.toISOString(), origin: { level: 'VERIFIED_EMAIL', signedAtPrecision: 'DAY' } }],
      },
    },
  });
});

describe('of a signing whose source knows the day alone', () => {
  const signedAt = new Date('2025-03-04T00:00:00Z');
  const arrangeDay = async (email: string) => {
    const em = testApp.em();
    const cla = await em.findOneOrFail(Cla, { link });
    const signing = await buildIndividualSigning(em, cla, { email, signedAt });
    await buildOrigin(em, signing, { level: 'document' });
    return signing;
  };
  const download = async (path: string) => testApp.app.inject({ url: path, headers: community.headers });

  test('a table states the day', async () => {
    const { reference } = await arrangeDay('day@example.org');

    const { body } = await download(`/api/v1/signings/${link.linkId}/export?format=csv`);

    const row = body.split('\n').find((line) => line.includes(reference));
    expect(row).toMatch(/\b2025-03-04\b(?!T)/);
  });

  test('the evidence states the level, and how exactly the time is known', async () => {
    const { reference } = await arrangeDay('bundle@example.org');

    const { rawPayload } = await download(`/api/v1/evidence/${reference}`);

    const evidence = unzipSync(rawPayload)['evidence.json'] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(evidence))).toMatchObject({
      signing: { origin: { level: 'document', signedAtPrecision: 'day', source: 'csv:file' } },
    });
  });
});

test('who follows the signing of a company sees how exactly its time is known', async () => {
  const em = testApp.em();
  const corporation = await buildCorporation(em, await buildLink(em));
  await buildOrigin(em, corporation, {});
  const ctx = createSystemContext(testApp.deps);
  const { key } = await change(ctx, async (tx) =>
    issueUploadLink(ctx, tx, await tx.em.findOneOrFail(CorporationSigning, corporation.id)),
  );
  const query = `query ($key: ID!) { corporationProgress(key: $key) { origin { signedAtPrecision } } }`;

  expect((await graphql(testApp.app, query, { key })).data).toEqual({
    corporationProgress: { origin: { signedAtPrecision: 'DAY' } },
  });
});

test('older clients get no day that the source does not know', async () => {
  const em = testApp.em();
  const corporation = await buildCorporation(em, em.merge(link));
  await buildOrigin(em, corporation, { precision: 'unknown' });

  const { body } = await testApp.app.inject({
    url: `/api/v1/corporation-signing/${link.linkId}`,
    headers: community.headers,
  });

  expect(JSON.parse(body)).toMatchObject({ data: [{ id: corporation.id, date: '' }] });
});
