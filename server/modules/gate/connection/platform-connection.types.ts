import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { GATE_PLATFORMS, GatePlatformName } from '#rules/gate-platform.ts';
import { ConnectionState } from './platform-connection.entity.ts';

registerEnumType(GatePlatformName, {
  name: 'GatePlatform',
  description: 'Code platforms whose pull requests can be judged.',
  valuesConfig: Object.fromEntries(
    GATE_PLATFORMS.map(({ key, title }) => [key, { description: `${title}, public or self-hosted.` }]),
  ),
});

registerEnumType(ConnectionState, {
  name: 'ConnectionState',
  description: 'Whether a connection to a code platform works.',
  valuesConfig: {
    ACTIVE: { description: 'It works.' },
    PAUSED: { description: 'The platform refuses the credentials.' },
    REVOKED: { description: 'It was disconnected.' },
  },
});

@ObjectType({ description: 'An instance of a code platform that can be connected here.' })
export class GateHost {
  @Field(() => GatePlatformName, { description: 'The platform.' })
  platform!: GatePlatformName;

  @Field(() => String, { description: 'Address of its pages.' })
  url!: string;
}

@ObjectType('PlatformConnection', { description: 'A code platform that the service acts on as itself.' })
export class PlatformConnectionType {
  @Field(() => ID, { description: 'Identifies the connection; `github-app` is the App of the operator.' })
  id!: string;

  @Field(() => GatePlatformName, { description: 'The platform.' })
  platform!: GatePlatformName;

  @Field(() => String, { description: 'Name of the App or the account.' })
  name!: string;

  @Field(() => String, { description: "Address of the instance's pages." })
  url!: string;

  @Field(() => String, { description: 'Where the platform sends its webhooks.' })
  webhookUrl!: string;

  @Field(() => ConnectionState, { description: 'Whether it works.' })
  state!: ConnectionState;

  @Field(() => String, { nullable: true, description: 'Login that it acts as; null while it is not known.' })
  account!: string | null;

  @Field(() => String, { nullable: true, description: 'What the platform refused; null unless it is paused.' })
  pausedReason!: string | null;

  @Field(() => Boolean, { description: 'Whether the viewer may disconnect it.' })
  disconnectable!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was connected.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the last webhook arrived; null before.' })
  lastDeliveryAt!: Date | null;
}

@ObjectType({ description: 'One thing that was checked about a connection.' })
export class HealthFinding {
  @Field(() => Boolean, { description: 'Whether it is as it should be.' })
  ok!: boolean;

  @Field(() => String, {
    description:
      'What was checked: credentials, permission, events, webhook, required_check, check_binding, reach, link, quota, clock, installation.',
  })
  check!: string;

  @Field(() => String, { nullable: true, description: 'The repository that it is about; null for the connection.' })
  repository!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which permission, event, account or figure it is about, as the platform names it; null for none.',
  })
  subject!: string | null;

  @Field(() => String, { description: 'What was found, in English.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'How to mend it, in English; null when nothing is wrong.' })
  remedy!: string | null;
}

@InputType({ description: 'An account of a code platform that the service may act as.' })
export class ConnectPlatformInput {
  @Field(() => GatePlatformName, { description: 'The platform.' })
  platform!: GatePlatformName;

  @Field(() => String, { nullable: true, description: 'Address of the instance; null: the configured one.' })
  url?: string | null;

  @Field(() => String, { description: 'Access token of the account.' })
  token!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the platform proves its webhooks with, 16 to 200 characters; null: one is made.',
  })
  webhookSecret?: string | null;
}

@ObjectType({ description: 'The connection, and what the platform proves its webhooks with.' })
export class ConnectPlatformPayload {
  @Field(() => PlatformConnectionType, { description: 'The connection.' })
  connection!: PlatformConnectionType;

  @Field(() => String, { description: 'The secret of the webhooks; shown here alone.' })
  webhookSecret!: string;
}

@InputType({ description: 'A GitHub App to be registered.' })
export class BeginGithubAppInput {
  @Field(() => String, { nullable: true, description: 'The organisation that owns it; null: the account.' })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the instance; null: the configured one.' })
  url?: string | null;
}

@ObjectType({ description: "What the browser posts to GitHub's page within an hour." })
export class BeginGithubAppPayload {
  @Field(() => String, { description: 'Address to post the form to.' })
  url!: string;

  @Field(() => String, { description: 'Value of its only field, `manifest`.' })
  manifest!: string;
}

@InputType({ description: 'A connection to end.' })
export class DisconnectPlatformInput {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;
}

@ObjectType({ description: 'The ended connection.' })
export class DisconnectPlatformPayload {
  @Field(() => PlatformConnectionType, { description: 'The connection.' })
  connection!: PlatformConnectionType;
}

@InputType({ description: 'A paused connection to try again.' })
export class ResumeConnectionInput {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;
}

@ObjectType({ description: 'The connection, which works.' })
export class ResumeConnectionPayload {
  @Field(() => PlatformConnectionType, { description: 'The connection.' })
  connection!: PlatformConnectionType;
}
