import type { ErrorCode } from '#server/errors/catalogue.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { Call, Case } from './case.ts';
import { arrangeLink, type OwnLink, type World } from './world.ts';

export const INDIVIDUAL_FIELDS = [
  { id: '1', title: 'E-Mail', type: 'email', description: '', required: true },
  { id: '0', title: '', type: 'name', description: '', required: true },
];

export const CORPORATE_FIELDS = [
  { id: '0', title: 'Authorized Representative', type: 'authorized', description: '', required: true },
  { id: '1', title: 'Corporation Name', type: 'corporationName', description: '', required: true },
  { id: '2', title: 'E-Mail', type: 'email', description: '', required: true },
];

type Body = object | ((world: World) => object);

/** A call about an own link; its body is JSON by default. */
export const onLink =
  (body?: Body, more: (own: OwnLink) => object = () => ({})): Case['call'] =>
  async (world) => {
    const own = await arrangeLink(world);
    const json = typeof body === 'function' ? (body as (world: World) => object)(world) : body;
    return {
      params: { linkId: own.link.linkId },
      headers: own.headers,
      ...(json === undefined ? {} : { json }),
      ...more(own),
    };
  };

const UNKNOWN_LINK: Case['call'] = async (world) => {
  const { headers } = await arrangeLink(world);
  const json = { url: world.claAt(), type: 'individual', language: 'english', fields: INDIVIDUAL_FIELDS };
  const unknown = { params: { linkId: 'nobody', claId: '0' }, headers };
  return { ...unknown, json: { ...json, email: newEmail(), grace_period_days: 1 } };
};

/** A call about the link of another community. */
const FOREIGN_LINK: Case['call'] = async (world) => {
  const call = await UNKNOWN_LINK(world);
  return { ...call, params: { linkId: (await arrangeLink(world)).link.linkId, claId: '0' } };
};

/** Drops the body, for a GET. */
export const withoutBody =
  (call: Case['call']): Case['call'] =>
  async (world) => {
    const { params = {}, headers = {} } = await call(world);
    return { params, headers };
  };

export const OWN_REFUSALS: readonly Case[] = [
  { rule: 'refuses an unknown link', call: UNKNOWN_LINK, code: 'no_link' },
  { rule: 'refuses the link of another community', call: FOREIGN_LINK, code: 'no_permission' },
];

export const OWN_REFUSALS_WITHOUT_BODY = OWN_REFUSALS.map((refusal) => ({
  ...refusal,
  call: withoutBody(refusal.call),
}));

export const SOURCES: readonly [string, (world: World) => object, ErrorCode][] = [
  ['an address that is not listed', () => ({ url: 'https://cla.example.net/cla.pdf' }), 'bad_request_parameter'],
  ['a text that is no document', (world) => ({ url: world.claAt('text') }), 'not_pdf'],
  ['a document that is too large', (world) => ({ url: world.claAt('large') }), 'file_too_large'],
];

/** An individual CLA, number 2 of a link, that somebody has signed. */
export async function signedCla(world: World): Promise<Call> {
  const own = await arrangeLink(world);
  const em = world.em();
  await buildIndividualSigning(em, await buildCla(em, own.link));
  return { params: { linkId: own.link.linkId, claId: '2' }, headers: own.headers };
}
