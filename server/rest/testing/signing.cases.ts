import type { ErrorCode } from '#server/errors/catalogue.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { Call, Case, Cases } from './case.ts';
import { arrangeLink, pauseSigning, type OwnLink, type World } from './world.ts';

type Kind = 'individual' | 'corporation';

/** The paths of each kind of signing, with the body that its clients send. */
const KINDS = {
  individual: {
    claId: '0',
    email: () => newEmail(newDomain()),
    body: (email: string) => ({ name: 'Example Signer', email }),
  },
  corporation: {
    claId: '1',
    email: () => newEmail(newDomain()),
    body: (email: string) => ({
      corporation_name: 'Example Corporation',
      admin_name: 'Example Representative',
      admin_email: email,
      enabled: true,
      corp_signing_id: '',
    }),
  },
} as const;

const NOT_SIGNED = { type: '', signed: false, version_matched: false, status: 'not_signed' };

const statusAt =
  (statusNeedsKey: boolean): Case['call'] =>
  async (world) => {
    const { link } = await arrangeLink(world);
    await world.em().nativeUpdate(Link, link.id, { statusNeedsKey });
    return { params: { linkId: link.linkId }, query: { email: newEmail() } };
  };

const byHash =
  (params: { linkId?: string; emailSha256?: string }, statusNeedsKey = false): Case['call'] =>
  async (world) => {
    const { link } = await arrangeLink(world);
    await world.em().nativeUpdate(Link, link.id, { statusNeedsKey });
    return { params: { linkId: link.linkId, emailSha256: '0'.repeat(64), ...params } };
  };

async function askForCode(world: World, kind: Kind, { linkId, email }: Record<'linkId' | 'email', string>) {
  const body = JSON.stringify({ email });
  await fetch(`${world.api}/${kind}-signing/${linkId}/code`, { method: 'POST', body });
  return world.codeSentTo(email);
}

/** Runs before a signing is sent. */
type Before = (world: World, own: OwnLink, email: string) => Promise<unknown>;

const NOTHING: Before = async () => undefined;

/** A signing whose code was mailed, in the form of the legacy client, which repeats the code among the fields. */
const signing =
  (kind: Kind, overrides: object = {}, before = NOTHING): Case['call'] =>
  async (world): Promise<Call> => {
    const own = await arrangeLink(world);
    const { linkId } = own.link;
    const email = KINDS[kind].email();
    const verification_code = await askForCode(world, kind, { linkId, email });
    await before(world, own, email);
    const body = {
      ...KINDS[kind].body(email),
      cla_id: KINDS[kind].claId,
      cla_language: 'Chinese',
      verification_code,
      info: { code: verification_code },
      privacy_checked: true,
    };
    return { params: { linkId }, json: { ...body, ...overrides } };
  };

const unknownLink =
  (call: Case['call']): Case['call'] =>
  async (world) => ({ ...(await call(world)), params: { linkId: 'nobody' } });

const refusals = (kind: Kind): Case[] => {
  const named: [string, object, ErrorCode, object?][] = [
    ['a CLA that is not current', { cla_id: '9' }, 'unmatched_cla'],
    ['no consent', { privacy_checked: false }, 'bad_request_parameter', { field: 'privacy_checked' }],
    ['an unknown language', { cla_language: 'french' }, 'bad_request_parameter', { field: 'cla_language' }],
    ['what is no address', { [kind === 'individual' ? 'email' : 'admin_email']: 'nobody' }, 'invalid_email'],
    ['another address among the fields', { info: { '1': 'else@example.org' } }, 'unmatched_email', { field: '1' }],
    ['a wrong code', { verification_code: '000000x' }, 'wrong_verification_code'],
  ];
  return [
    ...named.map(([rule, overrides, code, expected]) => ({
      rule: `refuses ${rule}`,
      call: signing(kind, overrides),
      code,
      expected,
    })),
    { rule: 'refuses an unknown link', call: unknownLink(signing(kind)), code: 'no_link' },
    {
      rule: 'refuses a link that takes no signings',
      call: signing(kind, {}, async (world, { link }) => pauseSigning(world, link)),
      code: 'not_ready_to_sign',
    },
    {
      rule: 'refuses a code of another link',
      call: async (world) => ({
        ...(await signing(kind)(world)),
        params: { linkId: (await arrangeLink(world)).link.linkId },
      }),
      code: 'expired_verification_code',
    },
    {
      rule: 'cannot read fields that are numbers',
      call: signing(kind, { info: { 0: 1 } }),
      code: 'error_parsing_api_body',
      expected: { field: 'info.0' },
    },
  ];
};

const codeRefusals = (kind: Kind, missing: ErrorCode): Case[] => [
  { rule: 'refuses an unknown link', call: () => codeRequest(kind, { linkId: 'nobody' }), code: 'no_link' },
  { rule: 'refuses an empty link, as `//code`', call: () => codeRequest(kind, { linkId: '' }), code: 'no_link' },
  {
    rule: 'refuses a link without such a CLA',
    call: async (world) => codeRequest(kind, { linkId: (await buildLink(world.em())).linkId }),
    code: missing,
  },
  {
    rule: 'refuses a malformed address',
    call: async (world) => codeRequest(kind, { linkId: (await arrangeLink(world)).link.linkId, email: 'nobody' }),
    code: 'invalid_email',
  },
  {
    rule: 'refuses a repetition within a minute',
    call: async (world) => {
      const { linkId } = (await arrangeLink(world)).link;
      const email = KINDS[kind].email();
      await askForCode(world, kind, { linkId, email });
      return codeRequest(kind, { linkId, email });
    },
    code: 'too_many_request',
  },
  {
    rule: 'cannot read an empty address',
    call: async (world) => codeRequest(kind, { linkId: (await arrangeLink(world)).link.linkId, email: '' }),
    code: 'error_parsing_api_body',
  },
];

