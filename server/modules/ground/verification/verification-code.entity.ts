import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import type { VerificationPurpose } from './verification-code.rules.ts';

const VerificationCodeSchema = defineEntity({
  name: 'VerificationCode',
  properties: {
    ...baseProperties,
    purpose: oneOf<VerificationPurpose>(),
    /** Narrows the purpose: the id of the link, the corporation signing, or the account of a sender. */
    scope: p.uuid(),
    addressKey: p.string(),
    /** Keyed hash of the code; the code itself is only in the mail. */
    codeHmac: p.character().length(64).hidden(),
    /** Hash of the challenge that proves whose code it is; null only in rows of an earlier version of the service. */
    challengeHash: p.character().length(64).nullable().hidden(),
    /** Keyed hash of the neighbourhood that asked for it. */
    neighbourhoodHash: p.character().length(64).nullable().hidden(),
    /** Wrong guesses left with the challenge. */
    attemptsLeft: p.smallint(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    /**
     * When a newer code of the same caller, purpose, scope and address replaced it; for a code not yet sent, when it
     * was created.
     */
    supersededAt: p.datetime().nullable(),
  },
  uniques: [
    {
      name: 'verification_code_caller_live_unique',
      properties: ['purpose', 'scope', 'addressKey', 'challengeHash'],
      where: 'used_at is null and superseded_at is null',
    },
  ],
  indexes: [{ name: 'verification_code_address_created_index', properties: ['addressKey', 'createdAt'] }],
});

/** A six-digit code sent to an address to prove that its holder acts. */
export class VerificationCode extends VerificationCodeSchema.class {}
VerificationCodeSchema.setClass(VerificationCode);
