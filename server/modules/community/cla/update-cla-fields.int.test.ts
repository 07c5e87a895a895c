import { ref } from '@mikro-orm/core';
import { describe, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  FIELDS,
  mutate,
  newPdf,
  type Community,
} from '#server/modules/community/link/testing/community.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Cla, ClaState } from './cla.entity.ts';

const testApp = await createTestApp();

interface Managed extends Community {
  readonly link: Link;
}

async function arrangeLink(gracePeriodDays = 30): Promise<Managed> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  return { ...community, link: await buildLink(em, { owner: em.merge(community.account), gracePeriodDays }) };
}

const ADDRESS = { type: 'ADDRESS', title: 'Where you live', description: 'Street and city', required: true };
const WITH_ADDRESS = [...FIELDS.INDIVIDUAL, ADDRESS];

type Headers = Readonly<Record<string, string>>;

const update = (managed: Managed, more: object, headers: Headers = managed.headers) =>
  mutate<{ cla: { version: number } }>(testApp, 'updateCla', {
    input: { linkId: managed.link.linkId, type: 'INDIVIDUAL', language: 'ZH', ...more },
    selection: 'cla { version sha256 fields { id type title required } }',
    headers,
  });

const PREVIEW = `query ($linkId: ID!, $type: SigningType!, $documentSha256: ID, $fields: [FieldDefinitionInputType!]) {
  claUpdatePreview(linkId: $linkId, type: $type, language: ZH, documentSha256: $documentSha256, fields: $fields) {
    isTextAvailable graceEndsAt recipients { individual corporation employee } paragraphs { kind }
  }
}`;
interface Preview {
  readonly claUpdatePreview: {
    readonly graceEndsAt: string;
    readonly recipients: object;
    readonly paragraphs: readonly { kind: string }[];
  };
}
const preview = (managed: Managed, more: object, headers: Headers = managed.headers) =>
  graphql<Preview>(testApp.app, PREVIEW, { linkId: managed.link.linkId, type: 'INDIVIDUAL', ...more }, headers);

const clasOf = ({ link }: Managed) => testApp.em().find(Cla, { link }, { orderBy: { number: 'asc' } });

describe('a new version may have other fields', () => {
  test('with a new text', async () => {
    const managed = await arrangeLink();
    const older = await buildCla(testApp.em(), managed.link);
    const documentSha256 = await arrangeUpload(testApp, managed);

    const answer = await update(managed, { documentSha256, fields: WITH_ADDRESS });

    expect(answer.data?.['updateCla']).toMatchObject({
      cla: {
        version: 2,
        sha256: documentSha256,
        fields: [{ type: 'NAME' }, { type: 'EMAIL' }, { id: '2', ...wire(ADDRESS) }],
      },
    });
    expect((await clasOf(managed))[0]?.fields).toEqual(older.fields);
  });

  test('with the text that it had', async () => {
    const managed = await arrangeLink();
    const older = await buildCla(testApp.em(), managed.link);

    const answer = await update(managed, { fields: WITH_ADDRESS });

    expect(answer.data?.['updateCla']?.cla).toMatchObject({ version: 2, sha256: older.document.sha256 });
    expect((await clasOf(managed)).map(({ state }) => state)).toEqual([ClaState.SUPERSEDED, ClaState.CURRENT]);
  });

  const defects: [string, object, object][] = [
    ['neither text nor fields', {}, { code: 'bad_request_parameter', field: 'sourceUrl' }],
    ['a repeated type', { fields: [...WITH_ADDRESS, ADDRESS] }, { code: 'title_type_repeat', field: 'fields.3.type' }],
    ['no field for the name', { fields: [FIELDS.INDIVIDUAL[1]] }, { code: 'bad_request_parameter', field: 'fields' }],
    [
      'a title that documents cannot print',
      { fields: [...FIELDS.INDIVIDUAL, { ...ADDRESS, title: '🏠' }] },
      { code: 'bad_request_parameter', field: 'fields.2.title', character: '🏠' },
    ],
    [
      'a text that was not uploaded',
      { documentSha256: 'f'.repeat(64), fields: WITH_ADDRESS },
      { code: 'bad_request_parameter', field: 'documentSha256' },
    ],
  ];

  test.each(defects)('but not with %s, which the preview refuses as well', async (_name, more, failure) => {
    const managed = await arrangeLink();
    await buildCla(testApp.em(), managed.link);

    expect((await preview(managed, more)).errors).toMatchObject([{ extensions: failure }]);
    expect((await update(managed, more)).errors).toMatchObject([{ extensions: failure }]);
    expect(await clasOf(managed)).toMatchObject([{ state: ClaState.CURRENT }]);
  });

  test('but not with the text and the fields that it had', async () => {
    const managed = await arrangeLink();
    await buildCla(testApp.em(), managed.link);
    await update(managed, { fields: WITH_ADDRESS });

    const answer = await update(managed, { fields: WITH_ADDRESS });

    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', reason: 'unchanged' } }]);
    expect(await clasOf(managed)).toHaveLength(2);
  });
});

