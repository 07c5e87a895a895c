import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from './community-account.entity.ts';
import { Manager } from './manager.entity.ts';

const PasswordResetSchema = defineEntity({
  name: 'PasswordReset',
  properties: {
    ...baseProperties,
    /** Hash of the random key in the mailed link. */
    keyHash: p.character().length(64).unique('password_reset_key_hash_unique').hidden(),
    /** The owner of the password; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'password_reset_owner_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  indexes: [
    { name: 'password_reset_account_index', properties: ['account'] },
    { name: 'password_reset_manager_index', properties: ['manager'] },
  ],
});

/** A link to set a new password; valid for 60 minutes, works once. */
export class PasswordReset extends PasswordResetSchema.class {}
PasswordResetSchema.setClass(PasswordReset);
