import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';

/** What the source of an imported signing had to show for it, from the strongest. */
export const EvidenceLevel = {
  DOCUMENT: 'DOCUMENT',
  VERIFIED_EMAIL: 'VERIFIED_EMAIL',
  ACCOUNT: 'ACCOUNT',
  LISTED: 'LISTED',
} as const;
export type EvidenceLevel = keyof typeof EvidenceLevel;

/** How exactly the source of an imported signing knows when it was signed. */
export const TimePrecision = { SECOND: 'SECOND', DAY: 'DAY', UNKNOWN: 'UNKNOWN' } as const;
export type TimePrecision = keyof typeof TimePrecision;

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

@ObjectType({
  description: 'Where an imported signing comes from: what the source says, which nobody here has checked.',
})
export class SigningOrigin {
  @Field(() => String, { description: 'Name of the source.' })
  source!: string;

  @Field(() => EvidenceLevel, { description: 'What the source had to show. It never rises by itself.' })
  level!: EvidenceLevel;

  @Field(() => TimePrecision, { description: 'How exactly the source knows the time of signing.' })
  signedAtPrecision!: TimePrecision;

  @Field(() => ID, { nullable: true, description: "SHA-256 of the source's record, in hexadecimal." })
  recordSha256!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was imported.' })
  importedAt!: Date;
}
