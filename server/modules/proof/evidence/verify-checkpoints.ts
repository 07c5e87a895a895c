import { createLocalJWKSet, compactVerify } from 'jose';
import type { Em } from '#server/db/open-database.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { listSealCertificates } from '#server/modules/ground/seal/seal-certificates.queries.ts';
import { certificateFingerprint, readChain } from '#server/modules/ground/seal/seal-chain.ts';
import { CheckpointRange } from './checkpoint-range.entity.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { checkpointFacts, checkpointFingerprint } from './create-checkpoint.ts';
import { EvidenceKey } from './evidence-key.entity.ts';
import { listEvidenceKeys } from './evidence-key.ts';
import { buildTree, rootOf } from './merkle-tree.rules.ts';
import { readHashes } from './read-hashes.ts';
import { certifyingRoot } from './verifier/check-keys.ts';

/** What a check of the checkpoints found. */
export interface CheckpointReport {
  readonly checkpoints: number;
  /** What is wrong with the first broken checkpoint; undefined when none is. */
  readonly problem: string | undefined;
}

/**
 * Checks what certifies the evidence keys, and that every checkpoint made since then, by default every one, follows the one before, is signed, and covers the
 * stored events.
 */
export async function verifyCheckpoints(em: Em, since?: Date): Promise<CheckpointReport> {
  const keys = createLocalJWKSet({ keys: [...(await listEvidenceKeys(em)).keys] });
  const keyProblem = await findForeignCertification(em);
  if (keyProblem !== undefined) {
    return { checkpoints: 0, problem: keyProblem };
  }
  const numbers = await em.find(Checkpoint, since === undefined ? {} : { at: { $gte: since } }, {
    fields: ['number'],
    orderBy: { number: 'asc' },
  });
  for (const [index, { number }] of numbers.entries()) {
    const problem = await problemOf(em, number, keys);
    if (problem !== undefined) {
      return { checkpoints: index, problem: `checkpoint ${number} ${problem}` };
    }
    em.clear();
  }
  return { checkpoints: numbers.length, problem: undefined };
}

/** A key need not be certified yet, but what certifies it must lead to a root of the service. */
async function findForeignCertification(em: Em): Promise<string | undefined> {
  const pem = await listSealCertificates(em);
  const known = new Set(pem === '' ? [] : readChain(pem).map(certificateFingerprint));
  for (const { kid, certified } of await em.find(EvidenceKey, {})) {
    const roots = certified.map((statement) => certifyingRoot(statement, kid));
    if (roots.some((root) => root === undefined || !known.has(root))) {
      return `evidence key ${kid} has a certification that leads to no root of this service`;
    }
  }
  return undefined;
}

async function problemOf(
  em: Em,
  number: number,
  keys: ReturnType<typeof createLocalJWKSet>,
): Promise<string | undefined> {
  const checkpoint = await em.findOneOrFail(Checkpoint, number);
  const before = await em.findOne(Checkpoint, number - 1);
  const facts = checkpointFacts(checkpoint);
  const previous = before === null ? '0'.repeat(64) : checkpointFingerprint(checkpointFacts(before));
  if ((number > 1 && before === null) || facts.previous !== previous) {
    return 'does not follow the one before it';
  }
  try {
    const { payload } = await compactVerify(checkpoint.jws, keys);
    if (new TextDecoder().decode(payload) !== canonicalJson(facts)) {
      return 'is not what was signed';
    }
  } catch {
    return 'has a wrong signature';
  }
  const ranges = await em.find(CheckpointRange, { checkpoint: number }, { orderBy: { firstLeaf: 'asc' } });
  const hashes = await readHashes(em, ranges);
  const covers = hashes.length === facts.treeSize && hashes.length > 0 && rootOf(buildTree(hashes)) === facts.root;
  return covers ? undefined : 'does not cover the stored events';
}
