import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { stampEach } from '#server/modules/ground/seal/stamp-each.ts';
import { checkpointLine } from './checkpoint-log.ts';
import { Checkpoint } from './checkpoint.entity.ts';

/** Tokens asked for in one run. */
const MAX_TOKENS = 100;

/**
 * Fetches, every five minutes, time-stamp tokens over the published lines of checkpoints that have none, when `TSA_URL`
 * names an authority. The newest come first: each names the one before, so its token dates that one as well.
 */
export const timestampCheckpoints = defineJob({
  name: 'timestamp-checkpoints',
  payload: z.object({}),
  options: { cron: '*/5 * * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 1800 },
  async run(deps) {
    const { em } = deps.orm;
    const newest = { orderBy: { number: 'desc' }, limit: MAX_TOKENS } as const;
    const waiting = await em.fork().find(Checkpoint, { timestampedAt: null }, newest);
    const lines = new Map(waiting.map((checkpoint) => [checkpoint.number, checkpointLine(checkpoint)]));
    await stampEach(deps, {
      keys: [...lines.keys()],
      read: (number) => Promise.resolve(Buffer.from(lines.get(number) ?? '')),
      store: (number, stamp) => em.fork().nativeUpdate(Checkpoint, { number, timestampedAt: null }, stamp),
    });
  },
});
