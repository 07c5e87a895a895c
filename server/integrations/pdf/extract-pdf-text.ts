import { runApart } from '#server/run-apart.ts';
import { createTurns } from '#server/take-turns.ts';

/** A real CLA takes a fifth of a second. */
const LIMITS = { timeLimit: 10_000, memoryLimit: 256 };

/** Files that are read at the same time: more would only take longer, and run into the limit. */
const inTurn = createTurns(2);

/**
 * The text of a PDF as paragraphs in reading order, taken out in a process of its own; none when there is no text in it
 * (a scan) or its streams hold too much. Undefined when it was stopped after ten seconds or a quarter of a gigabyte.
 */
export async function extractPdfText(bytes: Uint8Array): Promise<readonly string[] | undefined> {
  const answer = await inTurn(() => runApart('integrations/pdf/read-pdf-text', bytes, LIMITS));
  return Array.isArray(answer) ? answer.map(String) : undefined;
}
