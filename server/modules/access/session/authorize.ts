import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { findSession, ownerOf, type LoadedManager, type OpenSession } from './find-session.ts';
import { neededConsentVersion } from './record-consent.ts';
import { requireSecondFactor } from './second-factor/require-second-factor.ts';
import { sentTokenHashes } from './session-cookies.ts';

/** A logged-in community manager, with the organisations that they administer on their code platform. */
export interface CommunityManager {
  readonly actor: Actor;
  readonly session: OpenSession;
  readonly account: CommunityAccount;
  readonly organizations: readonly string[];
  /** Ids of those organisations on the platform, by name. */
  readonly organizationIds: Readonly<Record<string, string>>;
}

/** A logged-in manager of a corporation, with corporation signing and link loaded. */
export interface CorporationManager {
  readonly actor: Actor;
  readonly session: OpenSession;
  readonly manager: LoadedManager;
}

/**
 * Returns the session of the request, whatever the role. Errors: `missing_token`, `unknown_token`; `no_permission` for
 * a program with an API key, which opens nothing that asks for a session.
 */
export async function requireSession(ctx: AppContext): Promise<OpenSession> {
  if (ctx.apiKey !== undefined) {
    throw new AppError('no_permission');
  }
  if (sentTokenHashes(ctx).length === 0 || ctx.csrfToken === '') {
    throw new AppError('missing_token');
  }
  const session = await findSession(ctx);
  if (session === undefined) {
    throw new AppError('unknown_token');
  }
  return session;
}

/**
 * Returns the community manager who makes the request. Errors: `missing_token`, `unknown_token`, `unauthorized_token`
 * for another role, `privacy_consent_invalid` when they have not consented to the current policy,
 * `initial_password_unchanged` until a one-time password is changed.
 */
export async function requireCommunityManager(ctx: AppContext): Promise<CommunityManager> {
  const session = await requireSession(ctx);
  if (!session.account) {
    throw new AppError('unauthorized_token');
  }
  const account = session.account.$;
  await requireConsent(ctx, session);
  if (!account.initialPasswordChanged) {
    throw new AppError('initial_password_unchanged');
  }
  const { organizations, organizationIds } = session;
  return { actor: actorOf(account), session, account, organizations, organizationIds: organizationIds ?? {} };
}

/**
 * Returns the administrator of the service's local accounts who makes the request. Errors: those of
 * `requireCommunityManager`, `unauthorized_token` for any other community manager.
 */
export async function requireServiceAdministrator(ctx: AppContext): Promise<CommunityManager> {
  const manager = await requireCommunityManager(ctx);
  if (!manager.account.isAdministrator) {
    throw new AppError('unauthorized_token');
  }
  return manager;
}

/**
 * Returns the manager of a corporation who makes the request, in one of the roles. Errors: those of
 * `requireCommunityManager`, `initial_password_unchanged` until the one-time password is changed, and
 * `second_factor_missing` when the corporation requires a second factor and they have none.
 */
export async function requireCorporationManager(
  ctx: AppContext,
  roles: readonly ManagerRole[] = Object.values(ManagerRole),
): Promise<CorporationManager> {
  const known = await requireKnownManager(ctx, roles);
  if (!known.manager.initialPasswordChanged) {
    throw new AppError('initial_password_unchanged');
  }
  if (known.manager.corporationSigning.$.requiresSecondFactor) {
    await requireSecondFactor(ctx, known.manager);
  }
  return known;
}

/** Like `requireCorporationManager`, but also allows a one-time password that is not changed yet, and a missing second factor. */
export async function requireKnownManager(
  ctx: AppContext,
  roles: readonly ManagerRole[] = Object.values(ManagerRole),
): Promise<CorporationManager> {
  const session = await requireSession(ctx);
  const manager = session.manager?.$;
  if (manager === undefined || !roles.includes(manager.role)) {
    throw new AppError('unauthorized_token');
  }
  await requireConsent(ctx, session);
  return { actor: actorOf(manager), session, manager };
}

/** Whether the session's owner has consented to the current privacy policy, or is exempt. */
export async function hasCurrentConsent(ctx: AppContext, session: OpenSession): Promise<boolean> {
  const owner = ownerOf(session);
  return session.consentExempt || owner.privacyConsentVersion === (await neededConsentVersion(ctx, owner));
}

/** Throws `privacy_consent_invalid` unless the session has current consent. */
export async function requireConsent(ctx: AppContext, session: OpenSession): Promise<void> {
  if (!(await hasCurrentConsent(ctx, session))) {
    throw new AppError('privacy_consent_invalid');
  }
}
