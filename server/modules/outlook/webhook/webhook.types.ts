import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import type { CreateWebhookInput, NewWebhook } from './create-webhook.ts';
import type { ChangedWebhook, UpdateWebhookInput } from './update-webhook.ts';
import type { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { Webhook } from './webhook.entity.ts';
import type { WebhookDeliveriesInput } from './webhook.queries.ts';

const EVENTS = WEBHOOK_EVENTS.map((event) => `\`${event}\``).join(', ');

@ObjectType('Webhook', { description: 'An address that is told what happens at a link, as Standard Webhooks says.' })
export class WebhookType implements Pick<Webhook, 'id' | 'url' | 'events' | 'active' | 'personalData' | 'createdAt'> {
  @Field(() => ID, { description: 'Identifies the webhook.' })
  id!: string;

  @Field(() => String, { description: 'Where events are posted to.' })
  url!: string;

  @Field(() => [String], { description: `What it is told of: ${EVENTS}.` })
  events!: string[];

  @Field(() => Boolean, {
    description: 'Whether it is told; false after 12 failed tries of one delivery, with a mail.',
  })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether bodies name the signer, with name and email address.' })
  personalData!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When something last arrived; null for never.' })
  lastDeliveryAt!: Date | null;
}

@ObjectType('WebhookDelivery', { description: 'One event on its way to a webhook; kept for 30 days.' })
export class WebhookDeliveryType implements Pick<
  WebhookDelivery,
  'id' | 'event' | 'createdAt' | 'attempts' | 'failed' | 'requestBody'
> {
  @Field(() => ID, { description: 'Identifies the delivery.' })
  id!: string;

  @Field(() => String, { description: 'The `type` of the body; `test` for a test.' })
  event!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was queued.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'Number of tries so far.' })
  attempts!: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it arrived; null until then.' })
  deliveredAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the next try is due; null when none is.' })
  nextAttemptAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it was given up.' })
  failed!: boolean;

  @Field(() => String, { description: 'The body that is sent, JSON.' })
  requestBody!: string;

  @Field(() => Int, { nullable: true, description: 'Status of the last answer; null for none.' })
  responseStatus!: number | null;

  @Field(() => String, { nullable: true, description: 'The first 4 kB of the last answer; null for none.' })
  responseBody!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the last try got no answer: `not_allowed`, `private_address`, `timeout`, `unreachable`, or `switched_off` when it was not made; null when it got one.',
  })
  error!: string | null;
}

export const WebhookDeliveryConnection = connectionOf(WebhookDeliveryType, 'WebhookDelivery');

@ArgsType()
export class WebhookDeliveriesArgs extends PageArgs implements WebhookDeliveriesInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookId!: string;

  @Field(() => Boolean, { nullable: true, description: 'Only those given up, or only others; null for all.' })
  failed?: boolean | null;
}

@InputType('CreateWebhookInput', { description: 'A new webhook.' })
export class CreateWebhookInputType implements CreateWebhookInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'An https address, or one that the operator lists.' })
  url!: string;

  @Field(() => [String], { description: `What it is told of, at least one of ${EVENTS}.` })
  events!: string[];

  @Field(() => Boolean, { defaultValue: false, description: 'Whether bodies name the signer.' })
  personalData!: boolean;
}

@ObjectType({ description: 'The webhook was created.' })
export class CreateWebhookPayload implements NewWebhook {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { description: 'Signs the bodies; shown only here.' })
  secret!: string;
}

@InputType('UpdateWebhookInput', { description: 'What to change; what is left out or null stays.' })
export class UpdateWebhookInputType implements UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'An https address, or one that the operator lists.' })
  url?: string | null;

  @Field(() => [String], { nullable: true, description: `What it is told of, at least one of ${EVENTS}.` })
  events?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is told; true also after it was switched off.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether bodies name the signer.' })
  personalData?: boolean | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to replace the secret; the earlier one also signs for another 24 hours.',
  })
  newSecret!: boolean;
}

@ObjectType({ description: 'The webhook was changed.' })
export class UpdateWebhookPayload implements ChangedWebhook {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook!: Webhook;

  @Field(() => String, { nullable: true, description: 'The new secret, shown only here; null without `newSecret`.' })
  secret!: string | null;
}

@InputType({ description: 'Which webhook to delete.' })
export class DeleteWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@ObjectType({ description: 'The webhook was deleted.' })
export class DeleteWebhookPayload {
  @Field(() => ID, { description: 'The webhook.' })
  deletedId!: string;
}

@InputType({ description: 'Which webhook to try.' })
export class TestWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;
}

@ObjectType({ description: 'An event `test` was queued.' })
export class TestWebhookPayload {
  @Field(() => WebhookDeliveryType, { description: 'The delivery.' })
  delivery!: WebhookDelivery;
}

@InputType({ description: 'What to send once more.' })
export class ReplayWebhookDeliveryInput {
  @Field(() => ID, { description: 'The earlier delivery.' })
  id!: string;
}

@ObjectType({ description: 'What a delivery has sent was queued once more.' })
export class ReplayWebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { description: 'The new delivery.' })
  delivery!: WebhookDelivery;
}
