import { LRUCache } from 'lru-cache';
import type { ListedRepository } from '#server/integrations/gate-platform/gate-platform.ts';

/** Repositories of all lists kept in memory; one takes about 300 bytes. */
const KEPT_REPOSITORIES = 200_000;

/** A list of the repositories that a connection reaches, as it was read. */
interface ReachList {
  readonly repositories: readonly ListedRepository[];
  readonly readAt: Date;
}

/** The latest lists of repositories within reach, so that their pages are not read from the platform one by one. */
export interface ReachLists {
  /** The list of a connection, or of one of its installations, unless it was read before `since`. */
  find(key: string, since: Date): readonly ListedRepository[] | undefined;
  keep(key: string, list: ReachList): void;
}

/** Keeps lists in the memory of this process. */
export function createReachLists(): ReachLists {
  const lists = new LRUCache<string, ReachList>({
    maxSize: KEPT_REPOSITORIES,
    sizeCalculation: ({ repositories }) => Math.max(1, repositories.length),
  });
  return {
    find(key, since) {
      const list = lists.get(key);
      return list !== undefined && list.readAt >= since ? list.repositories : undefined;
    },
    keep(key, list) {
      lists.set(key, list);
    },
  };
}
