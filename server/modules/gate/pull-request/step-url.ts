import {
  agreementPath,
  confirmCommitsPath,
  provePath,
  type PullRequestAddress,
  signingPath,
  signPath,
} from '#rules/paths.ts';
import type { Dependencies } from '#server/context.ts';
import { CoverageStep } from '#server/modules/gate/evaluation/judgement.rules.ts';

/** Where a step is taken. */
interface StepPlace {
  readonly linkId: string;
  /** Undefined where commits are judged without one. */
  readonly pullRequest?: PullRequestAddress;
}

/** The pages of the steps that are taken here. */
const PATHS: Readonly<Partial<Record<CoverageStep, (place: StepPlace) => string | undefined>>> = {
  [CoverageStep.SIGN]: ({ linkId }) => signPath(linkId),
  [CoverageStep.SIGN_AS_EMPLOYEE]: ({ linkId }) => signingPath(linkId, 'employee'),
  [CoverageStep.AGREE_TO_UPDATE]: ({ linkId }) => agreementPath(linkId),
  [CoverageStep.CONFIRM_COMMITS]: ({ pullRequest }) => pullRequest && confirmCommitsPath(pullRequest),
  [CoverageStep.PROVE_ADDRESS]: ({ linkId }) => provePath(linkId),
};

/** The address of the page on which a step is taken; null when it is taken elsewhere. */
export function stepUrl({ config }: Pick<Dependencies, 'config'>, step: CoverageStep, place: StepPlace): string | null {
  const path = PATHS[step]?.(place);
  return path === undefined ? null : new URL(path, config.publicUrl).href;
}
