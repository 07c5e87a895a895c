import { defineEntity, p } from '@mikro-orm/core';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

const ProvedIdentitySchema = defineEntity({
  name: 'ProvedIdentity',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    /** Id of the individual or employee signing that it is tied to, and the signing's reference. */
    signing: p.uuid(),
    reference: p.string(),
    /** The address that signed, normalised: its signing status is that of the identity. */
    signerKey: p.string(),
    /** A further address of the signer, and the same normalised; null for an account. */
    email: p.string().nullable(),
    emailKey: p.string().nullable(),
    /** SHA-256 of `<link id>:<emailKey>`, by which strangers may ask; the database computes it. */
    emailSha256: p.character().length(64).nullable(),
    /** The platform of an account; null for an address, as are the following columns. */
    platform: oneOf<GatePlatformName>().nullable(),
    /** The platform's instance, as `instanceHost` names it. */
    host: p.string().nullable(),
    /** Id of the account, which stays when its login changes, and the login when it was proved. */
    accountId: p.string().nullable(),
    account: p.string().nullable(),
    provedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'proved_identity_link_email_live_unique', properties: ['link', 'emailKey'], where: 'ended_at is null' },
    {
      name: 'proved_identity_link_account_live_unique',
      properties: ['link', 'platform', 'host', 'accountId'],
      where: 'ended_at is null',
    },
  ],
  indexes: [
    { name: 'proved_identity_signing_index', properties: ['signing'] },
    { name: 'proved_identity_email_index', properties: ['emailKey'] },
    {
      name: 'proved_identity_email_sha256_index',
      expression:
        'create index proved_identity_email_sha256_index on proved_identity (email_sha256) where ended_at is null',
    },
  ],
});

/** A proved tie between a further address, or an account of a code platform, and a signing. Ends with the signing. */
export class ProvedIdentity extends ProvedIdentitySchema.class {}
ProvedIdentitySchema.setClass(ProvedIdentity);
