import type { Em } from '#server/db/open-database.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyCheckpoints } from './verify-checkpoints.ts';
import { verifyDocuments } from './verify-documents.ts';
import { verifySignings } from './verify-signings.ts';

/**
 * Checks all audit chains, checkpoints, documents and signings, each on a new unit of work, and prints how far it is.
 * Returns what is wrong with the first of each that does not fit; nothing if all fit.
 */
export async function verifyEverything(open: () => Em, print: (line: string) => void): Promise<string[]> {
  const startedAt = performance.now();
  const show =
    (what: string) =>
    (count: number): void => {
      const seconds = (performance.now() - startedAt) / 1000;
      print(`${count} ${what} after ${seconds.toFixed(1)} s`);
    };
  const chains = await verifyChains(open(), { onProgress: show('events') });
  const checkpoints = await verifyCheckpoints(open());
  show('checkpoints')(checkpoints.checkpoints);
  const documents = await verifyDocuments(open(), { onProgress: show('documents') });
  const signings = await verifySignings(open(), { onProgress: show('signings') });
  const reports = [chains, checkpoints, documents, signings];
  return reports.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
}
