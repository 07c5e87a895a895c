import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { DifferenceReason } from './compare-verdicts.rules.ts';
import { findComparison, listDifferences, type PlacedComparison } from './list-comparisons.ts';
import {
  VerdictComparisonType,
  VerdictDifferenceConnection,
  VerdictDifferencesArgs,
  type VerdictDifferenceType,
} from './verdict-comparison.types.ts';

/** How verdicts about observed repositories compare with the check that a community is moving from. */
@Resolver()
export class VerdictComparisonResolver {
  @Query(() => VerdictComparisonType, {
    description:
      'How the verdicts about observed repositories compare with the check that the community is moving from, for managers of the link. Errors: `no_link`, `no_permission`.',
  })
  verdictComparison(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<VerdictComparisonType> {
    return findComparison(ctx, linkId);
  }

  @Query(() => VerdictDifferenceConnection, {
    description:
      'Heads about which the old check says something else, the latest first, for managers of the link. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `first` or `after`.',
  })
  async verdictDifferences(
    @Args(() => VerdictDifferencesArgs) args: VerdictDifferencesArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<VerdictDifferenceType>> {
    const page = await listDifferences(ctx, args);
    return toConnection({ ...page, entries: page.entries.map(present) });
  }
}

function present({ pullRequest, ...compared }: PlacedComparison): VerdictDifferenceType {
  const { id, number, title, repository } = pullRequest.$;
  const { headSha, oldVerdict, verdict, reason, comparedAt } = compared;
  return {
    pullRequestId: id,
    path: repository.$.path,
    number,
    title: title ?? null,
    headSha,
    oldVerdict,
    verdict,
    reason: reason ?? DifferenceReason.PLATFORM_UNREADABLE,
    comparedAt,
  };
}
