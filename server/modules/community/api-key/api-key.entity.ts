import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  properties: {
    ...baseProperties,
    /** The manager who made it, on whose behalf it is used. */
    account: () => p.manyToOne(CommunityAccount).ref(),
    /** Its only link; null for all links that the manager may manage. */
    link: () => p.manyToOne(Link).ref().nullable().deleteRule('restrict'),
    name: p.string(),
    /** SHA-256 of the secret, which is shown only once. */
    secretHash: p.character().length(64).hidden(),
    scopes: p.json<string[]>(),
    /** The organisations that the manager administered when last seen: by name, and their ids by name. */
    organizations: p.json<string[]>(),
    organizationIds: p.json<Record<string, string>>(),
    createdAt: p.datetime(),
    /** To the hour. */
    lastUsedAt: p.datetime().nullable(),
    /** Null for keys that an earlier release made during an upgrade, until the next run of `warn-of-ending-api-keys`. */
    expiresAt: p.datetime().nullable(),
    /** When its maker was mailed that it is about to expire. */
    endNoticedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  indexes: [
    { name: 'api_key_account_index', properties: ['account'] },
    { name: 'api_key_link_index', properties: ['link'] },
  ],
});

/** A secret with which a program reads what its manager may see. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
