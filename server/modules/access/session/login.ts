import { LockMode } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ACTIVE_ACCOUNT, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager, ACTIVE_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { isOneTimePasswordOver } from '#server/modules/access/account/one-time-password.rules.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import { hashPassword, isWrapped } from '#server/security/password-hash.ts';
import { findCandidates, matchPassword, type LoginOwner, type LoginTarget } from './find-login-owners.ts';
import { reloadSession, type LoadedManager, type OpenSession } from './find-session.ts';
import { acceptRightPassword, countWrongPassword, withoutFrozen } from './login-guard.ts';
import { openSession } from './open-session.ts';
import { neededConsentVersion, recordConsent } from './record-consent.ts';
import { LoginRole } from './role.rules.ts';
import { beginSecondFactor, type SecondFactor } from './second-factor/begin-second-factor.ts';
import { SessionMethod } from './session.entity.ts';

/** A login attempt. */
export interface LoginInput {
  readonly as: LoginRole;
  /** Account or email address. */
  readonly account: string;
  readonly password: string;
  /** Public id of the link of a corporation's manager; absent or empty: all links. */
  readonly linkId?: string | null | undefined;
  readonly privacyConsented: boolean;
  /** False for older clients, which cannot ask for consent. */
  readonly consentAsked?: boolean;
  /** Whether the client cannot ask its user to confirm anything later. */
  readonly withoutPage?: boolean;
}

/**
 * A session, or the managers to choose from when the password matches several, or what is still needed of an account
 * with a second factor.
 */
export type LoginResult =
  | { readonly session: OpenSession }
  | { readonly choices: readonly LoadedManager[] }
  | { readonly secondFactor: SecondFactor };

/**
 * Logs in with a password and sets the cookies of the session. Errors: `too_many_request`, `wrong_id_or_pw` with
 * `retryNum`, `user_login_frozen`, `privacy_consent_invalid` after a right password when the stored consent is out of
 * date and none is given, `one_time_password_expired` after a right one-time password that has ended.
 */
export async function login(ctx: AppContext, input: LoginInput): Promise<LoginResult> {
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const target = targetOf(input);
  const candidates = await findCandidates(ctx, target);
  const matching = await matchPassword(await withoutFrozen(ctx, candidates), input.password);
  if (matching.length === 0) {
    throw new AppError('wrong_id_or_pw', {
      retryNum: await countWrongPassword(ctx, { accounts: candidates, names: [target] }),
    });
  }
  await acceptRightPassword(ctx, { accounts: matching, names: [target] });
  const [owner, ...others] = matching.filter((match) => !isOneTimePasswordOver(match, ctx.now()));
  if (owner === undefined) {
    throw new AppError('one_time_password_expired');
  }
  await replaceWrapped(ctx, matching, input.password);
  const choices = [owner, ...others].filter((candidate) => candidate instanceof Manager);
  return choices.length > 1 ? { choices } : startSession(ctx, owner, input);
}

/**
 * Stores a password of the earlier service like every other, now that it is known. One that was changed meanwhile is
 * left alone.
 */
async function replaceWrapped(ctx: AppContext, owners: readonly LoginOwner[], password: string): Promise<void> {
  for (const owner of owners) {
    if (owner instanceof Manager && isWrapped(owner.passwordHash)) {
      const earlier = owner.passwordHash;
      const passwordHash = await hashPassword(password);
      await change(ctx, (tx) => tx.em.nativeUpdate(Manager, { id: owner.id, passwordHash: earlier }, { passwordHash }));
      owner.passwordHash = passwordHash;
    }
  }
}

/** Community managers have no link, so a given one is ignored. */
function targetOf({ as, account, linkId }: LoginInput): LoginTarget {
  return { as, account, linkId: as === LoginRole.CORPORATION && linkId ? linkId : undefined };
}

async function startSession(ctx: AppContext, owner: LoginOwner, input: LoginInput): Promise<LoginResult> {
  const needed = await neededConsentVersion(ctx, owner);
  const consented = input.privacyConsented || owner.privacyConsentVersion === needed;
  const consentExempt = !consented && input.consentAsked === false && ctx.deps.config.legacyLoginWithoutConsent;
  if (!consented && !consentExempt) {
    throw new AppError('privacy_consent_invalid');
  }
  const secondFactor = await beginSecondFactor(ctx, owner, input);
  if (secondFactor !== undefined) {
    return { secondFactor };
  }
  // Without a link, the page showed the service's policy: consent to the community's is then asked for afterwards.
  const version = input.linkId ? needed : await policyVersion(ctx.deps, 'privacy');
  const { session, setCookies } = await change(ctx, async (tx) => {
    const locked = await lockOwner(tx, owner);
    if (input.privacyConsented && locked.privacyConsentVersion !== needed) {
      recordConsent(tx, locked, { version, at: ctx.now() });
    }
    const whose = locked instanceof CommunityAccount ? { account: locked } : { manager: locked };
    const { withoutPage } = input;
    return openSession(ctx, tx, { ...whose, consentExempt, withoutPage, method: SessionMethod.PASSWORD });
  });
  setCookies();
  return { session: await reloadSession(ctx, session.id) };
}

/**
 * Locks the matching owner and rejects the login when the password was changed or they were removed or deactivated
 * since. Their row suffices to know: deleting a corporation suspends its managers, and a link with a corporation cannot
 * be unlinked.
 */
export async function lockOwner({ em }: Change, owner: LoginOwner): Promise<CommunityAccount | Manager> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
  const locked =
    owner instanceof CommunityAccount
      ? await em.findOne(CommunityAccount, { id: owner.id, passwordHash: owner.passwordHash, ...ACTIVE_ACCOUNT }, lock)
      : await em.findOne(Manager, { id: owner.id, passwordHash: owner.passwordHash, ...ACTIVE_MANAGER }, lock);
  if (locked === null) {
    throw new AppError('wrong_id_or_pw');
  }
  return locked;
}
