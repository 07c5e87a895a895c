import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';

const TotpSchema = defineEntity({
  name: 'Totp',
  properties: {
    ...baseProperties,
    /** Its owner; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** The confirmed secret, encrypted; null until the first code has confirmed one. */
    secret: p.blob().nullable().hidden(),
    confirmedAt: p.datetime().nullable(),
    /** The 30-second step of the code used last: no code counts twice, and none older than it. */
    lastStep: p.integer().default(0),
    /** A secret that waits for its first code, encrypted. */
    pendingSecret: p.blob().nullable().hidden(),
    pendingUntil: p.datetime().nullable(),
  },
  checks: [{ name: 'totp_owner_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  uniques: [
    { name: 'totp_account_unique', properties: ['account'] },
    { name: 'totp_manager_unique', properties: ['manager'] },
  ],
});

/** An authenticator app of a manager, which shows time-based one-time codes (RFC 6238). */
export class Totp extends TotpSchema.class {}
TotpSchema.setClass(Totp);
