import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  FIELDS,
  mutate,
  strangers,
  type Community,
} from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { type Cla, ClaState } from './cla.entity.ts';

const testApp = await createTestApp();

interface Managed extends Community {
  readonly link: Link;
  readonly cla: Cla;
}

async function arrangeLink(): Promise<Managed> {
  const community = await arrangeCommunity(testApp);
  const em = testApp.em();
  const link = await buildLink(em, { owner: em.merge(community.account) });
  return { ...community, link, cla: await buildCla(em, link) };
}

type Headers = Readonly<Record<string, string>>;
const set = ({ link, cla, headers }: Managed, summary: string | null, as: Headers = headers) =>
  mutate<object>(testApp, 'setClaSummary', {
    input: { linkId: link.linkId, claId: cla.id, summary },
    selection: 'cla { version summary }',
    headers: as,
  });
const update = ({ link, headers }: Managed, input: object) =>
  mutate<object>(testApp, 'updateCla', {
    input: { linkId: link.linkId, type: 'INDIVIDUAL', language: 'ZH', ...input },
    selection: 'cla { version summary }',
    headers,
  });

const LINK = 'query ($id: ID!) { link(id: $id) { clas { version sha256 summary } } }';
const shown = async ({ link }: Managed) =>
  (await graphql<{ link: { clas: object[] } }>(testApp.app, LINK, { id: link.linkId })).data?.link.clas;
const changesOf = ({ link }: Managed) =>
  testApp.em().find(AuditEvent, { linkId: link.id, action: 'CLA_SUMMARY_CHANGED' }, { orderBy: { sequence: 'asc' } });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a summary is edited apart from the version, and every change is recorded without its words', async () => {
  const managed = await arrangeLink();
  const before = (await shown(managed))?.[0];

  await set(managed, ' You keep your copyright.\r\n- We may use it. ');
  await set(managed, 'You keep your copyright.\n- We may use it.');
  expect(await shown(managed)).toEqual([{ ...before, summary: 'You keep your copyright.\n- We may use it.' }]);
  await set(managed, '');

  expect(await shown(managed)).toEqual([before]);
  const { linkId } = managed.link;
  expect((await changesOf(managed)).map(({ subject, details }) => ({ subject, details }))).toEqual([
    {
      subject: managed.cla.id,
      details: { linkId, summarySha256: sha256('You keep your copyright.\n- We may use it.') },
    },
    { subject: managed.cla.id, details: { linkId, summarySha256: '' } },
  ]);
});

test('a new version takes the summary over unless it brings its own', async () => {
  const managed = await arrangeLink();
  await set(managed, 'Of the first version.');

  const kept = await update(managed, { documentSha256: await arrangeUpload(testApp, managed) });
  const other = await update(managed, {
    documentSha256: await arrangeUpload(testApp, managed),
    summary: 'Of the third version.',
  });
  const none = await update(managed, { documentSha256: await arrangeUpload(testApp, managed), summary: '' });

  expect([kept, other, none].map(({ data }) => data?.['updateCla'])).toEqual([
    { cla: { version: 2, summary: 'Of the first version.' } },
    { cla: { version: 3, summary: 'Of the third version.' } },
    { cla: { version: 4, summary: null } },
  ]);
  expect(await changesOf(managed)).toHaveLength(3);
});

test('a new CLA may bring a summary', async () => {
  const managed = await arrangeLink();
  const cla = { type: 'INDIVIDUAL', language: 'EN', fields: FIELDS.INDIVIDUAL, summary: 'In short.' };
  const input = { linkId: managed.link.linkId, ...cla, documentSha256: await arrangeUpload(testApp, managed) };

  const { data } = await mutate(testApp, 'addCla', { input, selection: 'cla { summary }', headers: managed.headers });

  expect(data?.['addCla']).toEqual({ cla: { summary: 'In short.' } });
});

test.each([
  ['above 2000 characters', '字'.repeat(2001)],
  ['with a control character', 'a\u0007b'],
])('a summary %s is refused and changes nothing', async (_name, summary) => {
  const managed = await arrangeLink();
  const before = await shown(managed);
  const documentSha256 = await arrangeUpload(testApp, managed);

  for (const answer of [await set(managed, summary), await update(managed, { documentSha256, summary })]) {
    expect(answer.errors).toMatchObject([{ extensions: { code: 'bad_request_parameter', field: 'summary' } }]);
  }
  expect(await shown(managed)).toEqual(before);
});

test('of a CLA that is not current or not of the link the summary stays', async () => {
  const managed = await arrangeLink();
  const other = await arrangeLink();
  const old = await buildCla(testApp.em(), managed.link, { language: 'en', state: ClaState.SUPERSEDED });

  expect((await set({ ...managed, cla: old }, 'Late.')).codes).toEqual(['unmatched_cla']);
  expect((await set({ ...managed, cla: other.cla }, 'Theirs.')).codes).toEqual(['no_permission']);
  expect((await set({ ...managed, cla: { ...old, id: "' or 1=1" } }, 'None.')).codes).toEqual(['no_permission']);
});

test('only managers of the link edit it', async () => {
  const managed = await arrangeLink();

  for (const [name, headers, refusedWith] of await strangers(testApp)) {
    expect((await set(managed, 'Theirs.', headers)).codes, name).toEqual([refusedWith]);
  }
  expect(await changesOf(managed)).toEqual([]);
});
