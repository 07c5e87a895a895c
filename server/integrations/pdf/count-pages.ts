import type { ThreadPool } from '#server/isolation/thread-pool.ts';

/** Counts the pages of a document that this service has made itself, in a pool thread. */
export async function countPages(threads: ThreadPool, bytes: Uint8Array): Promise<number> {
  return (await threads.run('integrations/pdf/count-pages', bytes)) as number;
}
