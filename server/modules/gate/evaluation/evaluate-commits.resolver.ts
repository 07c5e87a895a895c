import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { VerdictTrace } from '#server/modules/gate/pull-request/verdict-trace.types.ts';
import { evaluateCommits } from './evaluate-commits.ts';
import { EvaluateCommitsArgs } from './evaluate-commits.types.ts';

/** Verdicts about commits of no known platform, for continuous integration and Gerrit. */
@Resolver()
export class EvaluateCommitsResolver {
  @Query(() => VerdictTrace, {
    description:
      'Judges up to 1,000 commits by the policy of a link. Typed addresses have to do, because no platform vouches for anybody. Without commits, and without all of them, it is never COVERED. Errors: `no_link`, `bad_request_parameter` with `field`, `too_many_request` with `retryAfter`, `missing_token` where the link asks for an API key, `no_permission` for a key that does not open it.',
  })
  evaluateCommits(
    @Args(() => EvaluateCommitsArgs) { linkId, commits, options }: EvaluateCommitsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<VerdictTrace> {
    return evaluateCommits(ctx, { linkId, commits, options: options ?? null });
  }
}
