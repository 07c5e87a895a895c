import { expect } from 'vitest';
import { buildAccount, newEmail, PASSWORD } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { charCodes, type Call, type Case, type Cases } from './case.ts';
import { LOGIN, sixth, WRONG } from './login.cases.ts';
import { arrangeLink, arrangeManager, type World } from './world.ts';

const NEW_PASSWORD = 'Other-Horse-7';

async function anyManager(world: World): Promise<Call> {
  return { headers: (await arrangeManager(world)).headers };
}

async function passwordChange(world: World, overrides: object = {}): Promise<Call> {
  const { headers } = await arrangeManager(world, { initialPasswordChanged: false });
  const passwords = { old_password: charCodes(PASSWORD), new_password: charCodes(NEW_PASSWORD) };
  return { headers, json: { ...passwords, ...overrides } };
}

const retrievalRefusals = (linkId?: string): Case[] => {
  const params = linkId === undefined ? {} : { params: { linkId } };
  const refused =
    (json: unknown): Case['call'] =>
    () => ({ ...params, json });
  return [
    { rule: 'refuses a missing address', call: refused({ email: ' ' }), code: 'missing_email' },
    { rule: 'refuses a malformed address', call: refused({ email: 'nobody' }), code: 'invalid_email' },
    { rule: 'refuses an unknown link', call: unknownLink(linkId), code: 'no_link' },
    {
      rule: 'refuses a repetition within a minute',
      call: (world) => askTwice(world, linkId),
      code: 'too_many_request',
    },
    { rule: 'refuses a body that is not JSON', call: refused('email'), code: 'error_parsing_api_body' },
  ];
};

const unknownLink = (linkId?: string): Case['call'] =>
  linkId === undefined
    ? () => ({ json: { email: newEmail(), link_id: 'nobody' } })
    : () => ({ params: { linkId: 'undefined' }, json: { email: newEmail() } });

async function askTwice(world: World, linkId?: string): Promise<Call> {
  const body = { email: newEmail() };
  const path = linkId === undefined ? '' : `/${linkId}`;
  await fetch(`${world.api}/password-retrieval${path}`, { method: 'POST', body: JSON.stringify(body) });
  return linkId === undefined ? { json: body } : { params: { linkId }, json: body };
}

/** A reset link that was mailed to a community manager. */
async function resetCall(
  world: World,
  overrides: Partial<Record<'key' | 'linkId' | 'password', string>>,
): Promise<Call> {
  const { email } = await buildAccount(world.em());
  const body = JSON.stringify({ email });
  await fetch(`${world.api}/password-retrieval`, { method: 'POST', body });
  const [mail] = await world.mailsTo(email ?? '');
  const secret = { row: mail?.id ?? '', sealed: mail?.secret ?? new Uint8Array() };
  const { url } = JSON.parse(world.deps.secretBox.decrypt('mail', secret)) as { url: string };
  const { key, linkId = 'fake_link', password = NEW_PASSWORD } = overrides;
  return {
    params: { linkId },
    headers: { 'Password-Retrieval-Key': key ?? new URL(url).searchParams.get('key') ?? '' },
    json: { password: charCodes(password) },
  };
}

