import { join } from 'node:path';
import { z } from 'zod';

/** Where the service with this data directory takes commands; the directory is its owner's alone. */
export function controlSocketPath(dataDir: string): string {
  return join(dataDir, 'control.sock');
}

/** A line of an answer, as JSON: something to show, or the end with its error, null for none. */
export const controlAnswer = z.union([z.object({ print: z.string() }), z.object({ error: z.string().nullable() })]);
export type ControlAnswer = z.output<typeof controlAnswer>;
