import { expect } from 'vitest';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import type { Case, Cases } from './case.ts';
import { foreign, on, ownRefusals, type Options } from './corporation-calls.ts';
import { arrangeOwnCorporation, type OwnCorporation, type World } from './world.ts';

const LINK_REFUSALS: readonly Case[] = [
  { rule: 'refuses an unknown link', call: on({}, () => ({ params: { linkId: 'nobody' } })), code: 'no_link' },
  { rule: 'refuses the link of another community', call: foreign(), code: 'no_permission' },
];

const RESTORE: readonly Case[] = [
  { rule: 'brings it back', call: on({ state: 'deleted' }) },
  { rule: 'refuses one that is not deleted', call: on(), code: 'not_ready_to_sign' },
  {
    rule: 'refuses when its place was taken',
    call: on({ state: 'deleted' }, async ({ link, signing: { representativeEmail } }, world) => {
      await buildCorporation(world.em(), link, { state: 'uncompleted', representativeEmail });
      return {};
    }),
    code: 'resigned',
  },
  {
    rule: 'refuses when its domain was claimed',
    call: async (world) => {
      const own = await arrangeOwnCorporation(world, { state: 'completed' });
      const path = `${world.api}/corporation-signing/${own.params.linkId}/${own.params.signingId}`;
      await fetch(path, { method: 'DELETE', headers: { ...own.headers } });
      await buildCorporation(world.em(), own.link, { domains: [newDomain(), own.signing.primaryDomain] });
      return { params: own.params, headers: own.headers };
    },
    code: 'sameEmailSuffix',
  },
  ...ownRefusals(),
];

const REPRESENTATIVE = { rep_name: 'Another Representative', rep_email: 'another@example.org' };

const representative = (
  options: Options,
  overrides: object = {},
  before = async (_own: OwnCorporation, _world: World) => {},
) =>
  on(options, async (own, world) => {
    await before(own, world);
    return { json: { ...REPRESENTATIVE, rep_email: `another@${own.signing.primaryDomain}`, ...overrides } };
  });

