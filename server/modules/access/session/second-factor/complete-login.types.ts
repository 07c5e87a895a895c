import { Field, ObjectType } from 'type-graphql';
import { ViewerType } from '#server/modules/access/session/session.types.ts';

/** Payload of `completeLogin`. */
@ObjectType({ description: 'A session was started.' })
export class CompleteLoginPayload {
  @Field(() => ViewerType, { description: 'Who is logged in now.' })
  viewer!: ViewerType;
}

/** Payload of `finishPasskeyAuthentication`. */
@ObjectType({ description: 'A session was started.' })
export class FinishPasskeyAuthenticationPayload {
  @Field(() => ViewerType, { description: 'Who is logged in now.' })
  viewer!: ViewerType;
}
