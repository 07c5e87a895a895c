import { beforeAll, expect, test } from 'vitest';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { mutate } from '#server/modules/community/link/testing/community.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeManagedLink,
  operate,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const LIST = `query ($linkId: ID!, $kind: ActivityKind, $from: DateTimeISO, $to: DateTimeISO, $search: String, $first: Int, $after: String) {
  activity(linkId: $linkId, kind: $kind, from: $from, to: $to, search: $search, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id at action kind reference corporationName personName sequence actor { kind name } details { name value } }
  }
}`;
const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { linkId: $linkId, email: $email, purpose: INDIVIDUAL_SIGNING, language: ZH }) { expiresAt }
}`;
const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';

interface Node {
  readonly at: string;
  readonly action: string;
  readonly reference: string | null;
  readonly [field: string]: unknown;
}

interface Activity {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly Node[];
}

let testApp: TestApp;
let managed: ManagedLink;
let corporation: CorporationSigning;
let signed: string;

/** The link is paused and opened, somebody signs, and a corporation is deleted. */
beforeAll(async () => {
  testApp = await createTestApp();
  managed = await arrangeManagedLink(testApp);
  const { linkId } = managed.link;
  for (const state of ['PAUSED', 'OPEN']) {
    const input = { linkId, state };
    await mutate(testApp, 'setLinkSigningState', {
      input,
      selection: 'link { link { id } }',
      headers: managed.headers,
    });
  }
  const email = newEmail();
  const cla = await buildCla(testApp.em(), managed.link);
  await graphql(testApp.app, SEND_CODE, { linkId, email });
  const verificationCode = await testApp.codeSentTo(email);
  const signer = { name: 'Example Signer', email, language: 'ZH', fieldValues: [], privacyConsented: true };
  const input = { linkId, claId: cla.id, verificationCode, ...signer };
  type Signed = { signIndividual: { signing: { reference: string } } };
  const { data } = await graphql<Signed>(testApp.app, SIGN, { input });
  signed = data?.signIndividual.signing.reference ?? 'none';
  corporation = await buildCorporation(testApp.em(), managed.link);
  await operate(testApp, 'deleteCorporationSigning', { id: corporation.id, headers: managed.headers });
});

const ask = (variables: Readonly<Record<string, unknown>>) =>
  graphql<{ activity: Activity }>(testApp.app, LIST, { linkId: managed.link.linkId, ...variables }, managed.headers);

async function list(variables: Readonly<Record<string, unknown>> = {}): Promise<Activity> {
  const answer = await ask(variables);
  expect(answer.errors).toEqual([]);
  return answer.data?.activity ?? { totalCount: -1, pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
}

const actionsOf = ({ nodes }: Activity): string[] => nodes.map(({ action }) => action);

test('shows who did what to what, newest first, with the place in the chain', async () => {
  const { nodes, totalCount } = await list();

  const owner = await testApp.em().findOneOrFail(CommunityAccount, managed.link.owner.id);
  const manager = { kind: 'COMMUNITY_MANAGER', name: owner.name };
  expect(totalCount).toBe(4);
  expect(nodes).toEqual([
    expect.objectContaining({
      action: 'CORPORATION_DELETED',
      kind: 'CORPORATION',
      reference: corporation.reference,
      corporationName: corporation.corporationName,
      actor: manager,
      details: [],
      sequence: 4,
    }),
    expect.objectContaining({
      action: 'INDIVIDUAL_SIGNED',
      kind: 'SIGNATURE',
      reference: signed,
      corporationName: null,
      personName: 'Example Signer',
      actor: { kind: 'SIGNER', name: null },
      details: [
        { name: 'actSha256', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { name: 'claSha256', value: expect.stringMatching(/^[0-9a-f]{64}$/) },
      ],
      sequence: 3,
    }),
    expect.objectContaining({ action: 'LINK_OPENED', kind: 'LINK', actor: manager, reference: null, sequence: 2 }),
    expect.objectContaining({ action: 'LINK_PAUSED', kind: 'LINK', sequence: 1 }),
  ]);
});

test('filters by what it is about, by time, by part of a reference and by name', async () => {
  const { nodes } = await list();
  const [newest, , opened] = nodes;

  expect(actionsOf(await list({ kind: 'LINK' }))).toEqual(['LINK_OPENED', 'LINK_PAUSED']);
  expect(actionsOf(await list({ search: signed.slice(3).toLowerCase() }))).toEqual(['INDIVIDUAL_SIGNED']);
  expect(actionsOf(await list({ search: 'example signer' }))).toEqual(['INDIVIDUAL_SIGNED']);
  expect(actionsOf(await list({ search: corporation.corporationName }))).toEqual(['CORPORATION_DELETED']);
  expect(actionsOf(await list({ search: 'nobody of this name' }))).toEqual([]);
  expect(actionsOf(await list({ to: opened?.at }))).toEqual(['LINK_PAUSED']);
  expect(actionsOf(await list({ from: newest?.at }))).toEqual(['CORPORATION_DELETED']);
});

test.each([
  ['from', '0000-12-31T23:59:59Z'],
  ['to', '9999-12-31T23:59:59-01:00'],
])('refuses %s of a year that not every database reads', async (field, time) => {
  const { errors } = await ask({ [field]: time });

  expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'bad_request_parameter', field }]);
});

test.each([1.5, 2 ** 53, '1', null])('refuses a cursor after event %j, which no chain has', async (sequence) => {
  const after = Buffer.from(JSON.stringify([sequence, crypto.randomUUID()])).toString('base64url');

  const { errors } = await ask({ after });

  expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'bad_request_parameter', field: 'after' }]);
});

test('pages through everything once', async () => {
  const first = await list({ first: 3 });
  const second = await list({ first: 3, after: first.pageInfo.endCursor });

  expect(first.pageInfo.hasNextPage).toBe(true);
  expect([...actionsOf(first), ...actionsOf(second)]).toEqual(actionsOf(await list()));
  expect(second.pageInfo.hasNextPage).toBe(false);
});
