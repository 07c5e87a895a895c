import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { DocumentSeal } from './document-seal.entity.ts';
import { stampEach } from './stamp-each.ts';

/** Tokens asked for in one run. */
const MAX_TOKENS = 500;

/**
 * Fetches, every five minutes, time-stamp tokens for sealed documents that have none, when `TSA_URL` names an
 * authority. A token is kept beside its document, whose bytes never change. One that cannot be had is logged and asked
 * for again, for as long as it takes; nothing else waits for it.
 */
export const timestampSeals = defineJob({
  name: 'timestamp-seals',
  payload: z.object({}),
  options: { cron: '*/5 * * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 1800 },
  async run(deps) {
    const { em } = deps.orm;
    const oldest = { orderBy: { sealedAt: 'asc' }, limit: MAX_TOKENS } as const;
    const waiting = await em.fork().find(DocumentSeal, { timestampedAt: null }, oldest);
    await stampEach(deps, {
      keys: waiting.map(({ document }) => document.sha256),
      // A unit of work for each, so that memory does not grow with their number.
      read: async (sha256) => (await readDocument(em.fork(), sha256)).bytes,
      store: (sha256, stamp) => em.fork().nativeUpdate(DocumentSeal, { document: sha256, timestampedAt: null }, stamp),
    });
  },
});
