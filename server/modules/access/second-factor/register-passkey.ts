import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { readRegistration } from './passkey-response.ts';
import { Passkey } from './passkey.entity.ts';

/** What an authenticator has answered to a registration, once it is verified. */
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'>;

/** Verifies the answer to a registration. Error: `auth_failed` when it is not the answer to this challenge. */
export async function verifyRegistration(ctx: AppContext, challenge: string, response: string): Promise<NewCredential> {
  const { publicUrl } = ctx.deps.config;
  const answer = readRegistration(response);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification: false,
  }).catch((cause: unknown) => {
    throw new AppError('auth_failed', {}, { cause });
  });
  if (registrationInfo === undefined) {
    throw new AppError('auth_failed');
  }
  const { credential, credentialBackedUp: synced } = registrationInfo;
  const { id: credentialId, publicKey, counter } = credential;
  const { transports } = answer.response;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports, synced };
}

/** Stores a passkey of an account. */
export function storePasskey(
  { em }: Change,
  owner: AccountOwner,
  passkey: NewCredential & Pick<Passkey, 'name' | 'createdAt'>,
): Passkey {
  return em.create(Passkey, { id: crypto.randomUUID(), ...ownedBy(owner), ...passkey });
}
