import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import {
  AvailableRepositoriesArgs,
  type AvailableRepository,
  AvailableRepositoryConnection,
  GatedRepositoriesArgs,
  GatedRepositoryConnection,
  type GatedRepositoryType,
  SetGatedRepositoriesInput,
  SetGatedRepositoriesPayload,
} from './gated-repository.types.ts';
import { listAvailableRepositories, listGatedRepositories } from './list-repositories.ts';
import { setGatedRepositories } from './set-gated-repositories.ts';

/** Repositories whose pull requests are judged, for community managers. */
@Resolver()
export class GatedRepositoryResolver {
  @Query(() => GatedRepositoryConnection, {
    description:
      'The gated repositories of a link by path, for its managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `first`, `after` or `search`.',
  })
  async gatedRepositories(
    @Args(() => GatedRepositoriesArgs) args: GatedRepositoriesArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<GatedRepositoryType>> {
    return toConnection(await listGatedRepositories(ctx, args));
  }

  @Query(() => AvailableRepositoryConnection, {
    description:
      'Repositories that a connection reaches and the viewer may gate, by path. Community managers only. Errors: `not_found`, `no_permission`, `auth_failed`, `too_many_request` with `retryAfter`, `bad_request_parameter` with `first`, `after` or `search`.',
  })
  async availableRepositories(
    @Args(() => AvailableRepositoriesArgs) args: AvailableRepositoriesArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<AvailableRepository>> {
    return toConnection(await listAvailableRepositories(ctx, args));
  }

  @Mutation(() => SetGatedRepositoriesPayload, {
    description:
      'Adds or changes gated repositories of a link, all or none; the open pull requests of those that are judged are looked at. For managers of the link. Errors: `no_link`, `no_permission` (also for a repository out of reach or of another organisation), `link_exists` (of another link, from which only that of its organisation takes it), `link_frozen`, `step_up_needed` with `methods` unless all are enforced as the policy says, `not_found`, `auth_failed`, with `reason` where the account of the connection does not administer a repository, `too_many_request` with `retryAfter`, `bad_request_parameter` with `repositories` or `repositories.<n>.reason`.',
  })
  async setGatedRepositories(
    @Arg('input', () => SetGatedRepositoriesInput, { description: 'The repositories.' })
    input: SetGatedRepositoriesInput,
    @Ctx() ctx: AppContext,
  ): Promise<SetGatedRepositoriesPayload> {
    return { repositories: await setGatedRepositories(ctx, input) };
  }
}
