import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

/** Where a community manager's identity comes from: a code platform, or a password kept here. */
export const AccountPlatform = { GITEE: 'gitee', GITHUB: 'github', LOCAL: 'local' } as const;
export type AccountPlatform = (typeof AccountPlatform)[keyof typeof AccountPlatform];

const CommunityAccountSchema = defineEntity({
  name: 'CommunityAccount',
  properties: {
    ...baseProperties,
    platform: p.enum(() => AccountPlatform),
    /** Name that a local manager logs in with, or the login on the code platform. */
    account: p.string(),
    name: p.string(),
    email: p.string(),
    passwordHash: p.string().nullable().hidden(),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'community_account_platform_account_unique', properties: ['platform', 'account'] }],
});

/** A community manager, who owns links (specification §6). */
export class CommunityAccount extends CommunityAccountSchema.class {}
CommunityAccountSchema.setClass(CommunityAccount);