/** Cases of the paths of the session. */
export const SESSION_CASES: Cases = {
  'POST corporation-manager/auth': LOGIN,
  'PUT corporation-manager/auth': [{ rule: 'logs out', call: anyManager }],
  'PUT auth': [{ rule: 'logs out', call: async (world) => ({ headers: (await arrangeLink(world)).headers }) }],
  'GET corporation-manager': [
    {
      rule: 'identifies an administrator',
      call: anyManager,
      expected: expect.objectContaining({ role: 'admin', org: 'Example Community', initial_pw_changed: true }),
    },
    {
      rule: 'answers before the one-time password was changed',
      call: async (world) => ({
        headers: (await arrangeManager(world, { role: 'manager', initialPasswordChanged: false })).headers,
      }),
      expected: expect.objectContaining({ role: 'manager', initial_pw_changed: false }),
    },
  ],
  'PUT corporation-manager': [
    { rule: 'changes the password', call: (world) => passwordChange(world) },
    {
      rule: "changes a community manager's password",
      call: async (world) => {
        const headers = await signIn(world, await buildAccount(world.em()));
        return { headers, json: { old_password: charCodes(PASSWORD), new_password: charCodes(NEW_PASSWORD) } };
      },
    },
    {
      rule: 'refuses a manager without consent to the policy',
      call: async (world) => {
        const headers = await signIn(world, await buildAccount(world.em()), { consented: false });
        return { headers, json: { old_password: charCodes(PASSWORD), new_password: charCodes(NEW_PASSWORD) } };
      },
      code: 'privacy_consent_invalid',
    },
    ...(
      [
        ['refuses a wrong old password', WRONG, 'invalid_account_or_pw'],
        ['refuses no new password', { new_password: [] }, 'invalid_password'],
        ['cannot read a password as it was typed', { old_password: PASSWORD }, 'error_parsing_api_body'],
        ['refuses the same again', { new_password: charCodes(PASSWORD) }, 'same_password'],
      ] as const
    ).map(([rule, overrides, code]) => ({ rule, code, call: (world: World) => passwordChange(world, overrides) })),
    {
      rule: 'refuses any old password after five wrong ones',
      call: async (world) => sixth(world, 'corporation-manager', await passwordChange(world, WRONG)),
      code: 'user_login_frozen',
    },
  ],
  'POST password-retrieval': [
    { rule: 'answers the same for an address that nobody has', call: () => ({ json: { email: newEmail() } }) },
    {
      rule: 'takes the link id in the body',
      call: async (world) => {
        const { link, manager } = await arrangeManager(world);
        return { json: { email: manager.email, link_id: link.linkId } };
      },
    },
    ...retrievalRefusals(),
  ],
  'POST password-retrieval/:linkId': [
    {
      rule: 'takes the link id in the path',
      call: async (world) => {
        const { link, manager } = await arrangeManager(world);
        return { params: { linkId: link.linkId }, json: { email: manager.email } };
      },
    },
    ...retrievalRefusals('fake_link'),
  ],
  'PUT password-retrieval/:linkId': [
    { rule: 'sets the new password', call: (world) => resetCall(world, {}) },
    { rule: 'refuses a missing key', call: (world) => resetCall(world, { key: '' }), code: 'missing_pw_retrieval_key' },
    { rule: 'refuses a malformed key', call: (world) => resetCall(world, { key: 'x' }), code: 'illegal_link' },
    {
      rule: 'refuses a key of another link',
      call: async (world) => resetCall(world, { linkId: (await arrangeLink(world)).link.linkId }),
      code: 'link_expired',
    },
    {
      rule: 'cannot read a password in plain text',
      call: async (world) => ({ ...(await resetCall(world, {})), json: { password: NEW_PASSWORD } }),
      code: 'error_parsing_api_body',
    },
    {
      rule: 'refuses a password that breaks the rule, under its REST name',
      call: (world) => resetCall(world, { password: 'short' }),
      code: 'invalid_password',
      expected: { field: 'password' },
    },
    {
      rule: 'refuses the password that is being replaced',
      call: (world) => resetCall(world, { password: PASSWORD }),
      code: 'same_password',
    },
  ],
  'GET auth/authcodeurl/:platform/:purpose': [
    {
      rule: 'answers where the login begins',
      call: () => ({ params: { platform: 'gitee', purpose: 'login' } }),
    },
    {
      rule: 'knows no other purpose',
      call: () => ({ params: { platform: 'gitee', purpose: 'sign' } }),
      code: 'unkown_purpose_for_auth',
    },
    {
      rule: 'knows no other platform',
      call: () => ({ params: { platform: 'gitlab', purpose: 'login' } }),
      code: 'unsupported_code_platform',
    },
  ],
  'GET auth/:platform/login': [
    {
      rule: 'redirects to a page, whatever comes',
      call: () => ({ params: { platform: 'gitee' }, query: { code: 'x', state: 'x' } }),
      expected: '/index?error_code=auth_failed',
    },
  ],
  'GET organization': [
    {
      rule: 'names those of the platform',
      call: async (world) => {
        const account = await buildAccount(world.em(), { platform: 'gitee' });
        return { headers: await signIn(world, account, { organizations: ['example-org', 'example-lab'] }) };
      },
      expected: ['example-org', 'example-lab'],
    },
    {
      rule: 'names none for a local account',
      call: async (world) => ({ headers: (await arrangeLink(world)).headers }),
      expected: [],
    },
  ],
};
