import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  ACTIVE_ACCOUNT,
  AccountPlatform,
  CommunityAccount,
} from '#server/modules/access/account/community-account.entity.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import {
  checkPasskey,
  type OwnedPasskey,
  type PasskeyResponse,
} from '#server/modules/access/second-factor/check-passkey.ts';
import { CeremonyPurpose } from '#server/modules/access/second-factor/passkey-ceremony.entity.ts';
import type { BegunCeremony } from '#server/modules/access/second-factor/passkey-ceremony.ts';
import { beginAuthentication } from '#server/modules/access/second-factor/passkey-options.ts';
import {
  findSession,
  ownerOf,
  type LoadedManager,
  type OpenSession,
} from '#server/modules/access/session/find-session.ts';
import { countWrongPassword, withoutFrozen } from '#server/modules/access/session/login-guard.ts';
import { SessionMethod } from '#server/modules/access/session/session.entity.ts';
import { findLoginChallenge } from './find-login-challenge.ts';
import { openProvedSession } from './open-proved-session.ts';

/** A passkey's answer at a login. */
export interface PasskeyLoginInput extends PasskeyResponse {
  readonly privacyConsented: boolean;
}

/**
 * Asks for a passkey: for the second factor of a begun login, for a step-up in a session, else for a login by passkey
 * alone, whose options say nothing about who exists. Errors: `too_many_request`, `expired_verification_code` for a
 * begun login that is over.
 */
export async function beginPasskeyAuthentication(
  ctx: AppContext,
  loginChallenge: string | null | undefined,
): Promise<BegunCeremony> {
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  if (loginChallenge) {
    const { challenge, owner } = await findLoginChallenge(ctx, loginChallenge);
    const scope = { purpose: CeremonyPurpose.SECOND_FACTOR, loginChallenge: challenge.id };
    return beginAuthentication(ctx, scope, owner);
  }
  const session = await findSession(ctx);
  return session === undefined
    ? beginAuthentication(ctx, { purpose: CeremonyPurpose.LOGIN })
    : beginAuthentication(ctx, { purpose: CeremonyPurpose.STEP_UP, session: session.id }, ownerOf(session));
}

/**
 * Logs in by a passkey alone and sets the cookies of the session. Errors: `too_many_request`,
 * `expired_verification_code`, `auth_failed` also for accounts of a code platform, whose organisations only a log-in
 * there reveals, `user_login_frozen`, `privacy_consent_invalid`.
 */
export async function finishPasskeyAuthentication(ctx: AppContext, input: PasskeyLoginInput): Promise<OpenSession> {
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const passkey = await checkPasskey(ctx, input, { purpose: CeremonyPurpose.LOGIN });
  const owner = await liveOwner(ctx, passkey);
  if ((await withoutFrozen(ctx, [owner])).length === 0) {
    await countWrongPassword(ctx, { accounts: [owner] });
  }
  return openProvedSession(ctx, { owner, method: SessionMethod.PASSKEY, privacyConsented: input.privacyConsented });
}

async function liveOwner(
  ctx: AppContext,
  { account, manager }: OwnedPasskey,
): Promise<CommunityAccount | LoadedManager> {
  const owner = manager
    ? await ctx.em.findOne(Manager, { id: manager.id, ...LIVE_MANAGER }, { populate: ['corporationSigning', 'link'] })
    : await ctx.em.findOne(CommunityAccount, {
        ...ACTIVE_ACCOUNT,
        id: account?.id ?? null,
        platform: AccountPlatform.LOCAL,
      });
  if (owner === null) {
    throw new AppError('auth_failed');
  }
  return owner;
}
