import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';

/** How a session began. */
export const SessionMethod = { PASSWORD: 'password', CODE_PLATFORM: 'code_platform', PASSKEY: 'passkey' } as const;
export type SessionMethod = (typeof SessionMethod)[keyof typeof SessionMethod];

const SessionSchema = defineEntity({
  name: 'Session',
  properties: {
    ...baseProperties,
    /** Hash of the token in the closed cookie, see `session-cookies.ts`; the token itself is stored nowhere. */
    tokenHash: p.character().length(64).unique('session_token_hash_unique').hidden(),
    /** Hash of the secret in the open cookie, which requests repeat in the header `token`. */
    csrfHash: p.character().length(64).hidden(),
    /** The community manager who logged in; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    /** The corporation's manager who logged in. */
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** Organisations that the account administers on the code platform, as of login or the last refresh. */
    organizations: p.json<string[]>(),
    /** Their ids on the platform, by name; null in sessions of older builds, which know names alone. */
    organizationIds: p.json<Record<string, string>>().nullable(),
    /** The code platform's access token, encrypted; null for password logins. */
    platformToken: p.blob().nullable().hidden(),
    /** Exempt from consent, see `LEGACY_LOGIN_WITHOUT_CONSENT`. */
    consentExempt: p.boolean().default(false),
    /** Null for sessions that an older build began. */
    method: p.enum(() => SessionMethod).nullable(),
    createdAt: p.datetime(),
    /** Last use, to the minute; the session ends half an hour later. */
    seenAt: p.datetime(),
    /** When it ends, however much it is used. */
    expiresAt: p.datetime(),
    /** When its owner last gave a second factor, at the login or at a step-up. */
    provedAt: p.datetime().nullable(),
    /** When an owner without a second factor last gave the password, or logged in at the platform, after the login. */
    confirmedAt: p.datetime().nullable(),
    /** Begun over REST, by a client that cannot ask its owner to confirm anything. */
    withoutPage: p.boolean().default(false),
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

/** A session of a community manager or a corporation's manager. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
