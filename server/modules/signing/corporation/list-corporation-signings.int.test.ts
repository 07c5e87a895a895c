import { beforeEach, describe, expect, test } from 'vitest';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildAccount, buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';
import { CorporationList, type Node } from './testing/corporation-list.ts';

const testApp = await createTestApp();
let managed: ManagedLink;
let corporations: CorporationList;

beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  corporations = new CorporationList(testApp, managed);
});

test('a row shows that its version is outdated, and until when it counts', async () => {
  await corporations.arrange('Example Corporation');
  const { createdAt } = await buildCla(testApp.em(), managed.link, { type: 'corporation' });

  const { nodes } = await corporations.list();

  const graceEndsAt = new Date(createdAt.getTime() + 30 * 86_400_000).toISOString();
  expect(nodes).toMatchObject([{ cla: { version: 1 }, pendingCla: { version: 2 }, graceEndsAt }]);
});

test('a row has everything about the corporation', async () => {
  const { link } = managed;
  const field = { id: '4', type: 'title', title: 'Title', description: '', required: false } as const;
  const cla = await buildCla(testApp.em(), link, { type: 'corporation', fields: [field] });
  const domains = [newDomain(), newDomain()];
  const signing = await arrangeCorporation(testApp, managed, { domains });
  await testApp.em().nativeUpdate(CorporationSigning, signing.id, {
    fieldValues: { '4': '主任' },
  });
  await operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
  await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers: managed.headers });

  const { nodes, totalCount } = await corporations.list({ state: 'COMPLETED' });

  expect(totalCount).toBe(1);
  expect(nodes).toEqual([
    {
      id: signing.id,
      reference: signing.reference,
      corporationName: signing.corporationName,
      representativeName: signing.representativeName,
      representativeEmail: signing.representativeEmail,
      domains,
      state: 'COMPLETED',
      signedAt: signing.signedAt.toISOString(),
      language: 'ZH',
      pdfUploadedAt: signing.pdfUploadedAt?.toISOString(),
      completedAt: expect.any(String),
      deletedAt: null,
      administratorAccount: `admin_${domains[0]}`,
      cla: { version: cla.version },
      pendingCla: null,
      graceEndsAt: null,
      link: { id: link.linkId },
      fieldValues: [{ id: '4', title: '职位', value: '主任' }],
      emails: [
        {
          template: 'CORPORATION_APPROVED',
          recipient: signing.representativeEmail,
          state: 'QUEUED',
          attempts: 0,
          createdAt: expect.any(String),
          sentAt: null,
        },
        expect.objectContaining({ template: 'CORPORATION_SIGNING_DOCUMENT', state: 'QUEUED' }),
      ],
    },
  ]);
});

test('the delivery of a mail is shown', async () => {
  const signing = await corporations.arrange('Example');
  await operate(testApp, 'resendCorporationDocument', { id: signing.id, headers: managed.headers });
  const sentAt = new Date();
  await testApp.em().nativeUpdate(Email, { corporationSigning: signing.id }, { state: 'failed', attempts: 3, sentAt });

  const [node] = (await corporations.list()).nodes;

  expect(node?.['emails']).toMatchObject([{ state: 'FAILED', attempts: 3, sentAt: sentAt.toISOString() }]);
});

test('one signing is found by its id', async () => {
  const signing = await corporations.arrange('Example');

  const answer = await graphql<{ corporationSigning: Node }>(
    testApp.app,
    'query ($id: ID!) { corporationSigning(id: $id) { id corporationName domains } }',
    { id: signing.id },
    managed.headers,
  );

  expect(answer.data?.corporationSigning).toEqual({
    id: signing.id,
    corporationName: 'Example',
    domains: [signing.primaryDomain],
  });
});

test('each state has its list and count, for this link only', async () => {
  const elsewhere = await arrangeManagedLink(testApp);
  await arrangeCorporation(testApp, elsewhere);
  for (const state of ['uncompleted', 'completed', 'completed', 'deleted', 'deleted', 'deleted'] as const) {
    await arrangeCorporation(testApp, managed, { state });
  }

  const answer = await graphql<{ corporationSigningCounts: unknown }>(
    testApp.app,
    `
      query ($linkId: ID!) {
        corporationSigningCounts(linkId: $linkId) {
          uncompleted
          completed
          deleted
        }
      }
    `,
    { linkId: managed.link.linkId },
    managed.headers,
  );

  expect(answer.data?.corporationSigningCounts).toEqual({ uncompleted: 1, completed: 2, deleted: 3 });
  for (const [state, count] of [
    ['UNCOMPLETED', 1],
    ['COMPLETED', 2],
    ['DELETED', 3],
  ] as const) {
    expect(await corporations.list({ state })).toMatchObject({ totalCount: count, nodes: { length: count } });
  }
});

describe('the list is only for managers of the link', () => {
  test.each(['corporationSignings', 'corporationSigningCounts', 'corporationSigning'])('%s', async (name) => {
    const signing = await corporations.arrange('Example');
    const { linkId } = managed.link;
    const calls: Record<string, string> = {
      corporationSignings: `corporationSignings(linkId: "${linkId}", state: UNCOMPLETED) { totalCount }`,
      corporationSigningCounts: `corporationSigningCounts(linkId: "${linkId}") { deleted }`,
      corporationSigning: `corporationSigning(id: "${signing.id}") { id }`,
    };
    const call = async (headers: Readonly<Record<string, string>>) =>
      (await graphql(testApp.app, `{ ${calls[name]} }`, {}, headers)).codes;

    expect(await call({})).toEqual(['missing_token']);
    expect(await call(await signIn(testApp, await buildAccount(testApp.em())))).toEqual(['no_permission']);
    const corporation = await buildCorporation(testApp.em(), managed.link);
    const manager = await buildManager(testApp.em(), corporation);
    expect(await call(await signIn(testApp, manager))).toEqual(['unauthorized_token']);
  });
});
