import { defineEntity, p } from '@mikro-orm/core';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';

/** Whether a connection works. */
export const ConnectionState = {
  ACTIVE: 'active',
  /** The platform refuses the credentials. */
  PAUSED: 'paused',
  /** Disconnected by its maker. */
  REVOKED: 'revoked',
} as const;
export type ConnectionState = (typeof ConnectionState)[keyof typeof ConnectionState];

/** Public id of the connection of the GitHub App that the operator configured. */
export const CONFIGURED_CONNECTION = 'github-app';

const PlatformConnectionSchema = defineEntity({
  name: 'PlatformConnection',
  properties: {
    ...baseProperties,
    /** What webhooks and the API call it: `github-app`, or the id. */
    publicId: p.string().unique('platform_connection_public_id_unique'),
    platform: oneOf<GatePlatformName>(),
    /** Address of the instance's pages, without a slash at the end. */
    url: p.text(),
    apiUrl: p.text(),
    name: p.string(),
    /** Id and login of the account, or the App, that it acts as. */
    accountId: p.string().nullable(),
    account: p.string().nullable(),
    /** Id of the App; null for a token. */
    appId: p.string().nullable(),
    /** Token or private key, encrypted; null for the configured App and once revoked. */
    credentials: p.blob().nullable().hidden(),
    /** Encrypted; null for the configured App and once revoked. */
    webhookSecret: p.blob().nullable().hidden(),
    /** Its maker; null for the configured App. */
    owner: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('restrict'),
    state: p.enum(() => ConnectionState).default(ConnectionState.ACTIVE),
    /** Why it is paused: the kind of the platform's refusal. */
    pausedReason: p.string().nullable(),
    /** The platform wants no requests before. */
    limitedUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
    lastDeliveryAt: p.datetime().nullable(),
    /** When lost deliveries were last looked for. */
    sweptAt: p.datetime().nullable(),
  },
  uniques: [
    {
      name: 'platform_connection_account_live_unique',
      properties: ['owner', 'platform', 'url', 'accountId'],
      where: "state <> 'revoked'",
    },
  ],
});

/** A code platform that the service acts on as itself. */
export class PlatformConnection extends PlatformConnectionSchema.class {}
PlatformConnectionSchema.setClass(PlatformConnection);
