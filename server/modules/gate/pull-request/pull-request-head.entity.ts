import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { PullRequest } from './pull-request.entity.ts';

const PullRequestHeadSchema = defineEntity({
  name: 'PullRequestHead',
  properties: {
    ...baseProperties,
    pullRequest: () => p.manyToOne(PullRequest).ref().deleteRule('cascade'),
    headSha: p.string(),
    /** Id and login of the account that pushed it, which the platform does not show later; empty while unknown. */
    pusherId: p.string(),
    pusher: p.string(),
    /** When a webhook last reported it. */
    pushedAt: p.datetime(),
  },
  uniques: [{ name: 'pull_request_head_unique', properties: ['pullRequest', 'headSha'] }],
});

/** Who pushed a head of a pull request. */
export class PullRequestHead extends PullRequestHeadSchema.class {}
PullRequestHeadSchema.setClass(PullRequestHead);
