import { pullRequestPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { PullRequestFacts, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { pullRequestAddress } from '#server/modules/gate/pull-request/pull-request-address.ts';
import type { GateTarget } from './gate-target.ts';
import type { TakenPullRequest } from './take-pull-request.ts';

/** A pull request that is being judged. */
export interface ShownPullRequest {
  readonly target: GateTarget;
  readonly key: PullRequestKey;
  readonly facts: PullRequestFacts;
  readonly pullRequestId: string;
  /** Address of the page that explains the verdict. */
  readonly page: string;
}

interface ReadPullRequest {
  readonly taken: Pick<TakenPullRequest, 'id' | 'number'>;
  readonly facts: PullRequestFacts;
}

/** Names a pull request that was read, which may have moved with its repository. */
export function shownPullRequest(
  { deps }: Pick<AppContext, 'deps'>,
  target: GateTarget,
  { taken: { id, number }, facts }: ReadPullRequest,
): ShownPullRequest {
  const { connection, host } = target.repository;
  const { repository } = facts;
  const address = pullRequestAddress(deps, { platform: connection.$.platform, host, path: repository.path, number });
  const page = new URL(pullRequestPath(address), deps.config.publicUrl).href;
  return { target, key: { repository, number }, facts, pullRequestId: id, page };
}
