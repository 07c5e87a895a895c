import { defineEntity, p } from '@mikro-orm/core';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { EvidenceLevel, TimePrecision } from '../origin/signing-origin.rules.ts';

const ImportedIdentitySchema = defineEntity({
  name: 'ImportedIdentity',
  properties: {
    ...baseProperties,
    /** What the row is called at the source, the same in each of its exports. */
    key: p.string().length(500).unique('imported_identity_key_unique'),
    /** The source, and its instance after a colon. */
    source: p.string(),
    link: () => p.manyToOne(Link).ref(),
    /** The version that was signed; null when the source does not know. */
    cla: () => p.manyToOne(Cla).ref().nullable().deleteRule('restrict'),
    /** Null for somebody listed by an address alone, as are the following columns. */
    platform: oneOf<GatePlatformName>().nullable(),
    /** The platform's instance, as `instanceHost` names it. */
    host: p.string().nullable(),
    /** Id of the account; null while only the login is known, and then it covers nobody. */
    accountId: p.string().nullable(),
    login: p.string().nullable(),
    name: p.string().nullable(),
    /** An address that nobody has proved: no look-up is answered by it. */
    statedEmail: p.string().nullable(),
    signedAt: p.datetime().nullable(),
    precision: p.enum(() => TimePrecision),
    level: p.enum(() => EvidenceLevel),
    /** The row as the source has it, without secrets, in canonical JSON; null once erased. */
    record: p.text().nullable().lazy(),
    /** SHA-256 of that text, which stays. */
    recordSha256: p.character().length(64).nullable(),
    importedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    endReason: p.string().nullable(),
  },
  uniques: [
    {
      name: 'imported_identity_account_live_unique',
      properties: ['link', 'platform', 'host', 'accountId'],
      where: 'ended_at is null',
    },
  ],
  indexes: [
    { name: 'imported_identity_cla_index', properties: ['cla'] },
    {
      name: 'imported_identity_ended_account_index',
      expression:
        'create index imported_identity_ended_account_index on imported_identity (account_id) where ended_at is not null',
    },
    {
      name: 'imported_identity_stated_email_index',
      expression:
        'create index imported_identity_stated_email_index on imported_identity (lower(stated_email), link_id) where stated_email is not null',
    },
  ],
});

/**
 * Somebody who signed elsewhere, by an account of a code platform and without a proved address. It answers for the
 * account at once, and never for an address until its owner proves one.
 */
export class ImportedIdentity extends ImportedIdentitySchema.class {}
ImportedIdentitySchema.setClass(ImportedIdentity);
