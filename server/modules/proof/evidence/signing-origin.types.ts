import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import { EvidenceLevel, TimePrecision } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';

registerEnumType(EvidenceLevel, {
  name: 'EvidenceLevel',
  description: 'What the source of an imported signing had to show for it.',
  valuesConfig: {
    DOCUMENT: { description: 'The signed document.' },
    VERIFIED_EMAIL: { description: 'A record, of an address that was proved.' },
    ACCOUNT: { description: 'A record, of an account on a code platform.' },
    LISTED: { description: 'A list of names or addresses.' },
  },
});

registerEnumType(TimePrecision, {
  name: 'TimePrecision',
  description: 'How exactly a time is known.',
  valuesConfig: {
    SECOND: { description: 'To the second.' },
    DAY: { description: 'To the day, in UTC.' },
    UNKNOWN: { description: 'Not at all.' },
  },
});

@ObjectType('SigningOrigin', {
  description: 'Where an imported signing comes from: what the source says, which nobody here has checked.',
})
export class SigningOriginType implements ShownOrigin {
  @Field(() => String, { description: 'Name of the source.' })
  source!: string;

  @Field(() => EvidenceLevel, { description: 'What the source had to show. It never rises by itself.' })
  level!: EvidenceLevel;

  @Field(() => TimePrecision, { description: 'How exactly the source knows the time of signing.' })
  signedAtPrecision!: TimePrecision;

  @Field(() => Boolean, {
    description: 'Whether the source knows which version was signed; otherwise it has that of the day of the import.',
  })
  versionKnown!: boolean;

  @Field(() => ID, { nullable: true, description: "SHA-256 of the source's record, in hexadecimal." })
  recordSha256!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was imported.' })
  importedAt!: Date;
}

/** The options of every field about the origin of a signing. */
export const ORIGIN_FIELD = {
  nullable: true,
  description: 'Where an imported signing comes from; null for one that was made here.',
} as const;
