import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  properties: {
    ...baseProperties,
    /** Its owner; exactly one of account and manager is set. */
    account: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('cascade'),
    manager: () => p.manyToOne(Manager).ref().nullable().deleteRule('cascade'),
    /** The authenticator's name for it, in base64url. */
    credentialId: p.text().unique('passkey_credential_id_unique'),
    /** Its public key, in COSE form. */
    publicKey: p.blob().hidden(),
    /** Uses that the authenticator has counted; stays 0 with those that do not count. */
    counter: p.bigint('number'),
    /** How the browser can reach the authenticator, such as `internal` or `usb`. */
    transports: p.json<string[]>(),
    /** Whether the authenticator copies it to other devices. */
    synced: p.boolean(),
    /** What the owner calls it. */
    name: p.string(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  checks: [{ name: 'passkey_owner_check', expression: 'num_nonnulls(account_id, manager_id) = 1' }],
  indexes: [
    { name: 'passkey_account_index', properties: ['account'] },
    { name: 'passkey_manager_index', properties: ['manager'] },
  ],
});

/** A WebAuthn credential of a manager: logs in alone, or proves them beyond their password. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
