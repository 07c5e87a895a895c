import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import type { SignaturePage, SignatureTask } from './signature-page.ts';

/**
 * Appends a signature page to a CLA's own bytes, in a pool thread; takes some milliseconds, but half a second the first
 * time. Error: `bad_request_parameter` with the `character` that no font has.
 */
export async function appendSignaturePage(
  threads: ThreadPool,
  cla: Uint8Array,
  page: SignaturePage,
): Promise<Uint8Array> {
  const task: SignatureTask = { cla, page };
  return (await threads.run('integrations/pdf/append-signature-page', task)) as Uint8Array;
}
