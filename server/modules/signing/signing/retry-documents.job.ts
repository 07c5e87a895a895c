import { z } from 'zod';
import { change } from '#server/change.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { retryDocument } from './retry-document.ts';
import { SigningAct } from './signing-act.entity.ts';

/** Documents tried again in one night: some seconds of work, so that new signings hardly wait behind them. */
const BATCH = 200;

/**
 * Tries every night to derive the documents whose job has given up, those first that have waited longest. Each is a
 * transaction of its own: a run that dies is taken up where it ended. Signers whose document can still not be derived
 * get no second mail about it.
 */
export const retryDocuments = defineJob({
  name: 'retry-documents',
  payload: z.object({}),
  options: { cron: '41 2 * * *', retries: 2, retryDelaySeconds: 60, expirySeconds: 900 },
  async run(deps) {
    const abandoned = await deps.orm.em
      .fork()
      .find(
        SigningAct,
        { gaveUpAt: { $ne: null }, mail: { $ne: null } },
        { orderBy: { gaveUpAt: 'asc' }, limit: BATCH, populate: ['mail'] },
      );
    for (const { signing, act, mail } of abandoned) {
      if (mail) {
        const { id: emailId, link } = mail.$;
        const document = { signingId: signing, reference: act.reference, emailId, actor: SYSTEM, link: link ?? null };
        await change(createSystemContext(deps), (tx) => retryDocument(tx, document));
      }
    }
  },
});
