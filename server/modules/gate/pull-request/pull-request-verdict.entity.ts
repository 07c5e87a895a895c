import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import type {
  Assurance,
  CoverageGap,
  CoverageRule,
  CoverageStep,
  SubjectRole,
} from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { PullRequest, Verdict } from './pull-request.entity.ts';

/** A subject in a stored trace: who it is stands in `GateSubject`, apart, so that it can be erased. */
export interface TracedSubject {
  readonly subjectId: string;
  readonly role: SubjectRole;
  readonly assurance: Assurance;
  /** Missing in traces that were stored before it was known. */
  readonly vouchedBy?: readonly Vouching[];
  readonly covered: boolean;
  readonly required: boolean;
  readonly rule: CoverageRule | null;
  readonly missing: CoverageGap | null;
  readonly step: CoverageStep | null;
}

/** A commit in a stored trace. */
export interface TracedCommit {
  readonly sha: string;
  readonly subject: string | null;
  readonly subjects: readonly TracedSubject[];
}

const PullRequestVerdictSchema = defineEntity({
  name: 'PullRequestVerdict',
  properties: {
    ...baseProperties,
    pullRequest: () => p.manyToOne(PullRequest).ref(),
    verdict: p.enum(() => Verdict),
    headSha: p.string(),
    baseSha: p.string().nullable(),
    /** Whether all commits were seen. */
    complete: p.boolean(),
    /** Not `jsonb`, and not compressed: a trace may have a megabyte, and the embedded database would hold all else up. */
    commits: p.json<readonly TracedCommit[]>().columnType('json'),
    /** Login of the person who set it, and why; null for one that follows from the commits. */
    overriddenBy: p.string().nullable(),
    overrideReason: p.text().nullable(),
    decidedAt: p.datetime(),
  },
  indexes: [{ name: 'pull_request_verdict_decided_index', properties: ['pullRequest', 'decidedAt'] }],
});

/** A verdict about one head, with its reasons. Never changed: a newer one takes its place. */
export class PullRequestVerdict extends PullRequestVerdictSchema.class {}
PullRequestVerdictSchema.setClass(PullRequestVerdict);
