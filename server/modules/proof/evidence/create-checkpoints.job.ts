import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { createDueCheckpoints } from './create-checkpoint.ts';

/** Looks every minute whether `CHECKPOINT_INTERVAL` has passed, and makes a checkpoint if there are new events. */
export const createCheckpointsJob = defineJob({
  name: 'create-checkpoints',
  payload: z.object({}),
  options: { cron: '* * * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 900 },
  run: createDueCheckpoints,
});
