import type { PullRequestFacts, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import type { GateTarget } from './gate-target.ts';

/** A pull request that is being judged. */
export interface ShownPullRequest {
  readonly target: GateTarget;
  readonly key: PullRequestKey;
  readonly facts: PullRequestFacts;
  readonly policy: GatePolicyFacts;
  readonly pullRequestId: string;
}
