import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';

/** How a community's mails are sent: by an SMTP authorisation code, or by a Gmail account's consent. */
export const SenderProvider = { SMTP: 'smtp', GMAIL: 'gmail' } as const;
export type SenderProvider = (typeof SenderProvider)[keyof typeof SenderProvider];

const SenderCredentialSchema = defineEntity({
  name: 'SenderCredential',
  properties: {
    ...baseProperties,
    /** The account that authorised it: nobody else can use or replace it. */
    account: () => p.manyToOne(CommunityAccount).ref(),
    address: p.string(),
    /** The address, normalised for comparison. */
    addressKey: p.string(),
    provider: p.enum(() => SenderProvider),
    /** The mail server chosen for it, as `host:port`; null for the one of the configuration. */
    server: p.string().nullable(),
    /** SMTP authorisation code or refresh token, encrypted. */
    secret: p.blob().hidden(),
    authorizedAt: p.datetime(),
  },
  uniques: [{ name: 'sender_credential_account_address_unique', properties: ['account', 'addressKey'] }],
});

/** A sender address of a community, with its credential for the mail server. */
export class SenderCredential extends SenderCredentialSchema.class {}
SenderCredentialSchema.setClass(SenderCredential);
