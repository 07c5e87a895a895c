import { agreementPath, provePath, signingPath, signPath } from '#rules/paths.ts';
import type { Dependencies } from '#server/context.ts';
import { CoverageStep } from './judgement.ts';

/** The address of the page on which a step is taken at a link; null when it is taken elsewhere. */
export function stepUrl({ config }: Pick<Dependencies, 'config'>, step: CoverageStep, linkId: string): string | null {
  const path = stepPath(step, linkId);
  return path === null ? null : new URL(path, config.publicUrl).href;
}

function stepPath(step: CoverageStep, linkId: string): string | null {
  switch (step) {
    case CoverageStep.SIGN:
      return signPath(linkId);
    case CoverageStep.SIGN_AS_EMPLOYEE:
      return signingPath(linkId, 'employee');
    case CoverageStep.AGREE_TO_UPDATE:
      return agreementPath(linkId);
    case CoverageStep.PROVE_ADDRESS:
      return provePath(linkId);
    default:
      return null;
  }
}
