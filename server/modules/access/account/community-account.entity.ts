import { defineEntity, p } from '@mikro-orm/core';
import { CodePlatformName } from '#rules/code-platform.ts';
import type { Language } from '#rules/language.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';

/** Where a community manager's identity comes from: a code platform, or a password stored here. */
export const AccountPlatform = { ...CodePlatformName, LOCAL: 'local' } as const;
export type AccountPlatform = (typeof AccountPlatform)[keyof typeof AccountPlatform];

const CommunityAccountSchema = defineEntity({
  name: 'CommunityAccount',
  properties: {
    ...baseProperties,
    platform: oneOf<AccountPlatform>(),
    /** Number of the account on the code platform, which survives a change of login; null for local accounts. */
    externalId: p.string().nullable(),
    /** Name that a local manager logs in with, or the login on the code platform. */
    account: p.string(),
    name: p.string(),
    /** Null when the code platform does not disclose it. */
    email: p.string().nullable(),
    passwordHash: p.string().nullable().hidden(),
    /** False while the account has the one-time password that was mailed. */
    initialPasswordChanged: p.boolean().default(true),
    /** When the one-time password that was mailed last ends; null for accounts that never had one. */
    oneTimePasswordExpiresAt: p.datetime().nullable(),
    /** Whether they manage the local accounts of the service. */
    isAdministrator: p.boolean().default(false),
    /** Language of mails that others cause: chosen last by the owner on the page, else by the administrator; null before. */
    language: oneOf<Language>().nullable(),
    /** Version of the privacy policy last consented to; null before the first consent. */
    privacyConsentVersion: p.string().nullable(),
    privacyConsentedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** Since when nobody can log in or use its API keys; null while the account works. */
    deactivatedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'community_account_administrator_check', expression: "not is_administrator or platform = 'local'" }],
  uniques: [
    { name: 'community_account_local_account_unique', properties: ['account'], where: "platform = 'local'" },
    { name: 'community_account_platform_external_id_unique', properties: ['platform', 'externalId'] },
  ],
});

/** A community manager, who owns links. */
export class CommunityAccount extends CommunityAccountSchema.class {}
CommunityAccountSchema.setClass(CommunityAccount);

/** Whose account works. */
export const ACTIVE_ACCOUNT = { deactivatedAt: null } as const;
