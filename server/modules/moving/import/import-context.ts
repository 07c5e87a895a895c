import type { ChangeContext } from '#server/context.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';

/** Where an import works, and what it tells meanwhile. */
export interface ImportContext extends ChangeContext {
  /** Who imports; by default the operator. */
  readonly actor?: Actor;
  readonly onProgress: (line: string) => void;
}
