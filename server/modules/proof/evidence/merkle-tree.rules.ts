import { createHash } from 'node:crypto';

/** The levels of a tree, leaves first, the root alone in the last. */
export type MerkleTree = readonly (readonly Buffer[])[];

/** Hash of an event as a leaf (RFC 6962, section 2.1): a prefix keeps leaves and nodes apart. */
function leafHash(eventHash: string): Buffer {
  return createHash('sha256').update('\u0000').update(eventHash, 'hex').digest();
}

function nodeHash(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update('\u0001').update(left).update(right).digest();
}

/** Builds the RFC 6962 tree over hashes of events; a node without sibling rises to the next level. There must be one. */
export function buildTree(eventHashes: readonly string[]): MerkleTree {
  let level: readonly Buffer[] = eventHashes.map(leafHash);
  const levels = [level];
  while (level.length > 1) {
    level = pair(level);
    levels.push(level);
  }
  return levels;
}

function pair(level: readonly Buffer[]): Buffer[] {
  const parents: Buffer[] = [];
  for (const [index, node] of level.entries()) {
    const right = level[index + 1];
    if (index % 2 === 0) {
      parents.push(right === undefined ? node : nodeHash(node, right));
    }
  }
  return parents;
}

/** Root of a tree, in hexadecimal. */
export function rootOf(tree: MerkleTree): string {
  return tree.at(-1)?.[0]?.toString('hex') ?? '';
}

/** The siblings on the way from a leaf up to the root, in hexadecimal. */
export function proofOf(tree: MerkleTree, leafIndex: number): string[] {
  return tree.flatMap((level, height) => {
    const sibling = level[Math.floor(leafIndex / 2 ** height) ^ 1];
    return sibling === undefined ? [] : [sibling.toString('hex')];
  });
}

/** A leaf, its place, and its way up. */
export interface Inclusion {
  readonly eventHash: string;
  readonly leafIndex: number;
  readonly treeSize: number;
  readonly inclusionProof: readonly string[];
}

/** Root that an inclusion proof leads to, in hexadecimal; undefined when the proof has the wrong length for its place. */
export function rootFromProof({ eventHash, leafIndex, treeSize, inclusionProof }: Inclusion): string | undefined {
  let [place, last] = [leafIndex, treeSize - 1];
  let hash = leafHash(eventHash);
  for (const text of inclusionProof) {
    if (last === 0) {
      return undefined;
    }
    const sibling = Buffer.from(text, 'hex');
    // Without a sibling on the right the node rises until it is a right child itself.
    while (place % 2 === 0 && place === last) {
      [place, last] = [place / 2, Math.floor(last / 2)];
    }
    hash = place % 2 === 1 ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  while (place === last && place % 2 === 0 && last > 0) {
    [place, last] = [place / 2, last / 2];
  }
  return last === 0 && place === 0 ? hash.toString('hex') : undefined;
}
