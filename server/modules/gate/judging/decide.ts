import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import type { DecidedVerdict } from './decided-verdict.ts';
import { judge } from './judge.ts';
import { judgingPace } from './judging-time.ts';
import { countFailedRun, PARKED_JUDGEMENT } from './park-pull-request.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';
import { storeVerdict } from './store-verdict.ts';

/** Judges a head and stores the verdict. Once that has failed too often, the verdict says so. */
export async function decide(ctx: AppContext, shown: ShownPullRequest): Promise<DecidedVerdict | undefined> {
  const { pullRequestId, facts, parked } = shown;
  const pace = judgingPace(ctx);
  try {
    const judgement = parked ? PARKED_JUDGEMENT : await judge(ctx, shown, pace);
    return await storeVerdict(ctx, { ...shown, judgement, pace });
  } catch (error) {
    const isOurs = !parked && !(error instanceof GatePlatformFailure);
    if (!isOurs || !(await countFailedRun(ctx, { pullRequestId, headSha: facts.headSha }))) {
      throw error;
    }
    ctx.deps.log.error({ err: error, pullRequestId }, 'judging keeps failing, so the pull request is parked');
    return decide(ctx, { ...shown, parked: true });
  }
}
