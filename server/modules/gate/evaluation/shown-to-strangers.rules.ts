import type { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { Assurance, CoverageGap, CoverageStep } from './judgement.rules.ts';

/** What a subject is missing, as far as it depends on who has signed. */
interface ShownFinding {
  readonly assurance: Assurance;
  readonly vouchedBy?: readonly Vouching[];
  readonly covered: boolean;
  readonly missing: CoverageGap | null;
  readonly step: CoverageStep | null;
}

/** Steps that reveal whether somebody has signed, or has proved an address or account. */
const TELLING: ReadonlySet<CoverageStep> = new Set([
  CoverageStep.SIGN,
  CoverageStep.SIGN_AS_EMPLOYEE,
  CoverageStep.ASK_COMPANY,
  CoverageStep.AGREE_TO_UPDATE,
  CoverageStep.CONFIRM_COMMITS,
  CoverageStep.PROVE_ADDRESS,
]);

/**
 * What people who are neither the subject nor managers of the link see about somebody who does not stand behind the
 * commit: one step, whatever is missing, or they would learn whose name could be typed.
 */
export function forStrangers<Finding extends ShownFinding>(
  finding: Finding,
  { acceptClaimedAccounts }: { readonly acceptClaimedAccounts: boolean },
): Finding {
  const { covered, step } = finding;
  if (acceptClaimedAccounts || covered || standsBehind(finding) || step === null || !TELLING.has(step)) {
    return finding;
  }
  return {
    ...finding,
    assurance: finding.assurance === Assurance.A4 ? Assurance.A1 : finding.assurance,
    missing: CoverageGap.UNPROVED_ADDRESS,
    step: CoverageStep.CONFIRM_COMMITS,
  };
}

/** Older traces do not name who vouched. */
function standsBehind({ assurance, vouchedBy }: ShownFinding): boolean {
  return vouchedBy === undefined ? assurance === Assurance.A2 || assurance === Assurance.A3 : vouchedBy.length > 0;
}
