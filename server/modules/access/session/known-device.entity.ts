import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  properties: {
    ...baseProperties,
    /** Who logged in from it; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** Keyed hash of the owner, the browser and its network. */
    markHash: p.character().length(64).unique('known_device_mark_hash_unique').hidden(),
    seenAt: p.datetime(),
  },
  checks: [{ name: 'known_device_owner_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  indexes: [
    { name: 'known_device_account_index', properties: ['account'] },
    { name: 'known_device_manager_index', properties: ['manager'] },
  ],
});

/** A device that an account has logged in from: a login from any other is reported to the account's owner. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);
