import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import { EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { ORIGIN_FIELD, SigningOriginType } from '#server/modules/proof/evidence/signing-origin.types.ts';
import { FieldValueType } from '#server/modules/signing/corporation/corporation-signing.types.ts';
import { DocumentState } from '#server/modules/signing/signing/document-state.types.ts';
import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import type { ListedSigning } from './read-signings.ts';
import type { SigningPeriod } from './signing-history.ts';
import { SigningKind, SigningSort } from './signing-kind.rules.ts';
import { TimeUnit } from './time-unit.rules.ts';

registerEnumType(SigningKind, {
  name: 'SigningKind',
  description: 'Who signed.',
  valuesConfig: {
    INDIVIDUAL: { description: 'A person, for themselves.' },
    EMPLOYEE: { description: 'A person, as an employee of a corporation.' },
    CORPORATION: { description: 'A representative, for a corporation.' },
  },
});

registerEnumType(SigningSort, {
  name: 'SigningSort',
  description: 'Sort orders for signings.',
  valuesConfig: {
    DATE_ASC: { description: 'By time, oldest first.' },
    DATE_DESC: { description: 'By time, newest first.' },
    NAME_ASC: { description: 'By name of the person who signed.' },
    NAME_DESC: { description: 'By name of the person who signed, in reverse.' },
  },
});

registerEnumType(TimeUnit, {
  name: 'TimeUnit',
  description: 'Length of a period, in UTC.',
  valuesConfig: {
    DAY: { description: 'From midnight.' },
    WEEK: { description: 'From Monday.' },
    MONTH: { description: 'From the first.' },
  },
});

@ObjectType('Signing', { description: 'A signing of any kind; for managers of the link.' })
export class ListedSigningType implements Omit<ListedSigning, 'cla' | 'fieldValues' | 'cursor'> {
  @Field(() => ID, { description: 'Identifies the signing.' })
  id!: string;

  @Field(() => ID, { description: 'Reference that the signer quotes.' })
  reference!: string;

  @Field(() => SigningKind, { description: 'Who signed.' })
  kind!: SigningKind;

  @Field(() => EvidenceState, { description: 'Whether it counts.' })
  state!: EvidenceState;

  @Field(() => ClaObjectType, { description: 'The version that was signed or, by a corporation, last agreed to.' })
  cla!: ClaObjectType;

  @Field(() => Language, { description: 'Language of the documents and mails.' })
  language!: Language;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who signed, also for a corporation; null once erased.',
  })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Address of that person; null once erased.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The corporation; null for an individual, and once erased.' })
  corporationName!: string | null;

  @Field(() => [FieldValueType], { description: 'Submitted values, in the order of the fields.' })
  fieldValues!: FieldValueType[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was signed or submitted; null when the source of an import does not say.',
  })
  signedAt!: Date | null;

  @Field(() => SigningOriginType, ORIGIN_FIELD)
  origin!: ShownOrigin | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when it no longer counts.' })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it no longer counts, as in `DocumentVerification`.' })
  endReason!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the community will end it, or has ended it; null when it has not decided so.',
  })
  endsAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why the community ends it, in the words of the manager.' })
  endNote!: string | null;

  @Field(() => DocumentState, { description: 'Whether its document is there.' })
  documentState!: DocumentState;

  @Field(() => ID, { nullable: true, description: 'Fingerprint of the document; null until there is one.' })
  documentSha256!: string | null;
}

export const SigningConnection = connectionOf(ListedSigningType, 'Signing');

@ObjectType('SigningPeriod', { description: 'What happened at a link in one day, week or month.' })
export class SigningPeriodType implements SigningPeriod {
  @Field(() => GraphQLISODateTime, { description: 'When the period begins, in UTC.' })
  start!: Date;

  @Field(() => Int, { description: 'Signings by individuals.' })
  individual!: number;

  @Field(() => Int, { description: 'Signings by employees.' })
  employee!: number;

  @Field(() => Int, { description: 'Submissions by corporations.' })
  corporation!: number;

  @Field(() => Int, { description: 'Signings of any kind that ended.' })
  ended!: number;
}

@ArgsType()
export class SigningsArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => SigningKind, { nullable: true, description: 'Return only signings of this kind.' })
  kind?: SigningKind | null;

  @Field(() => EvidenceState, { nullable: true, description: 'Return only signings in this state.' })
  state?: EvidenceState | null;

  @Field(() => ID, { nullable: true, description: 'Return only signings of this version.' })
  claId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Return only signings of this time or later.' })
  signedFrom?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Return only signings before this time.' })
  signedTo?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of an address, the name of a person or corporation, or a reference; letter case does not matter.',
  })
  search?: string | null;

  @Field(() => SigningSort, { defaultValue: SigningSort.DATE_DESC, description: 'Sort order.' })
  sort!: SigningSort;
}

@ArgsType()
export class SigningHistoryArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => TimeUnit, { defaultValue: TimeUnit.DAY, description: 'Length of a period.' })
  unit!: TimeUnit;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'A time in the first period; by default when the link was created, at most 400 periods ago.',
  })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'A time in the last period; now by default.' })
  to?: Date | null;
}
