import { z } from 'zod';
import type { Dependencies } from '#server/context.ts';
import { requestTimestamp } from '#server/integrations/timestamp/request-timestamp.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import { DocumentSeal } from './document-seal.entity.ts';

/** Tokens asked for in one run, and failures in a row after which the authority is left alone until the next. */
const MAX_TOKENS = 500;
const MAX_FAILURES = 3;

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
    const { timestampUrl } = deps.config.seal;
    if (timestampUrl !== undefined) {
      await timestampAll(deps, timestampUrl);
    }
  },
});

async function timestampAll(deps: Dependencies, url: string): Promise<void> {
  const waiting = await deps.orm.em
    .fork()
    .find(DocumentSeal, { timestampedAt: null }, { orderBy: { sealedAt: 'asc' }, limit: MAX_TOKENS });
  let failures = 0;
  for (const seal of waiting) {
    const { sha256 } = seal.document;
    try {
      await timestampOne(deps, url, sha256);
      failures = 0;
    } catch (error) {
      deps.log.warn({ err: error, sha256 }, 'no time stamp yet');
      failures += 1;
    }
    if (failures === MAX_FAILURES) {
      return;
    }
  }
}

async function timestampOne({ orm }: Dependencies, url: string, sha256: string): Promise<void> {
  // A unit of work for each, so that memory does not grow with their number.
  const em = orm.em.fork();
  const { bytes } = await readDocument(em, sha256);
  const { token, at } = await requestTimestamp(url, bytes);
  const stored = { timestampToken: Buffer.from(token), timestampedAt: at };
  await em.nativeUpdate(DocumentSeal, { document: sha256, timestampedAt: null }, stored);
}
