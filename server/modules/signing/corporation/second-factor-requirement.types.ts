import { Field, InputType, ObjectType } from 'type-graphql';
import { CorporationType } from './corporation.types.ts';

/** Input of `setSecondFactorRequirement`. */
@InputType({ description: "Whether the corporation's managers need a second factor." })
export class SetSecondFactorRequirementInput {
  @Field(() => Boolean, { description: 'True if those without one may do nothing else before they set one up.' })
  required!: boolean;
}

/** Payload of `setSecondFactorRequirement`. */
@ObjectType({ description: 'The updated corporation.' })
export class SetSecondFactorRequirementPayload {
  @Field(() => CorporationType, { description: 'The corporation.' })
  corporation!: CorporationType;
}
