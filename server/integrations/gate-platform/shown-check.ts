import { cutText } from './cut-text.ts';
import type { VerdictReport } from './gate-platform.ts';

/** The name of our check. Rules of repositories demand it by this name, so it never changes. */
export const CHECK_NAME = 'signet/cla';

/** Bytes of the line beside the check's name; the pages show less. */
const TITLE_MAX_BYTES = 250;

/** A verdict as a check run says it. */
export interface ShownCheck {
  readonly status: 'in_progress' | 'completed';
  /** Null while it is undecided. */
  readonly conclusion: 'success' | 'action_required' | 'failure' | null;
  readonly detailsUrl: string;
  readonly title: string;
  readonly summary: string;
}

/** Says a verdict as a check run, whose summary has at most so many bytes. */
export function toShownCheck(report: VerdictReport, summaryMaxBytes: number): ShownCheck {
  const conclusion = toConclusion(report);
  return {
    status: conclusion === null ? 'in_progress' : 'completed',
    conclusion,
    detailsUrl: report.url,
    title: cutText(report.title, TITLE_MAX_BYTES),
    summary: cutText(report.summary, summaryMaxBytes),
  };
}

/** Never one of the conclusions that pass without saying so. */
function toConclusion({ verdict, failure }: VerdictReport): ShownCheck['conclusion'] {
  if (verdict === 'covered') {
    return 'success';
  }
  if (verdict === 'uncovered') {
    return failure ? 'failure' : 'action_required';
  }
  return verdict === 'unknown' && failure ? 'failure' : null;
}
