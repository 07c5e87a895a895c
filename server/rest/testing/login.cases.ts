import { expect } from 'vitest';
import { setUpTotp } from '#server/modules/access/session/second-factor/testing/factors.ts';
import { buildAccount, PASSWORD } from '#server/test/factories.ts';
import { charCodes, type Call, type Case } from './case.ts';
import { arrangeManager, type World } from './world.ts';

/** A wrong password, in a login and in a change. */
export const WRONG = { password: charCodes('Wrong-Horse-9'), old_password: charCodes('Wrong-Horse-9') };

async function managerLogin(world: World, overrides: object = {}, oneTimePasswordExpiresAt?: Date): Promise<Call> {
  const { link, manager } = await arrangeManager(world, { initialPasswordChanged: false, oneTimePasswordExpiresAt });
  const login = { user: manager.account, password: charCodes(PASSWORD), link_id: link.linkId };
  return { json: { ...login, privacy_consented: true, ...overrides } };
}

async function communityLogin(
  world: World,
  linkId: string | undefined,
  facts: Parameters<typeof buildAccount>[1] = {},
): Promise<Call> {
  const { account } = await buildAccount(world.em(), facts);
  const password = Buffer.from(PASSWORD).toString('base64');
  return { json: { user: account, password, link_id: linkId, privacy_consented: true } };
}

async function unconsentedLogin(world: World, consent: object): Promise<Call> {
  const { account } = await buildAccount(world.em());
  return { json: { user: account, password: charCodes(PASSWORD), ...consent } };
}

/** Sends a call five times and returns it for the sixth. */
export async function sixth(world: World, path: string, call: Call): Promise<Call> {
  const body = JSON.stringify(call.json);
  for (let failure = 0; failure < 5; failure += 1) {
    await fetch(`${world.api}/${path}`, { method: call.headers ? 'PUT' : 'POST', headers: { ...call.headers }, body });
  }
  return call;
}

/** Cases of a login with a password. */
export const LOGIN: readonly Case[] = [
  {
    rule: 'lets an administrator in',
    call: (world) => managerLogin(world),
    expected: [expect.objectContaining({ role: 'admin', initial_pw_changed: false })],
  },
  ...[undefined, '', 'fake_link'].map((linkId) => ({
    rule: `lets a community manager in with the link id ${linkId}, password in base64`,
    call: (world: World) => communityLogin(world, linkId),
    expected: [expect.objectContaining({ role: '', link_id: 'fake_link', initial_pw_changed: true })],
  })),
  {
    rule: 'tells a community manager with a one-time password to change it',
    call: (world) => communityLogin(world, undefined, { initialPasswordChanged: false }),
    expected: [expect.objectContaining({ role: '', initial_pw_changed: false })],
  },
  {
    rule: 'refuses a wrong password, without prefix',
    call: (world) => managerLogin(world, WRONG),
    code: 'wrong_id_or_pw',
    expected: { error_code: 'wrong_id_or_pw', retry_num: 4 },
  },
  {
    rule: 'refuses a one-time password that has ended',
    call: (world) => managerLogin(world, {}, new Date(0)),
    code: 'one_time_password_expired',
  },
  {
    rule: 'refuses a frozen account, with prefix',
    call: async (world) => sixth(world, 'corporation-manager/auth', await managerLogin(world, WRONG)),
    code: 'user_login_frozen',
    expected: { error_code: 'cla.user_login_frozen' },
  },
  ...[{ privacy_consented: false }, {}].map((consent) => ({
    rule: `refuses without consent, and without prefix, ${JSON.stringify(consent)}`,
    call: (world: World) => unconsentedLogin(world, consent),
    code: 'privacy_consent_invalid' as const,
    expected: { error_code: 'privacy_consent_invalid' },
  })),
  {
    rule: 'refuses an account with a second factor, for which the web page has to ask',
    call: async (world) => {
      const account = await buildAccount(world.em());
      await setUpTotp(world, account);
      return { json: { user: account.account, password: charCodes(PASSWORD), privacy_consented: true } };
    },
    code: 'second_factor_needed',
  },
  { rule: 'refuses a missing account', call: (world) => managerLogin(world, { user: ' ' }), code: 'empty_payload' },
  {
    rule: 'refuses a missing password',
    call: (world) => managerLogin(world, { password: null }),
    code: 'empty_payload',
  },
  ...[[256], [-1], ['a'], 'not base64', 7].map((password) => ({
    rule: `cannot read the password ${JSON.stringify(password)}`,
    call: (world: World) => managerLogin(world, { password }),
    code: 'error_parsing_api_body' as const,
  })),
];
