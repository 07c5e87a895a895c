import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { SigningState, SigningStatusType } from '#server/graphql/enums.ts';
import type { SigningStatus } from './signing-status.rules.ts';

/** How an address stands at a link. Its fields are plain properties, and there may be a thousand of it in an answer. */
@ObjectType('SigningStatus', {
  description: 'Whether an address has signed at a link, and what that is worth now.',
  simpleResolvers: true,
})
export class SigningStatusObjectType implements SigningStatus {
  @Field(() => String, { description: 'The address asked about, as asked.' })
  email!: string;

  @Field(() => Boolean, { description: 'True exactly when `state` is `VALID`.' })
  signed!: boolean;

  @Field(() => SigningStatusType, { nullable: true, description: 'What was signed as; null when nothing was signed.' })
  type!: SigningStatus['type'];

  @Field(() => SigningState, { description: 'Whether the signing counts.' })
  state!: SigningStatus['state'];

  @Field(() => Boolean, { description: 'Whether the signed version is the current one.' })
  versionMatched!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was signed; null when nothing was signed.' })
  signedAt!: Date | null;
}
