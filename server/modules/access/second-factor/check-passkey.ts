import type { Loaded } from '@mikro-orm/core';
import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { takeCeremony, type CeremonyScope } from './passkey-ceremony.ts';
import { readAuthentication } from './passkey-response.ts';
import { Passkey } from './passkey.entity.ts';

/** A browser's answer to a ceremony. */
export interface PasskeyResponse {
  readonly ceremonyId: string;
  /** WebAuthn response as JSON text. */
  readonly response: string;
}

/** A passkey with its owner. */
export type OwnedPasskey = Loaded<Passkey, 'account' | 'manager.corporationSigning' | 'manager.link'>;

/**
 * Verifies a passkey's answer and notes its use. Without an owner any account's passkey will do, if it has verified its
 * user. A counter that does not grow reveals a copied authenticator and is refused. Errors: `expired_verification_code`
 * for a ceremony that is over or of another scope, `auth_failed`.
 */
export async function checkPasskey(
  ctx: AppContext,
  { ceremonyId, response }: PasskeyResponse,
  { owner, ...scope }: CeremonyScope & { readonly owner?: AccountOwner },
): Promise<OwnedPasskey> {
  const challenge = await takeCeremony(ctx, ceremonyId, scope);
  const answer = readAuthentication(response);
  const passkey = await ctx.em
    .fork()
    .findOne(
      Passkey,
      { credentialId: answer.id, ...(owner === undefined ? {} : ownedBy(owner)) },
      { populate: ['account', 'manager.corporationSigning', 'manager.link'] },
    );
  if (passkey === null) {
    throw new AppError('auth_failed');
  }
  const used = await verify(ctx, { passkey, answer, challenge, requireUserVerification: owner === undefined });
  // Concurrent answers of one authenticator have the same counter: one of them wins.
  const unused = { id: passkey.id, counter: passkey.counter };
  if ((await ctx.em.nativeUpdate(Passkey, unused, { ...used, lastUsedAt: ctx.now() })) !== 1) {
    throw new AppError('auth_failed');
  }
  return passkey;
}

interface Verification {
  readonly passkey: Passkey;
  readonly answer: AuthenticationResponseJSON;
  readonly challenge: string;
  readonly requireUserVerification: boolean;
}

async function verify(
  ctx: AppContext,
  { passkey, answer, challenge, requireUserVerification }: Verification,
): Promise<Pick<Passkey, 'counter' | 'synced'>> {
  const { publicUrl } = ctx.deps.config;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: publicUrl.origin,
    expectedRPID: publicUrl.hostname,
    requireUserVerification,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch((cause: unknown) => {
    throw new AppError('auth_failed', {}, { cause });
  });
  if (!verified) {
    throw new AppError('auth_failed');
  }
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}
