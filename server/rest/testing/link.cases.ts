import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { newEmail } from '#server/test/factories.ts';
import type { Call, Cases } from './case.ts';
import {
  CORPORATE_FIELDS,
  INDIVIDUAL_FIELDS,
  onLink,
  OWN_REFUSALS,
  signedCla,
  SOURCES,
  withoutBody,
} from './link-calls.ts';
import { arrangeLink, arrangeSender, type World } from './world.ts';

/** The newer wizard's request. */
async function newLink(world: World, overrides: object = {}): Promise<Call> {
  const { headers, senderAddress } = await arrangeCommunity(world);
  const data = {
    org_alias: 'Example Community',
    org_email: senderAddress,
    project_url: `https://example.org/${randomUUID()}`,
    individual_cla: { url: world.claAt(), language: 'english', fields: INDIVIDUAL_FIELDS },
    corp_cla: { url: world.claAt(), language: 'Chinese', fields: CORPORATE_FIELDS },
    ...overrides,
  };
  return { headers, data };
}

/** The older wizard's request: an organisation and no address. */
async function newPlatformLink(world: World, overrides: object = {}): Promise<Call> {
  const manager = await arrangeCommunity(world, { platform: 'gitee', organizations: ['example-org'] });
  const data = {
    org_alias: 'Example Community',
    org_email: manager.senderAddress,
    platform: 'gitee',
    org_id: 'example-org',
    repo_id: `project-${randomUUID()}`,
    individual_cla: { type: 'individual', url: world.claAt(), language: 'english', fields: INDIVIDUAL_FIELDS },
    ...overrides,
  };
  return { headers: manager.headers, data };
}

async function linkedTwice(world: World): Promise<Call> {
  const call = await newLink(world);
  const body = new URLSearchParams({ data: JSON.stringify(call.data) });
  await fetch(`${world.api}/link`, { method: 'POST', headers: { ...call.headers }, body });
  return call;
}

