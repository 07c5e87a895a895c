import { expect } from 'vitest';
import { arrangeUpload, newPdf } from '#server/modules/community/link/testing/community.ts';
import { buildCla } from '#server/test/factories.ts';
import type { Case, Cases } from './case.ts';
import {
  INDIVIDUAL_FIELDS,
  onLink,
  OWN_REFUSALS,
  OWN_REFUSALS_WITHOUT_BODY,
  signedCla,
  SOURCES,
} from './link-calls.ts';
import { arrangeLink, type World } from './world.ts';

const cla =
  (overrides: object = {}) =>
  (world: World) => ({
    url: world.claAt(),
    type: 'individual',
    language: 'english',
    fields: INDIVIDUAL_FIELDS,
    ...overrides,
  });

const sourceRefusals = (overrides: object): Case[] =>
  SOURCES.map(([rule, source, code]) => ({
    rule: `refuses ${rule}`,
    call: onLink((world: World) => cla({ ...overrides, ...source(world) })(world)),
    code,
  }));

/** Cases of the paths of CLAs. */
export const CLA_CASES: Cases = {
  'GET cla/:linkId': [
    {
      rule: 'lists the current CLAs with their fields',
      call: onLink(),
      expected: {
        individual_clas: [expect.objectContaining({ cla_id: '0', language: 'Chinese' })],
        corp_clas: [expect.objectContaining({ cla_id: '1' })],
      },
    },
    ...OWN_REFUSALS_WITHOUT_BODY,
  ],
  'POST cla/:linkId': [
    { rule: 'adds a CLA', call: onLink(undefined), code: 'error_parsing_api_body' },
    {
      rule: 'takes a form in parts',
      call: async (world) => {
        const own = await arrangeLink(world);
        return { params: { linkId: own.link.linkId }, headers: own.headers, data: cla()(world) };
      },
    },
    { rule: 'refuses a second one of the kind', call: onLink(cla({ language: 'Chinese' })), code: 'cla_exists' },
    {
      rule: 'refuses a repeated field',
      call: onLink(cla({ fields: [...INDIVIDUAL_FIELDS, { ...INDIVIDUAL_FIELDS[0], id: '7' }] })),
      code: 'title_type_repeat',
    },
    { rule: 'refuses an unknown language', call: onLink(cla({ language: 'french' })), code: 'bad_request_parameter' },
    { rule: 'refuses an unknown kind', call: onLink(cla({ type: 'robot' })), code: 'bad_request_parameter' },
    ...sourceRefusals({}),
    ...OWN_REFUSALS,
  ],
  'PUT cla/:linkId': [
    {
      rule: 'puts a new version in its place',
      call: async (world) => {
        const own = await arrangeLink(world);
        return {
          params: { linkId: own.link.linkId },
          headers: own.headers,
          data: cla({ language: 'Chinese', fields: undefined })(world),
        };
      },
    },
    { rule: 'refuses a kind without a current CLA', call: onLink(cla()), code: 'no_cla_binding' },
    { rule: 'cannot read a missing body', call: onLink(undefined), code: 'error_parsing_api_body' },
    ...sourceRefusals({ language: 'Chinese' }),
    ...OWN_REFUSALS,
  ],
  'GET cla/:linkId/:claId': [
    {
      rule: 'sends the document to anybody',
      call: onLink(undefined, ({ link }) => ({ params: { linkId: link.linkId, claId: '0' }, headers: {} })),
    },
    { rule: 'knows no other', call: () => ({ params: { linkId: 'nobody', claId: '0' } }), code: 'not_found' },
  ],
  'DELETE cla/:linkId/:claId': [
    {
      rule: 'takes it off the offer by its number',
      call: onLink(undefined, ({ link }) => ({ params: { linkId: link.linkId, claId: '1' } })),
    },
    {
      rule: 'refuses a number that the link has none of',
      call: onLink(undefined, ({ link }) => ({ params: { linkId: link.linkId, claId: '9' } })),
      code: 'no_permission',
    },
    {
      rule: 'refuses one that is not current',
      call: async (world) => {
        const own = await arrangeLink(world);
        await buildCla(world.em(), own.link);
        return { params: { linkId: own.link.linkId, claId: '0' }, headers: own.headers };
      },
      code: 'unmatched_cla',
    },
    { rule: 'refuses one that was signed', call: signedCla, code: 'cla_is_used' },
    ...OWN_REFUSALS,
  ],
  'POST cla-upload': [
    {
      rule: 'keeps a file',
      call: async (world) => ({ headers: (await arrangeLink(world)).headers, pdf: await newPdf() }),
    },
    { rule: 'keeps what an address holds', call: onLink((world: World) => ({ sourceUrl: world.claAt() })) },
    {
      rule: 'refuses a form without a file',
      call: async (world) => ({ headers: (await arrangeLink(world)).headers, data: {} }),
      code: 'error_reading_file',
    },
    ...SOURCES.map(([rule, source, code]) => ({
      rule: `refuses ${rule}`,
      call: onLink((world: World) => ({ sourceUrl: (source(world) as { url: string }).url })),
      code,
    })),
    { rule: 'cannot read a number', call: onLink({ sourceUrl: 1 }), code: 'error_parsing_api_body' },
  ],
  'GET cla-upload/:sha256': [
    {
      rule: 'sends the own upload',
      call: async (world) => {
        const own = await arrangeLink(world);
        return { params: { sha256: await arrangeUpload(world, own) }, headers: own.headers };
      },
    },
    {
      rule: "does not know another's",
      call: async (world) => {
        const sha256 = await arrangeUpload(world, await arrangeLink(world));
        return { params: { sha256 }, headers: (await arrangeLink(world)).headers };
      },
      code: 'no_permission',
    },
  ],
};
