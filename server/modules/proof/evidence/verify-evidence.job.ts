import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { evidenceProblems } from '#server/metrics/metrics.ts';
import { certifyEvidenceKeys } from './certify-evidence-keys.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';
import { verifyDocuments } from './verify-documents.ts';
import { verifySignings } from './verify-signings.ts';

/** Hours back: more than a day, so that nights overlap. */
const HOURS = 26;
/** Part of the documents, and of the signings without a new event, that one night checks. */
const SHARE = 0.01;

/** Days for which the last check is known: metrics read it from the queue, and without it nobody is alerted. */
const KEPT_DAYS = 365;

/**
 * Checks every night the new events and the signings that they are about, the new checkpoints, and a sample of the
 * documents and of the other signings. What does not fit is an error in the log; nothing is changed, but evidence keys
 * that a seal key has not certified yet are certified first.
 */
export const verifyEvidence = defineJob({
  name: 'verify-evidence',
  payload: z.object({}),
  options: { cron: '47 2 * * *', retries: 1, retryDelaySeconds: 60, expirySeconds: 3600, keptDays: KEPT_DAYS },
  async run(deps) {
    const { orm, now, log } = deps;
    await certifyEvidenceKeys(deps);
    const since = new Date(now().getTime() - HOURS * 3_600_000);
    const reports = {
      chains: await verifyChains(orm.em.fork(), { since }),
      checkpoints: await verifyCheckpoints(orm.em.fork(), since),
      documents: await verifyDocuments(orm.em.fork(), { share: SHARE }),
      signings: await verifySignings(orm.em.fork(), { since, share: SHARE }),
    };
    for (const [part, { problem }] of Object.entries(reports)) {
      if (problem !== undefined) {
        evidenceProblems.inc({ part });
        log.error({ problem }, 'the evidence is broken: somebody changed the database');
      }
    }
  },
});