/** Cases of the paths of corporations, for community managers. */
export const CORPORATION_CASES: Cases = {
  'GET corporation-signing/:linkId': [
    {
      rule: 'lists those that are not deleted',
      call: on({ state: 'completed' }, async ({ link }, world) => {
        await buildCorporation(world.em(), link, { state: 'uncompleted', signedAt: new Date(0) });
        await buildCorporation(world.em(), link, { state: 'deleted' });
        return {};
      }),
      expected: [
        expect.objectContaining({ admin_added: true, pdf_uploaded: true }),
        expect.objectContaining({ admin_added: false, pdf_uploaded: false, date: '1970-01-01', admin_added_date: '' }),
      ],
    },
    {
      rule: 'lists all of many',
      call: on({}, async ({ link }, world) => {
        const em = world.em();
        for (let index = 0; index < 101; index += 1) {
          await buildCorporation(em, link, { state: 'uncompleted' });
        }
        return {};
      }),
      expected: expect.objectContaining({ length: 102 }),
    },
    ...LINK_REFUSALS,
  ],
  'GET corporation-signing/page/:linkId': [
    {
      rule: 'answers those without administrator by default',
      call: on(),
      expected: { total: 1, page_data: [expect.objectContaining({ admin_added: false })] },
    },
    {
      rule: 'answers those with one when asked',
      call: on({ state: 'completed' }, () => ({ query: { admin_added: 'true', page: '1', page_size: '5' } })),
      expected: { total: 1, page_data: [expect.objectContaining({ admin_added: true })] },
    },
    {
      rule: 'takes empty parameters for missing ones',
      call: on({}, () => ({ query: { page: '', page_size: '', admin_added: '', search: '' } })),
      expected: { total: 1, page_data: [expect.anything()] },
    },
    {
      rule: 'answers all of a page that is larger than the list',
      call: on({}, () => ({ query: { page_size: '999999999' } })),
      expected: { total: 1, page_data: [expect.anything()] },
    },
    {
      rule: 'answers an empty page after the last',
      call: on({}, () => ({ query: { page: '999999999', page_size: '999999999' } })),
      expected: { total: 1, page_data: [] },
    },
    {
      rule: 'answers a page beyond the first',
      call: on({ corporationName: 'First Example' }, async ({ link }, world) => {
        await buildCorporation(world.em(), link, {
          state: 'uncompleted',
          corporationName: 'Second Example',
          signedAt: new Date(0),
        });
        return { query: { page: '2', page_size: '1' } };
      }),
      expected: { total: 2, page_data: [expect.objectContaining({ corporation_name: 'Second Example' })] },
    },
    {
      rule: 'searches',
      call: on({ corporationName: 'Example Bakery' }, () => ({ query: { search: 'bake' } })),
      expected: { total: 1, page_data: [expect.anything()] },
    },
    ...[{ page: '0' }, { page: 'x' }, { page_size: '0' }, { admin_added: 'maybe' }].map((query) => ({
      rule: `refuses ${JSON.stringify(query)}`,
      call: on({}, () => ({ query })),
      code: 'bad_request_parameter' as const,
    })),
    ...LINK_REFUSALS,
  ],
  'GET corporation-signing/export/:linkId': [
    {
      rule: 'writes a table without formulas',
      call: on({ corporationName: '=HYPERLINK("x")' }),
      expected: expect.stringMatching(
        /^\uFEFF"No\.","Corporation","Status","CLA language","Date"\r\n"1","'=HYPERLINK\(""x""\)","not complete","Chinese","\d{4}-\d\d-\d\d"\r\n$/,
      ),
    },
    {
      rule: 'refuses a flag that is neither true nor false',
      call: on({}, () => ({ query: { admin_added: 'maybe' } })),
      code: 'bad_request_parameter',
    },
    ...LINK_REFUSALS,
  ],
  'GET corporation-signing/deleted/:linkId': [
    { rule: 'lists those that are deleted', call: on({ state: 'deleted' }), expected: [expect.anything()] },
    { rule: 'lists no others', call: on(), expected: [] },
    ...LINK_REFUSALS,
  ],
  'PUT corporation-signing/:linkId/:signingId': [
    { rule: 'mails the document again', call: on() },
    {
      rule: 'refuses to mail it again at once',
      call: on({}, async ({ params: { linkId, signingId }, headers }, { api }) => {
        await fetch(`${api}/corporation-signing/${linkId}/${signingId}`, { method: 'PUT', headers: { ...headers } });
        return {};
      }),
      code: 'too_many_request',
    },
    {
      rule: 'refuses while the document is being derived',
      call: on({}, async ({ signing: { id } }, world) => {
        await world.em().nativeUpdate(CorporationSigning, id, { document: null });
        return {};
      }),
      code: 'document_not_ready',
    },
    { rule: 'refuses one that is complete', call: on({ state: 'completed' }), code: 'not_ready_to_sign' },
    ...ownRefusals(),
  ],
  'DELETE corporation-signing/:linkId/:signingId': [
    { rule: 'deletes it', call: on() },
    { rule: 'refuses one that is deleted', call: on({ state: 'deleted' }), code: 'not_ready_to_sign' },
    ...ownRefusals(),
  ],
  'PUT corporation-signing/:linkId/:signingId/representative': [
    { rule: 'changes an application', call: representative({}) },
    { rule: 'changes the administrator', call: representative({ state: 'completed' }) },
    { rule: 'refuses a deleted one', call: representative({ state: 'deleted' }), code: 'not_ready_to_sign' },
    {
      rule: 'refuses a missing name, under its REST name',
      call: representative({}, { rep_name: '' }),
      code: 'bad_request_parameter',
      expected: { field: 'rep_name' },
    },
    { rule: 'refuses a malformed address', call: representative({}, { rep_email: 'nobody' }), code: 'invalid_email' },
    {
      rule: 'refuses an address elsewhere',
      call: representative({}, { rep_email: 'another@example.net' }),
      code: 'not_same_corp',
    },
    {
      rule: 'refuses the representative of another corporation',
      call: representative({}, {}, async ({ link, signing }, world) => {
        const representativeEmail = `another@${signing.primaryDomain}`;
        await buildCorporation(world.em(), link, { state: 'uncompleted', representativeEmail });
      }),
      code: 'resigned',
    },
    {
      rule: 'refuses the address of another manager',
      call: representative({ state: 'completed' }, {}, async ({ signing }, world) => {
        await buildManager(world.em(), signing, { role: 'manager', email: `another@${signing.primaryDomain}` });
      }),
      code: 'exits_email',
    },
    { rule: 'cannot read a number', call: representative({}, { rep_name: 7 }), code: 'error_parsing_api_body' },
    ...ownRefusals(REPRESENTATIVE),
  ],
  'PUT corporation-signing/deleted/:linkId/:signingId': RESTORE,
  'PATCH corporation-manager/:linkId/:signingId': RESTORE,
  'DELETE corporation-signing/deleted/:linkId/:signingId': [
    { rule: 'removes it for good', call: on({ state: 'deleted' }) },
    { rule: 'ignores a body', call: on({ state: 'deleted' }, () => ({ json: { x: 1 } })) },
    { rule: 'refuses one that is not deleted', call: on(), code: 'not_ready_to_sign' },
    ...ownRefusals(),
  ],
  'POST corporation-manager/:linkId/:signingId': [
    { rule: 'approves', call: on() },
    { rule: 'refuses without the signed document', call: on({ uploaded: false }), code: 'unuploaded' },
    { rule: 'refuses a second time', call: on({ state: 'completed' }), code: 'corp_manager_exists' },
    { rule: 'refuses one that is deleted', call: on({ state: 'deleted' }), code: 'not_ready_to_sign' },
    {
      rule: 'refuses the domain of another corporation',
      call: on({}, async ({ link, signing }, world) => {
        await buildCorporation(world.em(), link, { domains: [newDomain(), signing.primaryDomain] });
        return {};
      }),
      code: 'sameEmailSuffix',
    },
    {
      rule: 'refuses the manager of another corporation',
      call: on({}, async ({ link, signing: { representativeEmail: email } }, world) => {
        const em = world.em();
        await buildManager(em, await buildCorporation(em, link), { email });
        return {};
      }),
      code: 'exits_email',
    },
    ...ownRefusals(),
  ],
};
