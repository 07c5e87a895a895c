import pLimit from 'p-limit';
import { runIsolated } from '#server/isolation/run-isolated.ts';

/** A real CLA takes a fifth of a second. */
const LIMITS = { timeLimit: 10_000, memoryLimit: 256 };

/** Maximum number of concurrent extractions; more would only take longer and hit the time limit. */
const limiter = pLimit(2);

/**
 * Extracts the text of a PDF as paragraphs in reading order, in a separate process. Empty for a PDF without text (a
 * scan) or with oversized streams. Undefined when stopped after ten seconds or 256 MB.
 */
export async function extractPdfText(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const answer = await limiter(() => runIsolated('integrations/pdf/read-pdf-text', bytes, LIMITS));
  return Array.isArray(answer) ? answer.map(String) : undefined;
}