function codeRequest(kind: Kind, { linkId, email = KINDS[kind].email() }: { linkId: string; email?: string }): Call {
  return { params: { linkId }, json: { email } };
}

const sentCode = (kind: Kind): Case => ({
  rule: 'mails a code',
  call: async (world) => codeRequest(kind, { linkId: (await arrangeLink(world)).link.linkId }),
});

/** Cases of the paths of signers. */
export const SIGNING_CASES: Cases = {
  'POST individual-signing/:linkId/code': [
    sentCode('individual'),
    ...codeRefusals('individual', 'no_cla_binding_individual'),
  ],
  'POST individual-signing/:linkId': [
    { rule: 'signs', call: signing('individual') },
    ...refusals('individual'),
    {
      rule: 'refuses a second signing',
      call: signing('individual', {}, async (world, { link }, email) => {
        const em = world.em();
        const [cla] = await link.clas.loadItems();
        return buildIndividualSigning(em, cla ?? (await buildCla(em, link)), { email });
      }),
      code: 'resigned',
    },
    {
      rule: 'sends employees of a corporation elsewhere',
      call: signing('individual', {}, async (world, { link }, email) =>
        buildCorporation(world.em(), link, { domains: [email.split('@')[1] ?? ''] }),
      ),
      code: 'go_to_sign_employee_cla',
    },
  ],
  'GET individual-signing/:linkId': [
    { rule: 'asks for a key where the link keeps its status to keys', call: statusAt(true), code: 'missing_token' },
    { rule: 'answers that nobody has signed', call: statusAt(false), expected: NOT_SIGNED },
    {
      rule: 'refuses an unknown link',
      call: () => ({ params: { linkId: 'nobody' }, query: { email: newEmail() } }),
      code: 'no_link',
    },
    {
      rule: 'refuses a missing address',
      call: async (world) => ({ params: { linkId: (await arrangeLink(world)).link.linkId } }),
      code: 'invalid_email',
    },
  ],
  'GET individual-signing/:linkId/hash/:emailSha256': [
    { rule: 'asks for a key where the link answers no hashes', call: byHash({}, true), code: 'missing_token' },
    { rule: 'answers that nobody has signed', call: byHash({}), expected: NOT_SIGNED },
    { rule: 'refuses an unknown link', call: byHash({ linkId: 'nobody' }), code: 'no_link' },
    { rule: 'refuses what is no hash', call: byHash({ emailSha256: 'ABC' }), code: 'bad_request_parameter' },
  ],
  'POST corporation-signing/:linkId/code': [
    sentCode('corporation'),
    ...codeRefusals('corporation', 'no_cla_binding_corp'),
    {
      rule: 'refuses free mail',
      call: async (world) =>
        codeRequest('corporation', { linkId: (await arrangeLink(world)).link.linkId, email: 'someone@gmail.com' }),
      code: 'restricted_email_suffix',
    },
  ],
  'POST corporation-signing/:linkId': [
    { rule: 'signs', call: signing('corporation') },
    ...refusals('corporation'),
    {
      rule: 'refuses free mail, under its REST name',
      call: signing('corporation', { admin_email: 'someone@gmail.com' }),
      code: 'restricted_email_suffix',
      expected: { field: 'admin_email' },
    },
    {
      rule: 'refuses a second signing',
      call: signing('corporation', {}, async (world, { link }, representativeEmail) =>
        buildCorporation(world.em(), link, { state: 'uncompleted', representativeEmail }),
      ),
      code: 'resigned',
    },
    {
      rule: 'refuses the domain of another corporation',
      call: signing('corporation', {}, async (world, { link }, email) =>
        buildCorporation(world.em(), link, { domains: [newDomain(), email.split('@')[1] ?? ''] }),
      ),
      code: 'sameEmailSuffix',
    },
  ],
  'GET signed-document/:token': [
    {
      rule: 'sends the document to anybody who knows its address',
      call: async (world) => {
        const em = world.em();
        const cla = await buildCla(em, await buildLink(em));
        const token = 'a'.repeat(43);
        await buildIndividualSigning(em, cla, { documentToken: token });
        return { params: { token } };
      },
    },
    {
      rule: 'says when to ask again while the document is being derived',
      call: async (world) => {
        const em = world.em();
        const cla = await buildCla(em, await buildLink(em));
        const token = 'c'.repeat(43);
        const { id } = await buildIndividualSigning(em, cla, { documentToken: token });
        await em.nativeUpdate(IndividualSigning, { id }, { document: null });
        return { params: { token } };
      },
      code: 'document_not_ready',
    },
    { rule: 'knows no other', call: () => ({ params: { token: 'b'.repeat(43) } }), code: 'not_found' },
  ],
};