test('values of a corporation stay with the fields that it filled in, whatever it agreed to since', async () => {
  const managed = await arrangeLink();
  const em = testApp.em();
  const title = { id: '0', type: 'title', title: 'Position', description: '', required: true } as const;
  const cla = await buildCla(em, managed.link, { type: 'corporation', fields: [title] });
  const corporation = await buildCorporation(em, managed.link, { cla });
  corporation.fieldValues = { '0': 'Director' };
  const manager = await buildManager(em, corporation);
  const fax = { id: '0', type: 'fax', title: 'Fax', description: '', required: true } as const;
  const newer = await buildCla(em, managed.link, { type: 'corporation', fields: [fax], bytes: await newPdf() });
  const agreement = { corporationSigning: corporation, previousCla: cla, cla: newer, manager, agreedAt: new Date() };
  em.create(ClaAgreement, agreement);
  corporation.cla = ref(newer);
  await em.flush();

  const query = 'query ($id: ID!) { corporationSigning(id: $id) { cla { version } fieldValues { title value } } }';
  const { data } = await graphql(testApp.app, query, { id: corporation.id }, managed.headers);

  expect(data).toEqual({
    corporationSigning: { cla: { version: 2 }, fieldValues: [{ title: 'Position', value: 'Director' }] },
  });
});

describe('the preview of a new version', () => {
  test('counts the individuals that it would reach, and changes nothing', async () => {
    const managed = await arrangeLink(14);
    const em = testApp.em();
    const oldest = await buildCla(em, managed.link);
    await buildIndividualSigning(em, oldest);
    const current = await buildCla(em, managed.link);
    await buildIndividualSigning(em, current);
    const ended = await buildIndividualSigning(em, current);
    Object.assign(ended, { endedAt: new Date(), endedBy: 'signer', endReason: 'superseded' });
    await em.flush();
    const before = Date.now();

    const { data } = await preview(managed, { documentSha256: await arrangeUpload(testApp, managed) });

    expect(data?.claUpdatePreview).toMatchObject({
      isTextAvailable: true,
      recipients: { individual: 2, corporation: 0, employee: 0 },
    });
    expect(data?.claUpdatePreview.paragraphs.some(({ kind }) => kind !== 'UNCHANGED')).toBe(true);
    const days = (new Date(data?.claUpdatePreview.graceEndsAt ?? '').getTime() - before) / 86_400_000;
    expect(days).toBeCloseTo(14, 2);
    expect(await clasOf(managed)).toHaveLength(2);
  });

  test('counts the administrators and the active employees of corporations', async () => {
    const managed = await arrangeLink();
    const em = testApp.em();
    await buildCla(em, managed.link);
    const cla = await buildCla(em, managed.link, { type: 'corporation' });
    const corporation = await buildCorporation(em, managed.link, { cla });
    await buildManager(em, corporation);
    await buildEmployeeSigning(em, corporation, { state: 'active' });
    await buildEmployeeSigning(em, corporation, { state: 'inactive' });

    const documentSha256 = await arrangeUpload(testApp, managed);
    const { data } = await preview(managed, { type: 'CORPORATION', documentSha256 });

    expect(data?.claUpdatePreview.recipients).toEqual({ individual: 0, corporation: 1, employee: 1 });
  });
});

function wire({ type, title, required }: typeof ADDRESS) {
  return { type, title, required };
}
