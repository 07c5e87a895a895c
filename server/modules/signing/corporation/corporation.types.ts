import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/** A corporation as its own managers see it; resolvers of other modules add fields. */
@ObjectType('Corporation', { description: "The viewer's own corporation, at the link where it signed." })
export class CorporationType implements Pick<
  CorporationSigning,
  | 'id'
  | 'reference'
  | 'corporationName'
  | 'representativeName'
  | 'representativeEmail'
  | 'signedAt'
  | 'requiresSecondFactor'
> {
  @Field(() => ID, { description: 'Identifies the signing of the corporation.' })
  id!: string;

  @Field(() => String, { description: 'Reference to quote when asking about the signing.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => String, { description: 'The person who signed for the corporation.' })
  representativeName!: string;

  @Field(() => String, { description: 'Address of the representative.' })
  representativeEmail!: string;

  @Field(() => Language, { description: 'Language of the signing and of the mails about it.' })
  language!: Language;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the signing was submitted; null when the source of an import does not say.',
  })
  signedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When a community manager approved it.' })
  completedAt!: Date;

  @Field(() => Boolean, {
    description:
      'Whether its managers need a second factor; those without one are refused with `second_factor_missing`.',
  })
  requiresSecondFactor!: boolean;

  @Field(() => LinkType, { description: 'Where it signed.' })
  link!: LinkType;

  @Field(() => ClaObjectType, { description: 'The version that the corporation last signed or agreed to.' })
  cla!: ClaObjectType;
}
