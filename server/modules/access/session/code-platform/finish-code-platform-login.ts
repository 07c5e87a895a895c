import { canReceiveMail } from '#rules/mail-reach.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { takeAuthorization, type ReturnedAuthorization } from '#server/modules/access/session/authorization.ts';
import { openSession } from '#server/modules/access/session/open-session.ts';
import { recordConsent } from '#server/modules/access/session/record-consent.ts';
import { SessionMethod } from '#server/modules/access/session/session.entity.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import { getCodePlatform } from './get-code-platform.ts';
import { identifyPlatformUser, type PlatformIdentity } from './identify-platform-user.ts';
import { loginPurpose } from './login-authorization.ts';
import { storeOrganizations } from './store-organizations.ts';

/** A platform's redirect back to us. */
export interface CodePlatformCallback {
  readonly platform: string;
  /** The query of the callback. */
  readonly parameters: URLSearchParams;
}

/**
 * Completes a login that `startCodePlatformLogin` started: opens a session for the authenticated user. Errors:
 * `unsupported_code_platform`, `auth_failed`, `refuse_authorize`, `not_authorize_group`, `no_org`,
 * `privacy_consent_invalid` when the stored consent is out of date and none was given.
 */
export async function finishCodePlatformLogin(
  ctx: AppContext,
  { platform: name, parameters }: CodePlatformCallback,
): Promise<ReturnedAuthorization> {
  const { platform, api } = getCodePlatform(ctx, name);
  const state = parameters.get('state') ?? '';
  const authorization = await takeAuthorization(ctx, { purpose: loginPurpose(platform), state });
  const identity = await identifyPlatformUser(ctx, { platform, api, parameters, state, authorization });
  if (identity.organizations.length === 0) {
    await forgetOrganizations(ctx, identity);
    throw new AppError('no_org');
  }
  await startSession(ctx, identity, authorization);
  return authorization;
}

/** Clears the organisations in the user's open sessions and API keys: somebody without any has lost the role. */
async function forgetOrganizations(ctx: AppContext, { platform, user }: PlatformIdentity): Promise<void> {
  await change(ctx, async (tx) => {
    const account = await tx.em.findOne(CommunityAccount, { platform, externalId: user.id });
    if (account !== null) {
      await storeOrganizations(tx, account.id, []);
      const actor = actorOf(account);
      tx.audit({ action: 'ORGANIZATIONS_LOST', actor, link: null, subject: account.id, details: {} });
    }
  });
}

async function startSession(
  ctx: AppContext,
  identity: PlatformIdentity,
  { privacyConsented, legacy }: ReturnedAuthorization,
): Promise<void> {
  const { organizations, token } = identity;
  const version = await policyVersion(ctx.deps, 'privacy');
  const { setCookies } = await change(ctx, async (tx) => {
    const account = await storeAccount(ctx, tx, identity);
    const consented = privacyConsented || account.privacyConsentVersion === version;
    const consentExempt = !consented && legacy && ctx.deps.config.legacyLoginWithoutConsent;
    if (!consented && !consentExempt) {
      throw new AppError('privacy_consent_invalid');
    }
    if (privacyConsented) {
      recordConsent(tx, account, { version, at: ctx.now() });
    }
    await storeOrganizations(tx, account.id, organizations);
    const facts = { method: SessionMethod.CODE_PLATFORM, consentExempt, withoutPage: legacy };
    return openSession(ctx, tx, { account, organizations, platformToken: token, ...facts });
  });
  setCookies();
}

/**
 * Stores the user's current profile under their number at the platform, which never changes; the row is locked until
 * the end of the transaction.
 */
async function storeAccount(
  ctx: AppContext,
  { em }: Change,
  { platform, user }: PlatformIdentity,
): Promise<CommunityAccount> {
  const { id: externalId, login, name } = user;
  // Some platforms show a no-reply address in place of a hidden one: no address is known then.
  const email = user.email && canReceiveMail(user.email, ctx.deps.config.reachableDomains) ? user.email : null;
  return em.upsert(
    CommunityAccount,
    { id: crypto.randomUUID(), platform, externalId, account: login, name, email, createdAt: ctx.now() },
    { onConflictFields: ['platform', 'externalId'], onConflictMergeFields: ['account', 'name', 'email'] },
  );
}
