import { Field, InputType, ObjectType } from 'type-graphql';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';

@InputType({ description: 'Whether new employees are active at once.' })
export class SetAutoApprovalInput {
  @Field(() => Boolean, { description: 'True if nobody has to activate them.' })
  enabled!: boolean;
}

@ObjectType({ description: 'The updated corporation.' })
export class SetAutoApprovalPayload {
  @Field(() => CorporationType, { description: 'The corporation.' })
  corporation!: CorporationType;
}