/** Cases of the paths of links. */
export const LINK_CASES: Cases = {
  'GET openapi.json': [
    { rule: 'describes every path', call: () => ({}), expected: expect.stringContaining('"openapi":"3.1.0"') },
  ],
  'GET heartbeat': [{ rule: 'answers', call: () => ({}), expected: 'good' }],
  'GET link': [
    {
      rule: "lists the manager's own links",
      call: onLink(),
      expected: [expect.objectContaining({ org_alias: 'Example Community', platform: 'web', repo_id: '' })],
    },
  ],
  'POST link': [
    { rule: 'takes a form in parts', call: (world) => newLink(world) },
    {
      rule: 'takes an urlencoded form',
      call: async (world) => {
        const { headers = {}, data } = await newLink(world);
        return { headers, fields: { data: JSON.stringify(data) } };
      },
    },
    {
      rule: 'takes JSON',
      call: async (world) => {
        const { headers = {}, data } = await newLink(world);
        return { headers, json: data };
      },
    },
    { rule: 'makes the address from the organisation', call: (world) => newPlatformLink(world) },
    {
      rule: 'takes the platform from the session',
      call: (world) => newPlatformLink(world, { platform: undefined }),
    },
    {
      rule: 'takes the organisation from the address',
      call: async (world) => {
        const project_url = `${world.platforms.gitee.url}/example-org/${randomUUID()}`;
        return newPlatformLink(world, { platform: undefined, org_id: undefined, repo_id: undefined, project_url });
      },
    },
    {
      rule: 'refuses a link without a CLA',
      call: (world) => newLink(world, { individual_cla: undefined, corp_cla: null }),
      code: 'bad_request_parameter',
      expected: { field: 'individual_cla' },
    },
    {
      rule: 'refuses an address of a CLA that is not listed, under its REST name',
      call: (world) =>
        newLink(world, {
          individual_cla: undefined,
          corp_cla: { url: 'https://cla.example.net/a.pdf', language: 'english', fields: CORPORATE_FIELDS },
        }),
      code: 'bad_request_parameter',
      expected: {
        field: 'corp_cla.url',
        error_message: expect.stringContaining('field: corp_cla.url'),
      },
    },
    {
      rule: 'refuses a sender that was never authorised, under its REST name',
      call: (world) => newLink(world, { org_email: newEmail() }),
      code: 'bad_request_parameter',
      expected: { field: 'org_email' },
    },
    {
      rule: 'refuses an unknown platform',
      call: (world) => newLink(world, { platform: 'gitlab' }),
      code: 'bad_request_parameter',
    },
    {
      rule: 'refuses a field whose id is no number',
      call: (world) =>
        newLink(world, { corp_cla: { url: world.claAt(), language: 'english', fields: [{ id: 'x', type: 'email' }] } }),
      code: 'bad_request_parameter',
    },
    {
      rule: 'refuses an organisation of others',
      call: (world) => newPlatformLink(world, { org_id: 'other-org' }),
      code: 'no_permission',
    },
    {
      rule: 'refuses a repeated field',
      call: (world) => {
        const fields = [...INDIVIDUAL_FIELDS, { ...INDIVIDUAL_FIELDS[0], id: '2' }];
        return newLink(world, { individual_cla: { url: world.claAt(), language: 'english', fields } });
      },
      code: 'title_type_repeat',
    },
    ...SOURCES.map(([rule, source, code]) => ({
      rule: `refuses ${rule}`,
      call: (world: World) =>
        newLink(world, { individual_cla: { ...source(world), language: 'english', fields: INDIVIDUAL_FIELDS } }),
      code,
    })),
    { rule: 'refuses the same project again', call: linkedTwice, code: 'link_exists' },
    {
      rule: 'cannot read a form without data',
      call: onLink(undefined, () => ({ fields: { x: 'y' } })),
      code: 'error_parsing_api_body',
    },
    {
      rule: 'cannot read a CLA that is a text',
      call: (world) => newLink(world, { corp_cla: 'x' }),
      code: 'error_parsing_api_body',
    },
  ],
  'GET link/:linkId': [
    { rule: 'names the community', call: withoutBody(onLink()), expected: { org_alias: 'Example Community' } },
    { rule: 'refuses an unknown link', call: () => ({ params: { linkId: 'nobody' } }), code: 'no_link' },
  ],
  'GET link/:linkId/:applyTo': [
    {
      rule: 'lists the CLAs',
      call: onLink(undefined, ({ link }) => ({ params: { linkId: link.linkId, applyTo: 'corporation' } })),
      expected: [expect.objectContaining({ cla_id: '1', language: 'Chinese' })],
    },
    {
      rule: 'refuses an unknown link',
      call: () => ({ params: { linkId: 'nobody', applyTo: 'individual' } }),
      code: 'no_link',
    },
    {
      rule: 'refuses another kind of signer',
      call: onLink(undefined, ({ link }) => ({ params: { linkId: link.linkId, applyTo: 'robot' } })),
      code: 'bad_request_parameter',
    },
  ],
  'DELETE link/:linkId': [
    { rule: 'ends a link', call: onLink() },
    { rule: 'refuses one that was signed', call: signedCla, code: 'link_is_used' },
    ...OWN_REFUSALS,
  ],
  'POST link/update/:linkId': [
    {
      rule: 'takes a field of a form',
      call: async (world) => {
        const own = await arrangeLink(world);
        const email = newEmail();
        await arrangeSender(world, own, email);
        return { params: { linkId: own.link.linkId }, headers: own.headers, fields: { email } };
      },
      expected: 'success',
    },
    {
      rule: 'refuses a sender that was never authorised',
      call: onLink({ email: newEmail() }),
      code: 'bad_request_parameter',
      expected: { field: 'email' },
    },
    { rule: 'cannot read a missing body', call: onLink(undefined), code: 'error_parsing_api_body' },
    ...OWN_REFUSALS,
  ],
  'PUT link/:linkId/grace-period': [
    { rule: 'takes days', call: onLink({ grace_period_days: 10 }) },
    { rule: 'takes a negative number for the default', call: onLink({ grace_period_days: -1 }) },
    {
      rule: 'refuses more than ten years',
      call: onLink({ grace_period_days: 3651 }),
      code: 'bad_request_parameter',
    },
    { rule: 'cannot read half a day', call: onLink({ grace_period_days: 0.5 }), code: 'error_parsing_api_body' },
    { rule: 'cannot read missing days', call: onLink({}), code: 'error_parsing_api_body' },
    ...OWN_REFUSALS,
  ],
};
