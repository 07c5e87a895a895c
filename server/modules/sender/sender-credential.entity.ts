import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/account/community-account.entity.ts';

/** How a community's mails leave: by an SMTP authorisation code, or by a Gmail account's consent. */
export const SenderProvider = { SMTP: 'smtp', GMAIL: 'gmail' } as const;
export type SenderProvider = (typeof SenderProvider)[keyof typeof SenderProvider];

const SenderCredentialSchema = defineEntity({
  name: 'SenderCredential',
  properties: {
    ...baseProperties,
    /** Who authorised it: nobody else can use or replace it. */
    account: () => p.manyToOne(CommunityAccount).ref(),
    address: p.string(),
    /** The address in the form in which addresses are compared. */
    addressKey: p.string(),
    provider: p.enum(() => SenderProvider),
    /** SMTP authorisation code or refresh token, encrypted. */
    secret: p.blob().hidden(),
    authorizedAt: p.datetime(),
  },
  uniques: [{ name: 'sender_credential_account_address_unique', properties: ['account', 'addressKey'] }],
});

/** An address that a community may send from, with what the mail server wants to see (design §3). */
export class SenderCredential extends SenderCredentialSchema.class {}
SenderCredentialSchema.setClass(SenderCredential);
