import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  properties: {
    ...baseProperties,
    /** Its owner; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** SHA-256 of the code, whose 80 random bits cannot be guessed from it. */
    codeHash: p.character().length(64).unique('recovery_code_code_hash_unique').hidden(),
    createdAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'recovery_code_owner_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  indexes: [
    { name: 'recovery_code_account_index', properties: ['account'] },
    { name: 'recovery_code_manager_index', properties: ['manager'] },
  ],
});

/** A code that stands in once for a lost passkey or authenticator app. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
