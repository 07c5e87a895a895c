import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { OwnSession } from './list-sessions.ts';
import type { SessionEnd } from './session-end.ts';
import { SessionMethod } from './session.entity.ts';

registerEnumType(SessionMethod, {
  name: 'SessionMethod',
  description: 'How a session began.',
  valuesConfig: {
    PASSWORD: { description: 'With a password, and a second factor if the account has one.' },
    CODE_PLATFORM: { description: 'With a log-in at a code platform.' },
    PASSKEY: { description: 'With a passkey alone.' },
  },
});

/** A session of the viewer. */
@ObjectType('Session', { description: 'An open session of the viewer.' })
export class SessionType implements OwnSession {
  @Field(() => ID, { description: 'Names it for `endSession`; gives no access.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  current!: boolean;

  @Field(() => String, { description: 'What was used, such as `Firefox, Linux`; empty when nothing told it.' })
  device!: string;

  @Field(() => String, { description: 'The network that it began from, such as `192.0.2.0/24`; empty when unknown.' })
  network!: string;

  @Field(() => SessionMethod, { description: 'How it began.' })
  method!: SessionMethod;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last used, to the minute.' })
  seenAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends at the latest; half an hour without use ends it too.' })
  expiresAt!: Date;
}

/** When a session ends. */
@ObjectType('SessionEnd', { description: 'When the session of the request ends unless it is used.' })
export class SessionEndType implements SessionEnd {
  @Field(() => Int, { description: 'Seconds until then.' })
  secondsLeft!: number;

  @Field(() => Boolean, { description: 'Whether it ends then however much it is used: twelve hours after the log-in.' })
  isFinal!: boolean;
}

/** Input of `endSession`. */
@InputType({ description: 'Which session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'Id of one of the own sessions.' })
  id!: string;
}

/** Payload of `endSession`. */
@ObjectType({ description: 'The session has ended.' })
export class EndSessionPayload {
  @Field(() => [SessionType], { description: 'The sessions that are left, latest seen first.' })
  sessions!: SessionType[];
}

/** Payload of `endOtherSessions`. */
@ObjectType({ description: 'All sessions but this one have ended.' })
export class EndOtherSessionsPayload {
  @Field(() => [SessionType], { description: 'The session that is left.' })
  sessions!: SessionType[];
}
