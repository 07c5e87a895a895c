import { Secret, TOTP } from 'otpauth';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PASSWORD } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { Authenticator } from './authenticator.ts';

type Headers = Readonly<Record<string, string>>;

/** A ceremony, as begun. */
export interface Ceremony {
  readonly ceremonyId: string;
  readonly options: string;
}

/**
 * The next code of an authenticator app, which is taken now and still when its 30 seconds have begun; `steps` are 30
 * seconds each, from now.
 */
export function totpCode(secret: string, steps = 1): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Calls a mutation that takes `input`, and returns the value of `fields`. */
export async function mutate<T>(
  { app }: TestApp,
  call: { readonly name: string; readonly input?: object; readonly fields: string; readonly type?: string },
  headers: Headers = {},
): Promise<GraphqlAnswer<Record<string, T>> & { readonly value: T | undefined }> {
  const { name, input, fields } = call;
  const { type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input` } = call;
  const query =
    input === undefined
      ? `mutation { ${name} { ${fields} } }`
      : `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
  const answer = await graphql<Record<string, T>>(app, query, input === undefined ? {} : { input }, headers);
  return { ...answer, value: answer.data?.[name] };
}

/** Sets up an authenticator app in a new session, with its current code, so that the next one is unused. */
export async function setUpTotp(
  testApp: TestApp,
  owner: CommunityAccount | Manager,
): Promise<{ readonly headers: SessionHeaders; readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  const headers = await signIn(testApp, owner);
  const begun = await mutate<{ secret: string }>(testApp, { name: 'beginTotp', fields: 'secret' }, headers);
  const { secret = '' } = begun.value ?? {};
  const input = { code: totpCode(secret, 0) };
  const call = { name: 'confirmTotp', input, fields: 'recoveryCodes' };
  const confirmed = await mutate<{ recoveryCodes: string[] }>(testApp, call, headers);
  if (confirmed.codes.length > 0) {
    throw new Error(`the authenticator app was refused: ${confirmed.codes.join()}`);
  }
  return { headers, secret, recoveryCodes: confirmed.value?.recoveryCodes ?? [] };
}

/** Registers a passkey in a session. */
export async function addPasskey(
  testApp: TestApp,
  headers: Headers,
  authenticator: Authenticator = new Authenticator(),
) {
  const begun = await mutate<Ceremony>(
    testApp,
    { name: 'beginPasskeyRegistration', fields: 'ceremonyId options' },
    headers,
  );
  const { ceremonyId = '', options = '{}' } = begun.value ?? {};
  const input = { ceremonyId, response: authenticator.create(options), name: 'Key' };
  const call = { name: 'finishPasskeyRegistration', input, fields: 'passkey { id name synced } recoveryCodes' };
  const finished = await mutate<{ passkey: { id: string }; recoveryCodes: string[] | null }>(testApp, call, headers);
  return { authenticator, begun, finished, input };
}

/** Begins to ask for a passkey. */
export async function beginAuthentication(
  testApp: TestApp,
  input: { readonly loginChallenge?: string | undefined } = {},
  headers: Headers = {},
): Promise<Ceremony> {
  const call = { name: 'beginPasskeyAuthentication', input, fields: 'ceremonyId options' };
  const { value } = await mutate<Ceremony>(testApp, call, headers);
  return value ?? { ceremonyId: '', options: '{}' };
}

/** Logs in with the password, and returns what it still needs. */
export async function beginLogin(testApp: TestApp, { account }: CommunityAccount, password = PASSWORD) {
  const input = { as: 'COMMUNITY', account, password, privacyConsented: true };
  const fields = 'viewer { account } choices { linkId } secondFactor { challenge methods expiresAt }';
  return mutate<{
    viewer: { account: string } | null;
    secondFactor: { challenge: string; methods: string[]; expiresAt: string } | null;
  }>(testApp, { name: 'login', input, fields });
}
