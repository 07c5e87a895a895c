import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';

/** How far a pull request is. */
export const PullRequestState = {
  /** Named by a delivery, and not read yet. */
  NEW: 'new',
  OPEN: 'open',
  CLOSED: 'closed',
  MERGED: 'merged',
} as const;
export type PullRequestState = (typeof PullRequestState)[keyof typeof PullRequestState];

/** What was found about a head. */
export const Verdict = { PENDING: 'pending', COVERED: 'covered', UNCOVERED: 'uncovered', UNKNOWN: 'unknown' } as const;
export type Verdict = (typeof Verdict)[keyof typeof Verdict];

/** Runs about one head that may fail before the pull request is parked. */
export const FAILED_RUNS_MAX = 3;

const PullRequestSchema = defineEntity({
  name: 'PullRequest',
  properties: {
    ...baseProperties,
    repository: () => p.manyToOne(GatedRepository).ref(),
    number: p.integer(),
    state: p.enum(() => PullRequestState),
    title: p.text().nullable(),
    url: p.text(),
    draft: p.boolean().default(false),
    /** Null when the account was deleted. */
    openerId: p.string().nullable(),
    opener: p.string().nullable(),
    /** Empty until it was read. */
    headSha: p.string(),
    /** When this head was first seen; null for heads of earlier versions. */
    headSeenAt: p.datetime().nullable(),
    /** When the newest comment was posted that cancelled a verdict here, by the clock of the platform. */
    cancelledAt: p.datetime().nullable(),
    baseSha: p.string(),
    baseBranch: p.text(),
    /** The verdict about the head; the rows of `PullRequestVerdict` show how it came about. */
    verdict: p.enum(() => Verdict).default(Verdict.PENDING),
    /** A head shown as pending on the platform; null once a verdict is shown. */
    pendingSha: p.string().nullable(),
    /** Since when the verdict about this head is unknown. */
    unknownSince: p.datetime().nullable(),
    /** A verdict that a person set for this head, and who and why; ends with the next push. */
    overrideVerdict: p.enum([Verdict.COVERED, Verdict.UNCOVERED]).nullable(),
    overrideSha: p.string().nullable(),
    overriddenBy: p.string().nullable(),
    overrideReason: p.text().nullable(),
    /** Until when one run has the pull request to itself; a run that died gives it up then. */
    judgingUntil: p.datetime().nullable(),
    /** How many runs about this head failed since the last one that did not; platforms that fail do not count. */
    failedRuns: p.integer().default(0),
    failedAt: p.datetime().nullable(),
    /** When it was last judged. */
    judgedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ name: 'pull_request_repository_number_unique', properties: ['repository', 'number'] }],
  indexes: [
    { name: 'pull_request_head_sha_index', properties: ['headSha'] },
    { name: 'pull_request_state_judged_index', properties: ['state', 'judgedAt'] },
  ],
});

/** A pull request of any platform, as last seen. */
export class PullRequest extends PullRequestSchema.class {}
PullRequestSchema.setClass(PullRequest);
