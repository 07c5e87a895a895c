import type { Dependencies } from '#server/context.ts';

/** What to seal one after another. */
interface Sealing {
  /** Returns the next ids after one, in order; none when all is sealed. */
  readonly findAfter: (id: string) => Promise<readonly string[]>;
  readonly seal: (id: string) => Promise<void>;
  /** Time of `performance.now()` after which nothing more is begun. */
  readonly deadline: number;
  readonly log: Dependencies['log'];
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Ids looked up at once, for `findAfter`. */
export const SEALED_AT_ONCE = 100;

/**
 * Seals everything that is found, each by itself, so that a run that dies is continued by the next one. What cannot be
 * sealed is logged and passed over.
 */
export async function sealInOrder({ findAfter, seal, deadline, log }: Sealing): Promise<void> {
  let ids = await findAfter(BEFORE_ALL);
  while (ids.length > 0) {
    for (const id of ids) {
      if (performance.now() >= deadline) {
        return;
      }
      await seal(id).catch((error: unknown) =>
        log.error({ err: error, id }, 'an earlier document could not be sealed'),
      );
    }
    ids = await findAfter(ids.at(-1) ?? BEFORE_ALL);
  }
}
