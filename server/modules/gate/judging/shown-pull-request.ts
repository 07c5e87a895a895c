import { pullRequestPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { PullRequestFacts, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { pullRequestAddress } from '#server/modules/gate/pull-request/pull-request-address.ts';
import type { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { GateTarget } from './gate-target.ts';
import { isParked } from './park-pull-request.ts';

/** A pull request that is being judged. */
export interface ShownPullRequest {
  readonly target: GateTarget;
  readonly key: PullRequestKey;
  readonly facts: PullRequestFacts;
  readonly pullRequestId: string;
  /** Whether judging its head has failed too often. */
  readonly parked: boolean;
  /** A head whose check waits for its verdict. */
  readonly pendingSha: string | null | undefined;
  /** Address of the page that explains the verdict. */
  readonly page: string;
}

interface ReadPullRequest {
  readonly stored: PullRequest;
  readonly facts: PullRequestFacts;
}

/** Names a pull request that was read, which may have moved with its repository. */
export function shownPullRequest(
  ctx: Pick<AppContext, 'deps' | 'now'>,
  target: GateTarget,
  { stored, facts }: ReadPullRequest,
): ShownPullRequest {
  const { deps } = ctx;
  const { connection, host } = target.repository;
  const { repository } = facts;
  const { id: pullRequestId, number, pendingSha } = stored;
  const address = pullRequestAddress(deps, { platform: connection.$.platform, host, path: repository.path, number });
  const page = new URL(pullRequestPath(address), deps.config.publicUrl).href;
  const parked = isParked(stored, ctx.now());
  return { target, key: { repository, number }, facts, pullRequestId, parked, pendingSha, page };
}
