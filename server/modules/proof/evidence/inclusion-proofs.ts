import { LRUCache } from 'lru-cache';
import type { Orm } from '#server/db/open-database.ts';
import { CheckpointRange } from './checkpoint-range.entity.ts';
import { buildTree, proofOf, type MerkleTree } from './merkle-tree.rules.ts';
import { readHashes } from './read-hashes.ts';

/** Leaves of all trees kept in memory; a leaf takes about 200 bytes with the nodes above it. */
const KEPT_LEAVES = 200_000;

/** Proves that events are covered by checkpoints. */
export interface InclusionProofs {
  /** The siblings from a leaf of a checkpoint's tree upwards, in hexadecimal. */
  prove(checkpoint: number, leafIndex: number): Promise<string[]>;
}

/** Builds a tree at its first proof and keeps the latest ones, because trees never change. */
export function createInclusionProofs(orm: Orm, keptLeaves = KEPT_LEAVES): InclusionProofs {
  const trees = new LRUCache<number, MerkleTree>({
    maxSize: keptLeaves,
    // A tree that is dropped for others while it is read is still what was asked for.
    ignoreFetchAbort: true,
    sizeCalculation: (tree) => Math.max(1, tree[0]?.length ?? 0),
    fetchMethod: async (checkpoint) => {
      const em = orm.em.fork();
      const ranges = await em.find(CheckpointRange, { checkpoint }, { orderBy: { firstLeaf: 'asc' } });
      return buildTree(await readHashes(em, ranges));
    },
  });
  return {
    async prove(checkpoint, leafIndex) {
      const tree = trees.get(checkpoint) ?? (await trees.fetch(checkpoint));
      return proofOf(tree ?? [], leafIndex);
    },
  };
}
