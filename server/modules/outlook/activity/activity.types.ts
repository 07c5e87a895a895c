import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import type { LinkAction } from '#server/modules/ground/audit/audit-events.ts';
import { ActivityKind } from '#server/modules/ground/audit/events/define-event.ts';
import { LINK_ACTIONS } from './link-action.ts';
import type { Activity, ActivityInput } from './list-activity.ts';
import { ActivityActorKind, type ActivityActor } from './name-actors.ts';

registerEnumType(ActivityKind, {
  name: 'ActivityKind',
  description: 'What an event of a link is about.',
  valuesConfig: {
    SIGNATURE: { description: 'Signatures of people, their documents and proved identities.' },
    CORPORATION: { description: 'Corporations: submitted, uploaded, approved, returned, deleted.' },
    EMPLOYEE: { description: 'Employees: activated, deactivated, removed.' },
    CLA: { description: 'Versions of CLAs.' },
    LINK: { description: 'The link and its settings.' },
    GATE: { description: 'The gate: its policy, repositories and overridden verdicts.' },
    ACCESS: { description: 'Who and what has access: managers, API keys, webhooks, exports.' },
  },
});

registerEnumType(ActivityActorKind, {
  name: 'ActivityActorKind',
  description: 'Who did something.',
  valuesConfig: {
    SIGNER: { description: 'A signer, whose address a code has proved.' },
    COMMUNITY_MANAGER: { description: 'A manager of the community.' },
    CORPORATION_MANAGER: { description: 'An administrator or employee manager of a corporation.' },
    API_KEY: { description: 'A program with an API key.' },
    SYSTEM: { description: 'The service itself.' },
    UNKNOWN: { description: 'Nobody known, or somebody whose account is gone.' },
  },
});

/** The actions as an enum of the schema: each is its own value. */
export const LinkActionEnum = Object.fromEntries(Object.keys(LINK_ACTIONS).map((action) => [action, action]));

registerEnumType(LinkActionEnum, {
  name: 'ActivityAction',
  description: 'What can happen at a link.',
  valuesConfig: LINK_ACTIONS,
});

@ObjectType('ActivityActor', { description: 'Who did something at a link.' })
export class ActivityActorType implements ActivityActor {
  @Field(() => ActivityActorKind, { description: 'What they are.' })
  kind!: ActivityActorKind;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the account or key; null for signers and the service, and once it is gone.',
  })
  name!: string | null;
}

@ObjectType('ActivityDetail', { description: 'One detail of an event, such as the version of a CLA.' })
export class ActivityDetailType {
  @Field(() => String, { description: 'What it says, such as `version`.' })
  name!: string;

  @Field(() => String, { description: 'The value as it was recorded; never a name or an address.' })
  value!: string;
}

@ObjectType('Activity', { description: 'One event of a link, as its chain of audit events records it.' })
export class ActivityType implements Activity {
  @Field(() => ID, { description: 'Identifies the event.' })
  id!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => LinkActionEnum, { description: 'What happened.' })
  action!: LinkAction;

  @Field(() => ActivityKind, { description: 'What it is about.' })
  kind!: ActivityKind;

  @Field(() => ActivityActorType, { description: 'Who did it.' })
  actor!: ActivityActor;

  @Field(() => ID, { nullable: true, description: 'Reference of the signing that it is about; null for none.' })
  reference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The corporation that it is about; null for none, and once purged.',
  })
  corporationName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The signer or manager whom it is about; null for none, and once erased.',
  })
  personName!: string | null;

  @Field(() => [ActivityDetailType], { description: 'Further details.' })
  details!: ActivityDetailType[];

  @Field(() => Int, { description: 'Place in the chain of the link’s events, from 1, without gaps.' })
  sequence!: number;
}

export const ActivityConnection = connectionOf(ActivityType, 'Activity');

@ArgsType()
export class ActivityArgs extends PageArgs implements ActivityInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ActivityKind, { nullable: true, description: 'Return only events about this.' })
  kind?: ActivityKind | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Return only events of this time or later.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Return only events before this time.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of a reference, or of the name or email address of somebody it is about; the name of who did it will do too. Letter case does not matter.',
  })
  search?: string | null;
}
