import { defineEntity, p } from '@mikro-orm/core';
import { EvidenceLevel, TimePrecision } from './signing-origin.rules.ts';

const SigningOriginSchema = defineEntity({
  name: 'SigningOrigin',
  properties: {
    /** Id of the signing, of any kind. */
    signing: p.uuid().primary(),
    /** What the row is called at the source, the same in each of its exports. */
    key: p.string().length(500).unique('signing_origin_key_unique'),
    /** The source, and its instance after a colon. */
    source: p.string(),
    level: p.enum(() => EvidenceLevel),
    /** With `unknown`, `signedAt` of the signing is when it was imported, and only its place in lists. */
    precision: p.enum(() => TimePrecision),
    /** False when the source does not know which version was signed, and the signing has the one current at the import. */
    versionKnown: p.boolean().default(true),
    /** The row as the source has it, without secrets, in canonical JSON; null once erased. */
    record: p.text().nullable().lazy(),
    /** SHA-256 of that text, which stays. */
    recordSha256: p.character().length(64).nullable(),
    importedAt: p.datetime(),
  },
});

/** Where an imported signing comes from: what the source says, which nobody here has checked. */
export class SigningOrigin extends SigningOriginSchema.class {}
SigningOriginSchema.setClass(SigningOrigin);
