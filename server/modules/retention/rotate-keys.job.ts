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

/** Enqueues the job when the first key has an id: only then ciphertexts tell whether it has encrypted them. */
export async function requestRotation(deps: Dependencies): Promise<void> {
  if (deps.secretBox.currentPrefix.length > 0) {
    await change(createSystemContext(deps), async (tx) => tx.enqueue(rotateKeysJob, {}));
  }
}
