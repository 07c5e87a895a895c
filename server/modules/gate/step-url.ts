import { agreementPath, signingPath, signPath } from '#rules/paths.ts';
import type { Dependencies } from '#server/context.ts';
import { CoverageStep } from './judgement.rules.ts';

/** The pages of the steps that are taken here. */
const PATHS: Readonly<Partial<Record<CoverageStep, (linkId: string) => string>>> = {
  [CoverageStep.SIGN]: signPath,
  [CoverageStep.SIGN_AS_EMPLOYEE]: (linkId) => signingPath(linkId, 'employee'),
  [CoverageStep.AGREE_TO_UPDATE]: (linkId) => agreementPath(linkId),
};

/** The address of the page on which a step is taken at a link; null when it is taken elsewhere. */
export function stepUrl({ config }: Pick<Dependencies, 'config'>, step: CoverageStep, linkId: string): string | null {
  const path = PATHS[step]?.(linkId);
  return path === undefined ? null : new URL(path, config.publicUrl).href;
}
