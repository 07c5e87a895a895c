import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { replayDelivery, testWebhook } from './send-webhook.ts';
import { updateWebhook } from './update-webhook.ts';
import type { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { Webhook } from './webhook.entity.ts';
import { findLastTried, listDeliveries, listWebhooks } from './webhook.queries.ts';
import {
  CreateWebhookInputType,
  CreateWebhookPayload,
  DeleteWebhookInput,
  DeleteWebhookPayload,
  ReplayWebhookDeliveryInput,
  ReplayWebhookDeliveryPayload,
  TestWebhookInput,
  TestWebhookPayload,
  UpdateWebhookInputType,
  UpdateWebhookPayload,
  WebhookDeliveriesArgs,
  WebhookDeliveryConnection,
  WebhookDeliveryType,
  WebhookType,
} from './webhook.types.ts';

@Resolver(() => WebhookType)
export class WebhookResolver {
  @Query(() => [WebhookType], {
    description: "A link's webhooks, oldest first, for its community managers. Errors: `no_link`, `no_permission`.",
  })
  webhooks(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<Webhook[]> {
    return listWebhooks(ctx, linkId);
  }

  @Query(() => WebhookDeliveryConnection, {
    description:
      'What was sent to a webhook in the last 30 days, newest first, for community managers. Errors: `no_permission`, `bad_request_parameter` with `first` or `after`.',
  })
  async webhookDeliveries(
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<WebhookDelivery>> {
    return toConnection(await listDeliveries(ctx, args));
  }

  @Mutation(() => CreateWebhookPayload, {
    description:
      'Creates a webhook; a link has at most 20. Errors: `no_link`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `bad_request_parameter` with `url`, `events` or `linkId`.',
  })
  createWebhook(
    @Arg('input', () => CreateWebhookInputType, { description: 'The webhook.' }) input: CreateWebhookInputType,
    @Ctx() ctx: AppContext,
  ): Promise<CreateWebhookPayload> {
    return createWebhook(ctx, input);
  }

  @Mutation(() => UpdateWebhookPayload, {
    description:
      'Changes a webhook. Errors: `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `bad_request_parameter` with `url` or `events`.',
  })
  updateWebhook(
    @Arg('input', () => UpdateWebhookInputType, { description: 'The changes.' }) input: UpdateWebhookInputType,
    @Ctx() ctx: AppContext,
  ): Promise<UpdateWebhookPayload> {
    return updateWebhook(ctx, input);
  }

  @Mutation(() => DeleteWebhookPayload, {
    description: 'Deletes a webhook with what it was sent. Errors: `no_permission`, `link_frozen`.',
  })
  async deleteWebhook(
    @Arg('input', () => DeleteWebhookInput, { description: 'The webhook.' }) { id }: DeleteWebhookInput,
    @Ctx() ctx: AppContext,
  ): Promise<DeleteWebhookPayload> {
    return { deletedId: await deleteWebhook(ctx, id) };
  }

  @Mutation(() => TestWebhookPayload, {
    description:
      'Queues an event `test`, also for a webhook that is off. Errors: `no_permission`, `link_frozen`, `too_many_request` with `retryAfter`.',
  })
  async testWebhook(
    @Arg('input', () => TestWebhookInput, { description: 'The webhook.' }) { id }: TestWebhookInput,
    @Ctx() ctx: AppContext,
  ): Promise<TestWebhookPayload> {
    return { delivery: await testWebhook(ctx, id) };
  }

  @Mutation(() => ReplayWebhookDeliveryPayload, {
    description:
      'Queues what a delivery has sent once more, under the same `webhook-id`, also for a webhook that is off. Errors: `no_permission`, `link_frozen`, `too_many_request` with `retryAfter`.',
  })
  async replayWebhookDelivery(
    @Arg('input', () => ReplayWebhookDeliveryInput, { description: 'The delivery.' }) {
      id,
    }: ReplayWebhookDeliveryInput,
    @Ctx() ctx: AppContext,
  ): Promise<ReplayWebhookDeliveryPayload> {
    return { delivery: await replayDelivery(ctx, id) };
  }

  @FieldResolver(() => ID, { description: 'Public id of its link.' })
  async linkId(@Root() { link }: Webhook): Promise<string> {
    return (await link.loadOrFail()).linkId;
  }

  @FieldResolver(() => WebhookDeliveryType, {
    nullable: true,
    description: 'The newest delivery that was tried at least once, delivered or not; null for none.',
  })
  lastTried(@Root() webhook: Webhook, @Ctx() ctx: AppContext): Promise<WebhookDelivery | null> {
    return findLastTried(ctx, webhook);
  }
}
