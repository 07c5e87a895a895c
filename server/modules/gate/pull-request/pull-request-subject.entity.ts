import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { GateSubject } from './gate-subject.entity.ts';
import { PullRequest } from './pull-request.entity.ts';

const PullRequestSubjectSchema = defineEntity({
  name: 'PullRequestSubject',
  properties: {
    ...baseProperties,
    pullRequest: () => p.manyToOne(PullRequest).ref().deleteRule('cascade'),
    subject: () => p.manyToOne(GateSubject).ref().deleteRule('cascade'),
  },
  uniques: [{ name: 'pull_request_subject_unique', properties: ['pullRequest', 'subject'] }],
  indexes: [{ name: 'pull_request_subject_subject_index', properties: ['subject'] }],
});

/** Leads from a subject to the pull requests whose verdict depends on it. */
export class PullRequestSubject extends PullRequestSubjectSchema.class {}
PullRequestSubjectSchema.setClass(PullRequestSubject);
