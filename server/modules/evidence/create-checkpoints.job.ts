import { z } from 'zod';
import type { Dependencies } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { createCheckpoints } from './create-checkpoint.ts';

/** Looks every minute whether `CHECKPOINT_INTERVAL` has passed, and makes a checkpoint if there are new events. */
export const createCheckpointsJob = defineJob({
  name: 'create-checkpoints',
  payload: z.object({}),
  options: { cron: '* * * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 900 },
  async run(deps) {
    if (await isDue(deps)) {
      await createCheckpoints(deps);
    }
  },
});

async function isDue({ orm, now, config }: Dependencies): Promise<boolean> {
  const last = await orm.em.fork().findOne(Checkpoint, { number: { $gt: 0 } }, { orderBy: { number: 'desc' } });
  return last === null || now().getTime() - last.at.getTime() >= config.checkpointInterval * 1000;
}
