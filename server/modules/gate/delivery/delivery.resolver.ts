import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import {
  DeliveriesArgs,
  DeliveryConnection,
  type DeliveryType,
  ReplayDeliveryInput,
  ReplayDeliveryPayload,
} from './delivery.types.ts';
import { listDeliveries, presentDelivery } from './list-deliveries.ts';
import { replayDelivery } from './replay-delivery.ts';

/** Webhooks of code platforms, for community managers. */
@Resolver()
export class DeliveryResolver {
  @Query(() => DeliveryConnection, {
    description:
      'Webhooks of a connection, newest first: all for whoever made it, for others those about repositories of their links. Community managers only. Errors: `not_found`, `no_permission`, `bad_request_parameter` with `first` or `after`.',
  })
  async deliveries(
    @Args(() => DeliveriesArgs) args: DeliveriesArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<DeliveryType>> {
    return toConnection(await listDeliveries(ctx, args));
  }

  @Mutation(() => ReplayDeliveryPayload, {
    description:
      'Acts upon a webhook once more. Community managers only. Errors: `not_found` (also when its body is gone, after 14 days), `no_permission`.',
  })
  async replayDelivery(
    @Arg('input', () => ReplayDeliveryInput, { description: 'The delivery.' }) { id }: ReplayDeliveryInput,
    @Ctx() ctx: AppContext,
  ): Promise<ReplayDeliveryPayload> {
    return { delivery: presentDelivery(await replayDelivery(ctx, id)) };
  }
}
