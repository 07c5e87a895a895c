import { raw } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { AppContext } from '#server/context.ts';
import {
  ACTIVE_ACCOUNT,
  AccountPlatform,
  CommunityAccount,
} from '#server/modules/access/account/community-account.entity.ts';
import { LIVE_MANAGER, Manager } from '#server/modules/access/account/manager.entity.ts';
import { matchesPassword } from '#server/security/password-hash.ts';
import type { LoadedManager } from './find-session.ts';
import type { TypedName } from './login-guard.ts';
import { LoginRole } from './role.rules.ts';

/** Maximum number of people with one name or address whose password is checked; each check is expensive. */
const OWNERS_MAX = 20;

/** The number of passwords checked is a multiple of this. */
const CHECKS_STEP = 4;

/** Somebody who has a password here. */
export type LoginOwner = CommunityAccount | LoadedManager;

/** The name and link of a login attempt. */
export interface LoginTarget extends TypedName {
  readonly linkId: string | undefined;
}

/**
 * Finds everybody with this account or address. Managers of a deleted corporation or an unlinked link, and removed and
 * deactivated ones, are not found.
 */
export async function findCandidates(
  ctx: AppContext,
  { as, account, linkId }: LoginTarget,
): Promise<readonly LoginOwner[]> {
  const name = account.trim();
  // A query with a null character would fail.
  if (hasControlCharacter(name) || hasControlCharacter(linkId ?? '')) {
    return [];
  }
  return as === LoginRole.COMMUNITY ? findAccounts(ctx, name) : findManagers(ctx, name, linkId);
}

/**
 * Returns the candidates whose password this is. Checks a multiple of four passwords, real or not, so that the time
 * reveals neither whether there is a candidate nor how many: few people have more than four.
 */
export async function matchPassword<Owner extends Pick<LoginOwner, 'passwordHash'>>(
  candidates: readonly Owner[],
  password: string,
): Promise<Owner[]> {
  const checks = Math.max(1, Math.ceil(candidates.length / CHECKS_STEP)) * CHECKS_STEP;
  const matches = await Promise.all(
    Array.from({ length: checks }, (_, index) => matchesPassword(password, candidates[index]?.passwordHash)),
  );
  return candidates.filter((_candidate, index) => matches[index]);
}

async function findAccounts(ctx: AppContext, name: string): Promise<CommunityAccount[]> {
  const email = { [raw('lower(email)')]: normalizeEmail(name) };
  return ctx.em.find(
    CommunityAccount,
    {
      ...ACTIVE_ACCOUNT,
      platform: AccountPlatform.LOCAL,
      passwordHash: { $ne: null },
      $or: [{ account: name }, email],
    },
    { orderBy: { createdAt: 'asc' }, limit: OWNERS_MAX },
  );
}

async function findManagers(ctx: AppContext, name: string, linkId: string | undefined): Promise<LoadedManager[]> {
  return ctx.em.find(
    Manager,
    {
      ...LIVE_MANAGER,
      link: { ...LIVE_MANAGER.link, ...(linkId === undefined ? {} : { linkId }) },
      $or: [{ accountKey: name.toLowerCase() }, { emailKey: normalizeEmail(name) }],
    },
    { populate: ['corporationSigning', 'link'], orderBy: { createdAt: 'asc' }, limit: OWNERS_MAX },
  );
}
