import { raw } from '@mikro-orm/core';
import { normalizeEmail } from '#rules/email.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { AppContext } from '#server/context.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { matchesPassword } from '#server/modules/account/password-hash.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { LoadedManager } from './find-session.ts';
import type { TypedName } from './login-guard.ts';
import { LoginRole } from './role.rules.ts';

/** Most people of one name or address that a password is tried on; each try costs. */
const OWNERS_MAX = 20;

/** Whom a password is of. */
export type LoginOwner = CommunityAccount | LoadedManager;

/** Whom somebody wants to log in as. */
export interface LoginTarget extends TypedName {
  readonly linkId: string | undefined;
}

/**
 * Everybody of this account or address. Managers of a deleted corporation or of an unlinked link, and managers who were
 * removed, are as unknown as anybody else.
 */
export async function findCandidates(
  ctx: AppContext,
  { as, account, linkId }: LoginTarget,
): Promise<readonly LoginOwner[]> {
  const name = account.trim();
  // The database cannot even be asked for a null character.
  if (hasControlCharacter(name) || hasControlCharacter(linkId ?? '')) {
    return [];
  }
  return as === LoginRole.COMMUNITY ? findAccounts(ctx, name) : findManagers(ctx, name, linkId);
}

/** Those of them whom the password fits; that takes as long when there is nobody. */
export async function whomPasswordFits(candidates: readonly LoginOwner[], password: string): Promise<LoginOwner[]> {
  if (candidates.length === 0) {
    await matchesPassword(password, undefined);
  }
  const fits = await Promise.all(candidates.map(({ passwordHash }) => matchesPassword(password, passwordHash)));
  return candidates.filter((_candidate, index) => fits[index]);
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
