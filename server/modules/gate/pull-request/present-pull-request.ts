import { instanceHost } from '#rules/gate-platform.ts';
import { linkOf, type PlacedPullRequest } from './pull-request-access.ts';
import { FAILED_RUNS_MAX, PullRequestState } from './pull-request.entity.ts';
import type { PullRequestType } from './pull-request.types.ts';

/** A pull request as presented; `placed` is what its further fields are found by. */
export interface PresentedPullRequest extends PullRequestType {
  readonly placed: PlacedPullRequest;
}

/** Presents a pull request. */
export function presentPullRequest(placed: PlacedPullRequest): PresentedPullRequest {
  const { path, host, mode, connection } = placed.repository.$;
  const slash = path.lastIndexOf('/');
  return {
    placed,
    id: placed.id,
    linkId: linkOf(placed).linkId,
    platform: connection.$.platform,
    host: instanceHost(host),
    owner: path.slice(0, slash),
    repository: path.slice(slash + 1),
    number: placed.number,
    title: placed.title ?? null,
    url: placed.url,
    opener: placed.opener ?? null,
    open: placed.state === PullRequestState.OPEN,
    mode,
    verdict: placed.verdict,
    parked: placed.failedRuns >= FAILED_RUNS_MAX,
    headSha: placed.headSha,
    updatedAt: placed.updatedAt,
  };
}
