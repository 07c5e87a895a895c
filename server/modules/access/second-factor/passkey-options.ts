import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { AppContext } from '#server/context.ts';
import { ownedBy, type AccountOwner } from '#server/modules/access/account/owned-by.ts';
import { CHALLENGE_LIFE_MS } from './factor-method.rules.ts';
import { CeremonyPurpose } from './passkey-ceremony.entity.ts';
import { beginCeremony, type BegunCeremony, type CeremonyScope } from './passkey-ceremony.ts';
import { Passkey } from './passkey.entity.ts';

/** Begins the registration of a passkey; authenticators that hold one of the account's are left out. */
export async function beginRegistration(
  ctx: AppContext,
  { owner, session }: { readonly owner: AccountOwner; readonly session: string },
): Promise<BegunCeremony> {
  const options = await generateRegistrationOptions({
    rpName: 'Signet',
    rpID: ctx.deps.config.publicUrl.hostname,
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    userName: owner.account,
    userDisplayName: owner.name,
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    excludeCredentials: await credentialsOf(ctx, owner),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return beginCeremony(ctx, { purpose: CeremonyPurpose.REGISTRATION, session }, options);
}

/**
 * Asks for a passkey of an account; without one, for any passkey that the browser knows of this service, which must
 * then verify its user, because it takes the place of a password.
 */
export async function beginAuthentication(
  ctx: AppContext,
  scope: CeremonyScope,
  owner?: AccountOwner,
): Promise<BegunCeremony> {
  const options = await generateAuthenticationOptions({
    rpID: ctx.deps.config.publicUrl.hostname,
    timeout: CHALLENGE_LIFE_MS,
    allowCredentials: owner === undefined ? [] : await credentialsOf(ctx, owner),
    userVerification: owner === undefined ? 'required' : 'preferred',
  });
  return beginCeremony(ctx, scope, options);
}

async function credentialsOf(ctx: AppContext, owner: AccountOwner): Promise<{ id: string; transports: string[] }[]> {
  const passkeys = await ctx.em.fork().find(Passkey, ownedBy(owner));
  return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }));
}
