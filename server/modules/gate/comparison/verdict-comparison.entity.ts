import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, oneOf } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { PullRequest, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { ComparisonResult, DifferenceReason, OldVerdict } from './compare-verdicts.rules.ts';

const VerdictComparisonSchema = defineEntity({
  name: 'VerdictComparison',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    pullRequest: () => p.manyToOne(PullRequest).ref().deleteRule('cascade'),
    headSha: p.string(),
    oldVerdict: oneOf<OldVerdict>(),
    verdict: p.enum(() => Verdict),
    result: oneOf<ComparisonResult>(),
    /** Why the verdicts differ; null while they do not. */
    reason: oneOf<DifferenceReason>().nullable(),
    createdAt: p.datetime(),
    comparedAt: p.datetime(),
    /** When the old check is to be read again, because it may be late; null when it has had its time. */
    readAgainAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'verdict_comparison_head_unique', properties: ['pullRequest', 'headSha'] }],
  indexes: [
    { name: 'verdict_comparison_link_index', properties: ['link', 'createdAt'] },
    { name: 'verdict_comparison_again_index', properties: ['readAgainAt'] },
  ],
});

/** What the check said that a community is moving from, and what the gate says, about one head. It names nobody. */
export class VerdictComparison extends VerdictComparisonSchema.class {}
VerdictComparisonSchema.setClass(VerdictComparison);
