import { raw } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { AppContext } from '#server/context.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { matchesPassword } from '#server/modules/account/password-hash.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { LoadedManager } from './find-session.ts';
import type { LoginTarget } from './login-guard.ts';
import { LoginRole } from './role.rules.ts';

/** Most people of one name or address that a password is tried on; each try costs. */
const OWNERS_MAX = 20;

/** Whom a password is of. */
export type LoginOwner = CommunityAccount | LoadedManager;

/**
 * Everybody of this account or address whom the password fits. Managers of a deleted corporation or of an unlinked link,
 * and managers who were removed, are as unknown as anybody else, and that takes as long.
 */
export async function findLoginOwners(ctx: AppContext, target: LoginTarget, password: string): Promise<LoginOwner[]> {
  const candidates = await findCandidates(ctx, target);
  if (candidates.length === 0) {
    await matchesPassword(password, undefined);
  }
  const fits = await Promise.all(candidates.map(({ passwordHash }) => matchesPassword(password, passwordHash)));
  return candidates.filter((_candidate, index) => fits[index]);
}

async function findCandidates(ctx: AppContext, { as, account, linkId }: LoginTarget): Promise<LoginOwner[]> {
  const name = account.trim();
  // The database cannot even be asked for a null character.
  if (hasControlCharacter(name) || hasControlCharacter(linkId ?? '')) {
    return [];
  }
  return as === LoginRole.COMMUNITY ? findAccounts(ctx, name) : findManagers(ctx, name, linkId);
}

async function findAccounts(ctx: AppContext, name: string): Promise<CommunityAccount[]> {
  const email = { [raw('lower(email)')]: normalizeEmail(name) };
  return ctx.em.find(
    CommunityAccount,
    { platform: AccountPlatform.LOCAL, passwordHash: { $ne: null }, $or: [{ account: name }, email] },
    { orderBy: { createdAt: 'asc' }, limit: OWNERS_MAX },
  );
}

async function findManagers(ctx: AppContext, name: string, linkId: string | undefined): Promise<LoadedManager[]> {
  return ctx.em.find(
    Manager,
    {
      removedAt: null,
      suspendedAt: null,
      corporationSigning: { state: CorporationSigningState.COMPLETED },
      link: { unlinkedAt: null, ...(linkId === undefined ? {} : { linkId }) },
      $or: [{ accountKey: name.toLowerCase() }, { emailKey: normalizeEmail(name) }],
    },
    { populate: ['corporationSigning', 'link'], orderBy: { createdAt: 'asc' }, limit: OWNERS_MAX },
  );
}
