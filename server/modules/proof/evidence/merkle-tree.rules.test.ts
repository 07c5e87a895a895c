import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTree, proofOf, rootFromProof, rootOf } from './merkle-tree.rules.ts';

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

const leaves = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => sha256(String(index)).toString('hex'));

/** The definition in RFC 6962, section 2.1, word by word. */
function definition(hashes: readonly string[]): Buffer {
  if (hashes.length === 1) {
    return sha256('\u0000', Buffer.from(hashes[0] ?? '', 'hex'));
  }
  const half = 2 ** Math.ceil(Math.log2(hashes.length) - 1);
  return sha256('\u0001', definition(hashes.slice(0, half)), definition(hashes.slice(half)));
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 31, 32, 33])('a tree of %i leaves has the root of RFC 6962', (count) => {
  expect(rootOf(buildTree(leaves(count)))).toBe(definition(leaves(count)).toString('hex'));
});

test.each([1, 2, 3, 5, 6, 7, 8, 11, 16, 21])('every leaf of %i leads to the root, and to no other place', (count) => {
  const hashes = leaves(count);
  const tree = buildTree(hashes);

  for (const [leafIndex, eventHash] of hashes.entries()) {
    const inclusion = { eventHash, leafIndex, treeSize: count, inclusionProof: proofOf(tree, leafIndex) };
    expect(rootFromProof(inclusion)).toBe(rootOf(tree));
    for (let other = 0; other < count; other += 1) {
      const misplaced = rootFromProof({ ...inclusion, leafIndex: other });
      expect(misplaced === rootOf(tree), `${leafIndex} at ${other}`).toBe(other === leafIndex);
    }
  }
});

test('a proof that is too short or too long leads nowhere', () => {
  const tree = buildTree(leaves(7));
  const inclusion = { eventHash: leaves(7)[2] ?? '', leafIndex: 2, treeSize: 7, inclusionProof: proofOf(tree, 2) };

  const short = inclusion.inclusionProof.slice(1);
  const long = [...inclusion.inclusionProof, 'ab'.repeat(32)];

  expect(rootFromProof({ ...inclusion, inclusionProof: short })).toBeUndefined();
  expect(rootFromProof({ ...inclusion, inclusionProof: long })).toBeUndefined();
});
