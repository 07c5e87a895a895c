import { beforeAll, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, type Community } from '#server/modules/community/link/testing/community.ts';
import { arrangeStaffedCorporation } from '#server/modules/signing/employee/testing/staffed-corporation.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildEmployeeSigning, buildIndividualSigning, buildOrigin } from '#server/test/signing-factories.ts';
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
