import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { LinkDetails } from '#server/modules/community/link/link-details.queries.ts';
import { LinkDetailsType } from '#server/modules/community/link/link-details.types.ts';

/** What the gate adds to what managers know of a link. */
@Resolver(() => LinkDetailsType)
export class LinkPullRequestsResolver {
  @FieldResolver(() => Int, { description: 'Open pull requests that are not covered.' })
  uncoveredPullRequests(@Root() { link }: LinkDetails, @Ctx() { deps }: AppContext): Promise<number> {
    return deps.uncoveredPullRequests.load(link.id);
  }
}
