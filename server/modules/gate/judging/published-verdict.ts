import { forStrangers } from '#server/modules/gate/evaluation/shown-to-strangers.rules.ts';
import { uncoveredOf, type UncoveredSubject } from '#server/modules/gate/evaluation/uncovered.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import type { DecidedVerdict } from './decided-verdict.ts';

/** A verdict as everybody may see it. */
export interface PublishedVerdict extends DecidedVerdict {
  /** Those who must be covered and are not. */
  readonly uncovered: readonly UncoveredSubject[];
}

/** Hides from a verdict what strangers may not know about people. */
export function publishedVerdict(
  decided: DecidedVerdict,
  policy: Pick<GatePolicyFacts, 'acceptClaimedAccounts'>,
): PublishedVerdict {
  const commits = decided.judgement.commits.map((commit) => ({
    ...commit,
    subjects: commit.subjects.map((subject) => forStrangers(subject, policy)),
  }));
  const judgement = { ...decided.judgement, commits };
  return { ...decided, judgement, uncovered: uncoveredOf(judgement) };
}
