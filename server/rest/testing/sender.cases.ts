import { expect } from 'vitest';
import { strangers } from '#server/modules/community/link/testing/community.ts';
import { newEmail } from '#server/test/factories.ts';
import { charCodes, type Call, type Case, type Cases } from './case.ts';
import { onLink } from './link-calls.ts';
import { arrangeLink, type World } from './world.ts';

/** A mailbox whose credential its mail server accepts. */
async function mailbox(world: World, overrides: object = {}): Promise<Call> {
  const { headers } = await arrangeLink(world);
  const [email, authorize] = [newEmail(), 'let-me-in'];
  world.mailboxes.set(email, authorize);
  return { headers, data: { email, authorize: charCodes(authorize), ...overrides } };
}

/** The same, after a code was sent to it. */
async function verifiedMailbox(world: World, code?: string): Promise<Call> {
  const { headers = {}, data } = await mailbox(world);
  const body = new FormData();
  body.set('data', JSON.stringify(data));
  await fetch(`${world.api}/smtp/verify`, { method: 'POST', headers: { ...headers }, body });
  const { email } = data as { email: string };
  return { headers, data: { ...(data as object), code: code ?? world.codeIn(email) } };
}

async function sentTwice(world: World): Promise<Call> {
  const { headers = {}, data } = await verifiedMailbox(world);
  return { headers, data };
}

const SENDER_REFUSALS: readonly Case[] = [
  { rule: 'refuses a malformed address', call: (world) => mailbox(world, { email: 'nobody' }), code: 'invalid_email' },
  {
    rule: 'refuses a provider that takes no authorisation codes',
    call: (world) => mailbox(world, { email: 'community@outlook.com', code: '123456' }),
    code: 'unknown_email_platform',
  },
  {
    rule: 'refuses a missing authorisation code',
    call: (world) => mailbox(world, { authorize: [], code: '123456' }),
    code: 'bad_request_parameter',
    expected: { field: 'authorize' },
  },
  {
    rule: 'cannot read characters beyond a byte',
    call: (world) => mailbox(world, { authorize: [256] }),
    code: 'error_parsing_api_body',
  },
];

const STRANGERS = ['missing_token', 'unknown_token', 'unauthorized_token', 'privacy_consent_invalid'] as const;

const asStranger =
  (code: string): Case['call'] =>
  async (world) => {
    const [, headers = {}] = (await strangers(world)).find(([, , refusal]) => refusal === code) ?? [];
    return { headers };
  };

/** Cases of the paths of senders. */
export const SENDER_CASES: Cases = {
  'POST smtp/verify': [
    { rule: 'sends a code', call: (world) => mailbox(world) },
    {
      rule: 'takes the authorisation code in base64',
      call: (world) => mailbox(world, { authorize: Buffer.from('let-me-in').toString('base64') }),
    },
    {
      rule: 'says when the mail server refuses',
      call: (world) => mailbox(world, { authorize: charCodes('wrong') }),
      code: 'invalid_email_auth_code',
    },
    {
      rule: 'says when the mail server takes no mail',
      call: (world) => mailbox(world, { email: world.fullMailbox }),
      code: 'failed_to_send_email',
    },
    { rule: 'refuses a repetition within a minute', call: sentTwice, code: 'too_many_request' },
    ...SENDER_REFUSALS,
  ],
  'POST smtp/authorize': [
    { rule: 'stores the mailbox', call: (world) => verifiedMailbox(world) },
    {
      rule: 'refuses a wrong code',
      call: (world) => verifiedMailbox(world, '0000000'),
      code: 'wrong_verification_code',
    },
    {
      rule: 'refuses a code that was never sent',
      call: (world) => mailbox(world, { code: '123456' }),
      code: 'expired_verification_code',
    },
    ...SENDER_REFUSALS,
  ],
  'GET gmail/authcodeurl': [{ rule: "answers Google's page", call: onLink() }],
  'GET gmail/auth': [
    {
      rule: "answers Google's page to a manager who asks for it",
      call: onLink(),
      expected: { url: expect.any(String) },
    },
    {
      rule: 'redirects to a page, whatever comes',
      call: () => ({ query: { code: 'x', state: 'x' } }),
      expected: '/config-email?error_code=auth_failed',
    },
    ...STRANGERS.map((code) => ({ rule: `refuses who asks for the page: ${code}`, call: asStranger(code), code })),
  ],
};
