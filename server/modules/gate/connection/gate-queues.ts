import { z } from 'zod';
import { defineQueue } from '#server/jobs/define-job.ts';

const pullRequest = z.object({ repositoryId: z.uuid(), number: z.int().positive() });

/** A pull request to judge. */
export type NamedPullRequest = z.output<typeof pullRequest>;

const keyOf = ({ repositoryId, number }: NamedPullRequest): string => `${repositoryId}/${number}`;

/** See `judgePullRequest`. */
export const JUDGE_PULL_REQUEST = defineQueue({ name: 'judge-pull-request', payload: pullRequest, key: keyOf });

/** See `judgeAtOnce`. */
export const JUDGE_AT_ONCE = defineQueue({ name: 'judge-at-once', payload: pullRequest, key: keyOf });

/** See `backfillRepository`. */
export const BACKFILL_REPOSITORY = defineQueue({
  name: 'backfill-repository',
  payload: z.object({ repositoryId: z.uuid() }),
  key: ({ repositoryId }) => repositoryId,
});
