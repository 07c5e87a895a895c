import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';

@ObjectType('Delivery', { description: 'A webhook as received.' })
export class DeliveryType {
  @Field(() => ID, { description: 'Identifies it here.' })
  id!: string;

  @Field(() => String, { description: 'As the platform names it: `pull_request.opened`.' })
  event!: string;

  @Field(() => String, { description: "The platform's key of it, the same when it is sent again." })
  key!: string;

  @Field(() => String, { nullable: true, description: 'Path of the repository; null when it names none.' })
  repository!: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the pull request; null when it names none.' })
  number!: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it arrived.' })
  receivedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was acted upon; null until then.' })
  handledAt!: Date | null;

  @Field(() => Int, { description: 'Number of attempts to act upon it.' })
  attempts!: number;

  @Field(() => Boolean, { description: 'Whether the last attempt failed.' })
  failed!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it failed; null when it did not.' })
  error!: string | null;

  @Field(() => Boolean, { description: 'Whether it can be acted upon again; its body lives for 14 days.' })
  replayable!: boolean;
}

export const DeliveryConnection = connectionOf(DeliveryType, 'Delivery');

@ArgsType()
export class DeliveriesArgs extends PageArgs {
  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => Boolean, { nullable: true, description: 'Only those that failed, or that did not.' })
  failed?: boolean | null;
}

@InputType({ description: 'A delivery to act upon again.' })
export class ReplayDeliveryInput {
  @Field(() => ID, { description: 'The delivery.' })
  id!: string;
}

@ObjectType({ description: 'The delivery, which is being acted upon.' })
export class ReplayDeliveryPayload {
  @Field(() => DeliveryType, { description: 'The delivery.' })
  delivery!: DeliveryType;
}
