import { z } from 'zod';
import { Assurance, CoverageGap, CoverageStep, SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { SubjectTrace, VerdictTrace } from '#server/modules/gate/pull-request/verdict-trace.types.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';

const VERDICTS = ['pending', 'covered', 'uncovered', 'unknown'] as const satisfies VerdictTrace['verdict'][];

const SUBJECT = z.object({
  role: z.enum(SubjectRole),
  email: z.string().nullable(),
  account: z.string().nullable(),
  assurance: z.enum(Assurance),
  vouched_by: z.array(z.enum(Vouching)),
  covered: z.boolean(),
  rule: z.string().nullable(),
  missing: z.enum(CoverageGap).nullable(),
  step: z.enum(CoverageStep).nullable(),
  step_url: z.string().nullable(),
});

/** A verdict with its reasons; `verdict` comes first, so that a script can read it without a parser. */
export const VERDICT_TRACE = z.object({
  verdict: z.enum(VERDICTS),
  summary: z.string(),
  complete: z.boolean(),
  commits: z.array(z.object({ sha: z.string(), subject: z.string().nullable(), subjects: z.array(SUBJECT) })),
});

/** Words a verdict for REST. */
export function presentVerdictTrace(trace: VerdictTrace): z.input<typeof VERDICT_TRACE> {
  const { verdict, summary, complete, commits } = trace;
  const shown = commits.map(({ sha, subject, subjects }) => ({ sha, subject, subjects: subjects.map(presentSubject) }));
  return { verdict, summary, complete, commits: shown };
}

function presentSubject({ stepUrl, ...subject }: SubjectTrace): z.input<typeof SUBJECT> {
  const { role, email, account, assurance, vouchedBy, covered, rule, missing, step } = subject;
  const shown = { role, email, account, assurance, vouched_by: vouchedBy };
  return { ...shown, covered, rule, missing, step, step_url: stepUrl };
}
