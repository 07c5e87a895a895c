import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { ListedSigningType } from '#server/modules/proof/signing-list/signing-list.types.ts';

/** Input of `endSigning`. */
@InputType({ description: 'An individual signing that its community ends.' })
export class EndSigningInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From the time of the signing to ten years ahead; now by default.',
  })
  endsAt?: Date | null;

  @Field(() => String, {
    description: 'Why, 1 to 500 characters; the signer and the managers of the link read it.',
  })
  reason!: string;
}

@ObjectType({ description: 'The signing.' })
export class EndSigningPayload {
  @Field(() => ListedSigningType, { description: 'As it stands now.' })
  signing!: ListedSigningType;
}
