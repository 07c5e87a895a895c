import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { findPullRequestVerdict } from './find-pull-request-verdict.ts';
import { countPullRequests, listPullRequests } from './list-pull-requests.ts';
import { overrideVerdict } from './override-verdict.ts';
import { presentPullRequest, type PresentedPullRequest } from './present-pull-request.ts';
import { getOwnPullRequest } from './pull-request-access.ts';
import { findTrace, findVerdicts } from './pull-request-trace.ts';
import {
  OverrideVerdictInput,
  OverrideVerdictPayload,
  PullRequestConnection,
  PullRequestCounts,
  PullRequestsArgs,
  PullRequestType,
  PullRequestVerdictArgs,
  PullRequestVerdictType,
  RecheckPullRequestInput,
  RecheckPullRequestPayload,
} from './pull-request.types.ts';
import { recheckPullRequest } from './recheck-pull-request.ts';
import { VerdictTrace } from './verdict-trace.types.ts';

/** Pull requests and the verdicts about them. */
@Resolver(() => PullRequestType)
export class PullRequestResolver {
  @Query(() => PullRequestConnection, {
    description:
      'Open pull requests of a link, the newest change first, for its managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `first`, `after`, `search` or `repositoryId`.',
  })
  async pullRequests(
    @Args(() => PullRequestsArgs) args: PullRequestsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<PresentedPullRequest>> {
    const page = await listPullRequests(ctx, args);
    return toConnection({ ...page, entries: page.entries.map(presentPullRequest) });
  }

  @Query(() => PullRequestCounts, {
    description:
      'How many open pull requests of a link have each verdict, for its managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `search`.',
  })
  pullRequestCounts(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('search', () => String, { nullable: true, description: 'As for `pullRequests`.' }) search: string | null,
    @Ctx() ctx: AppContext,
  ): Promise<PullRequestCounts> {
    return countPullRequests(ctx, { linkId, search });
  }

  @Query(() => PullRequestType, {
    description: 'A pull request, for managers of its link. Errors: `not_found`, `no_permission`.',
  })
  async pullRequest(
    @Arg('id', () => ID, { description: 'The pull request.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<PresentedPullRequest> {
    const { pullRequest } = await getOwnPullRequest(ctx, id);
    return presentPullRequest(pullRequest);
  }

  @Query(() => PullRequestType, {
    nullable: true,
    description:
      'The pull request at a place, for everybody; null when it is unknown, and for all but managers of its link when its repository is private or only observed. Errors: `missing_token` and `no_permission` as for `signingStatus`, `too_many_request` with `retryAfter` (120 times a minute and source).',
  })
  async pullRequestVerdict(
    @Args(() => PullRequestVerdictArgs) place: PullRequestVerdictArgs,
    @Ctx() ctx: AppContext,
  ): Promise<PresentedPullRequest | null> {
    const found = await findPullRequestVerdict(ctx, place);
    return found && presentPullRequest(found);
  }

  @Mutation(() => RecheckPullRequestPayload, {
    description:
      'Judges a pull request again, for everybody who may read about it. Errors: `not_found`, `missing_token` and `no_permission` as for `signingStatus`, `too_many_request` with `retryAfter` (three times a minute and pull request; for others than managers of its link ten times a minute and source, and 500 requests to the platform an hour and installation, all together).',
  })
  async recheckPullRequest(
    @Arg('input', () => RecheckPullRequestInput, { description: 'The pull request.' }) { id }: RecheckPullRequestInput,
    @Ctx() ctx: AppContext,
  ): Promise<RecheckPullRequestPayload> {
    const { pullRequest, judgedAgain } = await recheckPullRequest(ctx, id);
    return { pullRequest: presentPullRequest(pullRequest), judgedAgain };
  }

  @Mutation(() => OverrideVerdictPayload, {
    description:
      'Lets a pull request count as covered until the next push; shown with the verdict. For managers of its link. Errors: `not_found`, `no_permission`, `step_up_needed`, `bad_request_parameter` with `headSha` (not the head any more) or `reason`.',
  })
  async overrideVerdict(
    @Arg('input', () => OverrideVerdictInput, { description: 'The pull request.' }) input: OverrideVerdictInput,
    @Ctx() ctx: AppContext,
  ): Promise<OverrideVerdictPayload> {
    return { pullRequest: presentPullRequest(await overrideVerdict(ctx, input)) };
  }

  @FieldResolver(() => VerdictTrace, { description: 'The reasons of the verdict about the head.' })
  trace(@Root() { placed }: PresentedPullRequest, @Ctx() ctx: AppContext): Promise<VerdictTrace> {
    return findTrace(ctx, placed);
  }

  @FieldResolver(() => [PullRequestVerdictType], { description: 'The latest 100 verdicts, newest first.' })
  verdicts(@Root() { placed }: PresentedPullRequest, @Ctx() ctx: AppContext): Promise<PullRequestVerdictType[]> {
    return findVerdicts(ctx, placed);
  }
}
