import { expect } from 'vitest';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { arrangeWorkplace, type Workplace } from '#server/modules/signing/employee/testing/employee-signing.ts';
import { newEmail } from '#server/test/factories.ts';
import { buildEmployeeSigning } from '#server/test/signing-factories.ts';
import type { Call, Case, Cases } from './case.ts';
import { pauseSigning, type World } from './world.ts';

type Before = (world: World, place: Workplace, email: string) => Promise<unknown>;

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** States of a corporation in which nobody can sign under it. */
const CLOSED: readonly [string, Before, ErrorCode][] = [
  [
    'a corporation that is not complete',
    async (world, { corporation }) =>
      world.em().nativeUpdate(CorporationSigning, corporation.id, { state: 'uncompleted', completedAt: null }),
    'uncompleted_signing',
  ],
  [
    'a corporation without employee manager',
    async (world, { manager }) => world.em().nativeUpdate(Manager, manager.id, { removedAt: new Date() }),
    'no_employee_manager',
  ],
  [
    'an address in no domain of the corporation',
    async (world, { corporation, domain }) =>
      world.em().nativeUpdate(CorporationDomain, { corporationSigning: corporation.id, domain }, { claimed: false }),
    'not_same_corp',
  ],
  [
    'a link without CLA',
    async (world, { link }) => world.em().nativeUpdate(Cla, { link: link.id }, { state: 'removed' }),
    'no_cla_binding',
  ],
];

const NOTHING: Before = async () => undefined;

/** A request for a code of an employee. */
const codeRequest =
  (overrides: { params?: object; json?: object } = {}, before = NOTHING): Case['call'] =>
  async (world) => {
    const place = await arrangeWorkplace(world);
    const email = newEmail(place.domain);
    await before(world, place, email);
    const params = { linkId: place.link.linkId, signingId: place.corporation.id, ...overrides.params };
    return { params, json: { email, ...overrides.json } };
  };

/** A signing whose code was mailed. */
const signing =
  (overrides: object = {}, before = NOTHING): Case['call'] =>
  async (world): Promise<Call> => {
    const place = await arrangeWorkplace(world);
    const { linkId } = place.link;
    const email = newEmail(place.domain);
    const path = `${world.api}/employee-signing/${linkId}/${place.corporation.id}/code`;
    await fetch(path, { method: 'POST', body: JSON.stringify({ email }) });
    const verification_code = await world.codeSentTo(email);
    await before(world, place, email);
    const body = {
      name: 'Example Employee',
      email,
      cla_id: '0',
      cla_language: 'Chinese',
      verification_code,
      info: { code: verification_code },
      privacy_checked: true,
      corp_signing_id: place.corporation.id,
    };
    return { params: { id: linkId }, json: { ...body, ...overrides } };
  };

const SIGNING_REFUSALS: readonly [string, object, ErrorCode][] = [
  ['a CLA that is not current', { cla_id: '9' }, 'unmatched_cla'],
  ['no consent', { privacy_checked: false }, 'bad_request_parameter'],
  ['what is no address', { email: 'nobody' }, 'invalid_email'],
  ['another address among the fields', { info: { '1': 'else@example.org' } }, 'unmatched_email'],
  ['a wrong code', { verification_code: '000000x' }, 'wrong_verification_code'],
  ['no corporation', { corp_signing_id: '' }, 'has_not_signed'],
  ['a corporation that no code was sent for', { corp_signing_id: UNKNOWN }, 'expired_verification_code'],
  ['fields that are numbers', { info: { 0: 1 } }, 'error_parsing_api_body'],
];

/** A request for the corporations under which an address can sign. */
const employers =
  (overrides: object = {}, before = NOTHING): Case['call'] =>
  async (world) => {
    const place = await arrangeWorkplace(world, { corporationName: 'Example Works' });
    const email = newEmail(place.domain);
    await before(world, place, email);
    return { params: { linkId: place.link.linkId, email, ...overrides } };
  };

/** Cases of the paths of employees who sign. */
export const EMPLOYEE_CASES: Cases = {
  'GET corporation-signing/:linkId/corps/:email': [
    {
      rule: 'names the corporation of the address',
      call: employers(),
      expected: [{ corp_name: 'Example Works', corp_signing_id: expect.any(String) }],
    },
    { rule: 'answers an empty list when there is none', call: employers({ email: newEmail() }), expected: [] },
    {
      rule: 'answers an empty list when it has no employee manager',
      call: employers({}, async (world, { manager }) =>
        world.em().nativeUpdate(Manager, manager.id, { removedAt: new Date() }),
      ),
      expected: [],
    },
    { rule: 'refuses a malformed address', call: employers({ email: 'nobody' }), code: 'invalid_email' },
    { rule: 'refuses an unknown link', call: employers({ linkId: 'nobody' }), code: 'no_link' },
  ],
  'POST employee-signing/:linkId/:signingId/code': [
    { rule: 'mails a code', call: codeRequest() },
    { rule: 'refuses an unknown link', call: codeRequest({ params: { linkId: 'nobody' } }), code: 'no_link' },
    {
      rule: 'refuses no corporation, as `//code`, under its REST name',
      call: codeRequest({ params: { signingId: '' } }),
      code: 'bad_request_parameter',
      expected: { field: 'corp_signing_id' },
    },
    {
      rule: 'refuses an unknown corporation',
      call: codeRequest({ params: { signingId: UNKNOWN } }),
      code: 'has_not_signed',
    },
    { rule: 'refuses a malformed address', call: codeRequest({ json: { email: 'nobody' } }), code: 'invalid_email' },
    {
      rule: 'cannot read an empty address',
      call: codeRequest({ json: { email: '' } }),
      code: 'error_parsing_api_body',
    },
    ...CLOSED.map(([rule, before, code]) => ({ rule: `refuses ${rule}`, call: codeRequest({}, before), code })),
  ],
  'POST employee-signing/:id': [
    { rule: 'signs', call: signing() },
    ...SIGNING_REFUSALS.map(([rule, overrides, code]) => ({ rule: `refuses ${rule}`, call: signing(overrides), code })),
    ...CLOSED.map(([rule, before, code]) => ({ rule: `refuses ${rule}`, call: signing({}, before), code })),
    {
      rule: 'refuses a link that takes no signings',
      call: signing({}, async (world, { link }) => pauseSigning(world, link)),
      code: 'not_ready_to_sign',
    },
    {
      rule: 'refuses an unknown link',
      call: async (world) => ({ ...(await signing()(world)), params: { id: 'nobody' } }),
      code: 'no_link',
    },
    {
      rule: 'refuses a second signing',
      call: signing({}, async (world, { corporation }, email) => {
        const em = world.em();
        return buildEmployeeSigning(em, em.merge(corporation), { email });
      }),
      code: 'resigned',
    },
  ],
};
