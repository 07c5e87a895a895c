import { z } from 'zod';
import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { rotateKeys } from '#server/security/rotate-keys.ts';

/** Encrypts again with the first key what others have encrypted. A run after a crash goes on where the last one ended. */
export const rotateKeysJob = defineJob({
  name: 'rotate-keys',
  payload: z.object({}),
  options: { retries: 5, retryDelaySeconds: 60, expirySeconds: 3600 },
  async run({ orm, secretBox, log }) {
    const { rotated, unreadable } = await rotateKeys(orm.em.fork(), secretBox);
    if (rotated + unreadable > 0) {
      log.info({ rotated, unreadable }, 'encrypted again with the first secret key');
    }
  },
});

/** How long processes of the release before, which read the older form alone, may go on beside this one: an hour. */
const UPGRADE_MS = 3_600_000;

/**
 * Enqueues the job. With `SECRET_KEYS`, or one process, it runs at once; with `SECRET_KEY` on PostgreSQL an hour later,
 * because an upgrade replaces one process after the other.
 */
export async function requestRotation(deps: Dependencies): Promise<void> {
  const { secretKeys, database } = deps.config;
  const atOnce = secretKeys.length > 0 || database.kind === 'embedded';
  const after = atOnce ? undefined : new Date(deps.now().getTime() + UPGRADE_MS);
  await change(createSystemContext(deps), async (tx) => tx.enqueue(rotateKeysJob, {}, after));
}
