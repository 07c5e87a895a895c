import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ACTIVE_ACCOUNT } from '#server/modules/access/account/community-account.entity.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import { hashToken } from '#server/modules/access/session/session-token.ts';
import { ApiKey } from './api-key.entity.ts';
import { readKey } from './api-key.rules.ts';

/** Milliseconds for which a use of a key is not noted again. */
const TOUCH_MS = 3_600_000;

/**
 * Checks the key that came with the request, if any, before anything else is done: a wrong key is refused everywhere,
 * also where none is needed. Error: `unknown_token` for a key that is malformed, unknown, expired or revoked, and
 * while its maker's account is deactivated.
 */
export async function admitApiKey(ctx: AppContext): Promise<void> {
  if (ctx.presentedKey === undefined) {
    return;
  }
  const key = await findKey(ctx, ctx.presentedKey);
  if (key === null) {
    throw new AppError('unknown_token');
  }
  await touch(ctx, key);
  const { scopes, organizations, organizationIds, link, account } = key;
  ctx.apiKey = {
    actor: { kind: 'api-key', id: key.id, accountId: account.id },
    keyId: key.id,
    scopes: Object.values(ApiKeyScope).filter((scope) => scopes.includes(scope)),
    link: link?.id ?? null,
    account: account.$,
    organizations,
    organizationIds,
  };
}

async function findKey(ctx: AppContext, presented: string) {
  const key = readKey(presented);
  if (key === undefined) {
    return null;
  }
  return ctx.em.findOne(
    ApiKey,
    {
      id: key.id,
      secretHash: hashToken(key.secret),
      revokedAt: null,
      account: ACTIVE_ACCOUNT,
      $or: [{ expiresAt: null }, { expiresAt: { $gt: ctx.now() } }],
    },
    { populate: ['account'], strategy: 'joined' },
  );
}

async function touch(ctx: AppContext, { id, lastUsedAt }: ApiKey): Promise<void> {
  const now = ctx.now();
  const noted = new Date(now.getTime() - TOUCH_MS);
  if (!lastUsedAt || lastUsedAt <= noted) {
    const unnoted = { id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: noted } }] };
    await ctx.em.nativeUpdate(ApiKey, unnoted, { lastUsedAt: now });
  }
}
