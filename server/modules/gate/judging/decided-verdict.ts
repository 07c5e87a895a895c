import type { Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { type PullRequest, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';

/** A verdict as it counts: a person may have set another one than the commits give. */
export interface DecidedVerdict {
  readonly verdict: Exclude<Verdict, 'pending'>;
  readonly judgement: Judgement;
  /** Since when it has been unknown; null when it is not. */
  readonly unknownSince: Date | null;
  /** Login of the person who set it, and why. */
  readonly overriddenBy: string | null;
  readonly overrideReason: string | null;
}

/** Decides by a judgement, or by what a person has set for the head. */
export function decidedVerdict(pullRequest: PullRequest, judgement: Judgement, now: Date): DecidedVerdict {
  const { overrideVerdict, overrideSha, headSha, overriddenBy, overrideReason, unknownSince } = pullRequest;
  if (overrideVerdict && overrideSha === headSha) {
    return {
      verdict: overrideVerdict,
      judgement,
      unknownSince: null,
      overriddenBy: overriddenBy ?? null,
      overrideReason: overrideReason ?? null,
    };
  }
  const { verdict } = judgement;
  const since = verdict === Verdict.UNKNOWN ? (unknownSince ?? now) : null;
  return { verdict, judgement, unknownSince: since, overriddenBy: null, overrideReason: null };
}
