import type { VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { verdictTitle } from '#server/modules/gate/evaluation/verdict-text.rules.ts';
import type { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { escapeMarkdown } from './markdown.rules.ts';
import type { PublishedVerdict } from './published-verdict.ts';
import { renderReasons } from './render-comment.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** The worst verdict about a head, of which others than the decided one have reasons of other pull requests. */
interface WorstVerdict {
  readonly verdict: Verdict;
  readonly failure: boolean;
}

/** What the check of a head says: its worst verdict, and the reasons of the decided one. */
export function decidedReport(
  { target, facts, page }: ShownPullRequest,
  decided: PublishedVerdict,
  { verdict, failure }: WorstVerdict,
): VerdictReport {
  const language = target.policy.commentLanguage;
  const { overriddenBy } = decided;
  const { parked } = decided.judgement;
  const uncovered = decided.uncovered.length;
  const own = verdictTitle({ verdict: decided.verdict, uncovered, overriddenBy, parked }, language);
  const title = verdict === decided.verdict ? own : verdictTitle({ verdict, uncovered: 0, parked }, language);
  const reasons = decided.verdict === 'covered' ? '' : `\n\n${renderReasons(decided, language)}`;
  const summary = `${escapeMarkdown(own)}${reasons}\n\n<${page}>`;
  return { headSha: facts.headSha, verdict, failure, title, summary, url: page };
}
