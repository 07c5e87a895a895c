import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { ActivityArgs, ActivityConnection } from './activity.types.ts';
import { listActivity, type Activity } from './list-activity.ts';

/** What happened at a link, for its community managers. */
@Resolver()
export class ActivityResolver {
  @Query(() => ActivityConnection, {
    description:
      'What happened at a link, newest first; for its community managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `first`, `after` or `search`.',
  })
  async activity(@Args(() => ActivityArgs) args: ActivityArgs, @Ctx() ctx: AppContext): Promise<Connection<Activity>> {
    return toConnection(await listActivity(ctx, args));
  }
}
