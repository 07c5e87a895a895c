import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const SignerSessionSchema = defineEntity({
  name: 'SignerSession',
  properties: {
    ...baseProperties,
    /** The proved address as it was typed, and the same normalised. */
    email: p.string(),
    emailKey: p.string(),
    /** Hashes of the cookie and of the token that requests repeat in a header. */
    tokenHash: p.character().length(64).unique('signer_session_token_unique').hidden(),
    csrfHash: p.character().length(64).hidden(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
  indexes: [{ name: 'signer_session_email_index', properties: ['emailKey'] }],
});

/** Somebody who has proved an address by a code and reads what it has signed; ends after 30 minutes. */
export class SignerSession extends SignerSessionSchema.class {}
SignerSessionSchema.setClass(SignerSession);
