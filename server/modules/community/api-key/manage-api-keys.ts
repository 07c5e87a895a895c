import { LockMode } from '@mikro-orm/core';
import { API_KEYS_PATH } from '#rules/paths.ts';
import { isUuid } from '#rules/uuid.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import type { OpenSession } from '#server/modules/access/session/find-session.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { notifyMakerAndOwner } from '#server/modules/community/link/notify-maker-and-owner.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { ApiKey } from './api-key.entity.ts';
import { checkEnd, checkName, writeKey } from './api-key.rules.ts';

export interface CreateApiKeyInput {
  readonly name: string;
  /** Public id of its only link; null for all links that the manager may manage. */
  readonly linkId?: string | null | undefined;
  readonly scopes: readonly ApiKeyScope[];
  /** A year from now by default. */
  readonly expiresAt?: Date | null | undefined;
}

/** A key, and its text, which is not stored. */
export interface NewApiKey {
  readonly apiKey: ApiKey;
  readonly key: string;
}

/** Organisations as a key stores them. */
type KeyOrganizations = Pick<ApiKey, 'organizations' | 'organizationIds'>;

/**
 * Creates a key on behalf of the community manager, and mails them and the owner of its link. Errors: those of
 * `requireCommunityManager`, `getOwnLink` with a link, and `requireStepUp`; `unknown_token` for a session that ends
 * meanwhile; `bad_request_parameter` with `name` (1 to 100 characters), `scopes` (at least one) or `expiresAt` (in the
 * past, or more than a year away).
 */
export async function createApiKey(ctx: AppContext, input: CreateApiKeyInput): Promise<NewApiKey> {
  const { actor, account, session } = await requireCommunityManager(ctx);
  const link = input.linkId ? (await getOwnLink(ctx, input.linkId)).link : null;
  await requireStepUp(ctx, session);
  const facts = checkFacts(ctx, input);
  const secret = newToken();
  return change(ctx, async (tx) => {
    const apiKey = tx.em.create(ApiKey, {
      account: account.id,
      link: link?.id ?? null,
      ...facts,
      secretHash: hashToken(secret),
      ...(await lockOrganizations(tx, session)),
      createdAt: ctx.now(),
    });
    const details = { linkId: link?.linkId ?? '', scopes: facts.scopes.join(',') };
    tx.audit({ action: 'API_KEY_CREATED', actor, link, subject: apiKey.id, details });
    const notice = { template: 'api_key_created', about: facts.name, page: API_KEYS_PATH } as const;
    await notifyMakerAndOwner(ctx, tx, { ...notice, maker: account, link });
    return { apiKey, key: writeKey(apiKey.id, secret) };
  });
}

/**
 * Locks the session that makes a key, and returns its organisations. Whatever takes organisations from it or revokes it
 * meanwhile comes before the lock, or after the key is stored and thus reaches the key. Error: `unknown_token` for a
 * revoked session.
 */
async function lockOrganizations({ em }: Change, { id }: OpenSession): Promise<KeyOrganizations> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const session = await em.findOne(Session, { id, revokedAt: null }, lock);
  if (session === null) {
    throw new AppError('unknown_token');
  }
  const { organizations, organizationIds } = session;
  return { organizations: [...organizations], organizationIds: { ...organizationIds } };
}

function checkFacts(ctx: AppContext, { name, scopes, expiresAt = null }: CreateApiKeyInput) {
  const facts = { name: checkName(name), scopes: [...new Set(scopes)], expiresAt: checkEnd(expiresAt, ctx.now()) };
  if (facts.scopes.length === 0) {
    throw new AppError('bad_request_parameter', { field: 'scopes' });
  }
  return facts;
}

/** The community manager's own keys, newest first, without revoked ones. Errors: those of `requireCommunityManager`. */
export async function listApiKeys(ctx: AppContext): Promise<ApiKey[]> {
  const { account } = await requireCommunityManager(ctx);
  const options = { populate: ['link'], orderBy: { createdAt: 'desc', id: 'asc' } } as const;
  return ctx.em.find(ApiKey, { account, revokedAt: null }, options);
}

/**
 * Revokes a key of the community manager; it is refused from the next request on. Errors: those of
 * `requireCommunityManager`; `no_permission` for a key that is not theirs or is revoked already.
 */
export async function revokeApiKey(ctx: AppContext, id: string): Promise<string> {
  const { actor, account } = await requireCommunityManager(ctx);
  if (!isUuid(id)) {
    throw new AppError('no_permission');
  }
  return change(ctx, async (tx) => {
    const apiKey = await tx.em.findOne(ApiKey, { id, account, revokedAt: null }, { populate: ['link'] });
    const now = ctx.now();
    const revoked = await tx.em.nativeUpdate(ApiKey, { id, account, revokedAt: null }, { revokedAt: now });
    if (apiKey === null || revoked !== 1) {
      throw new AppError('no_permission');
    }
    const link = apiKey.link?.$ ?? null;
    tx.audit({ action: 'API_KEY_REVOKED', actor, link, subject: id, details: { linkId: link?.linkId ?? '' } });
    return id;
  });
}
