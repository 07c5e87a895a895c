import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { change } from '#server/change.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { endIndividualSigning } from './end-individual-signing.ts';

const payload = z.object({ signingId: z.uuid() });
type Payload = z.output<typeof payload>;

/**
 * Ends an individual signing at the time that the community decided. Does nothing where it has ended before, or ends
 * later by now: that decision has a run for itself.
 */
export const endSigningJob = defineJob<Payload>({
  name: 'end-signing',
  payload,
  options: { retries: 20, retryDelaySeconds: 30, expirySeconds: 60 },
  async run(deps, { signingId }) {
    const ctx = createSystemContext(deps);
    await change(ctx, async (tx) => {
      const signing = await tx.em.findOne(
        IndividualSigning,
        { id: signingId, endedAt: null, endsAt: { $lte: ctx.now() } },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (signing?.endsAt) {
        const end = {
          signing,
          actor: SYSTEM,
          reason: IndividualSigningEnd.ENDED_BY_COMMUNITY,
          endedAt: signing.endsAt,
        };
        await endIndividualSigning(ctx, tx, end);
      }
    });
  },
});
