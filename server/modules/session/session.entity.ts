import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import { Manager } from '#server/modules/manager/manager.entity.ts';

const SessionSchema = defineEntity({
  name: 'Session',
  properties: {
    ...baseProperties,
    /** Fingerprint of the token in the cookie `access_token`; the token itself is stored nowhere. */
    tokenHash: p.character().length(64).unique('session_token_hash_unique').hidden(),
    /** Fingerprint of the secret in the cookie `csrf_token`, which requests repeat in the header `token`. */
    csrfHash: p.character().length(64).hidden(),
    /** The community manager who logged in; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    /** The corporation's manager who logged in. */
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** Organisations that the code platform said the account administers, at login or at the last refresh. */
    organizations: p.json<string[]>(),
    /** The code platform's access token, encrypted; null for passwords. */
    platformToken: p.blob().nullable().hidden(),
    /** Let in without being asked for consent (design §4, `LEGACY_LOGIN_WITHOUT_CONSENT`). */
    consentExempt: p.boolean().default(false),
    createdAt: p.datetime(),
    /** Last use, kept to the minute; the session ends half an hour after it. */
    seenAt: p.datetime(),
    /** When it ends whatever happens. */
    expiresAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
    ip: p.string().nullable(),
    userAgent: p.text().nullable(),
  },
  checks: [{ name: 'session_actor_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  indexes: [
    { name: 'session_account_index', properties: ['account'] },
    { name: 'session_manager_index', properties: ['manager'] },
  ],
});

/** A login that lasts (design §4). */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
