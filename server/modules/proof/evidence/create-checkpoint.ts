import { createHash } from 'node:crypto';
import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import { lockServiceUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { CheckpointRange } from './checkpoint-range.entity.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { openEvidenceKey } from './evidence-key.ts';
import { buildTree, rootOf } from './merkle-tree.rules.ts';
import { readHashes } from './read-hashes.ts';

/** Most events in one checkpoint; it bounds the memory that a proof takes. More events get further checkpoints. */
const TREE_SIZE_MAX = 65_536;

/** What a checkpoint signs. */
export interface CheckpointFacts {
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly treeSize: number;
  readonly root: string;
  readonly previous: string;
}

/** The facts of a stored checkpoint. */
export function checkpointFacts({ number, at, treeSize, root, previous }: Checkpoint): CheckpointFacts {
  return { number, at: at.toISOString(), treeSize, root, previous };
}

/** Fingerprint by which the next checkpoint names this one. */
export function checkpointFingerprint(facts: CheckpointFacts): string {
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}

/**
 * Makes checkpoints until every event that is committed now is covered; those committed meanwhile wait for the next
 * time, or a busy service would get one checkpoint after the other. Returns how many were made.
 */
export async function createCheckpoints(deps: Dependencies): Promise<number> {
  let made = 0;
  for (;;) {
    const covered = await createCheckpoint(deps);
    made += covered === 0 ? 0 : 1;
    if (covered < TREE_SIZE_MAX) {
      return made;
    }
  }
}

/**
 * Makes checkpoints if `CHECKPOINT_INTERVAL` has passed since the last one and there are new events. Returns the
 * milliseconds until that is to be asked again.
 */
export async function createDueCheckpoints(deps: Dependencies): Promise<number> {
  const interval = deps.config.checkpointInterval * 1000;
  const last = await findLast(deps.orm.em.fork());
  const passed = last === null ? interval : deps.now().getTime() - last.at.getTime();
  // The last one lies in the future when the clock was put back.
  if (passed >= 0 && passed < interval) {
    return interval - passed;
  }
  await createCheckpoints(deps);
  return interval;
}

function findLast(em: Em): Promise<Checkpoint | null> {
  return em.findOne(Checkpoint, { number: { $gt: 0 } }, { orderBy: { number: 'desc' } });
}

/** Makes one checkpoint. Returns the number of events that it covers; 0 when there were none to cover. */
async function createCheckpoint(deps: Dependencies): Promise<number> {
  return change(createSystemContext(deps), async ({ em }) => {
    await lockServiceUntilEnd(em, 'CHECKPOINT');
    const ranges = await findUncovered(em);
    if (ranges.length === 0) {
      return 0;
    }
    const last = await findLast(em);
    const hashes = await readHashes(em, ranges);
    const facts: CheckpointFacts = {
      number: (last?.number ?? 0) + 1,
      at: deps.now().toISOString(),
      treeSize: hashes.length,
      root: rootOf(buildTree(hashes)),
      previous: last === null ? '0'.repeat(64) : checkpointFingerprint(checkpointFacts(last)),
    };
    const signer = await openEvidenceKey(em, { secretBox: deps.secretBox, now: deps.now() });
    em.create(Checkpoint, { ...facts, at: new Date(facts.at), jws: await signer.sign(facts) });
    ranges.forEach((range) => em.create(CheckpointRange, { ...range, checkpoint: facts.number }));
    return facts.treeSize;
  });
}

interface Range {
  readonly chain: string;
  readonly firstSequence: number;
  readonly lastSequence: number;
  readonly firstLeaf: number;
}

/**
 * Walks through the chains by their index, one look-up each, and compares their last events with the last covered ones.
 * One statement, so it sees one state of the database: a chain's committed events are always its first ones.
 */
const UNCOVERED_STATEMENT = `
with recursive chains as (
  (select coalesce(link_id, '${SERVICE_CHAIN}') as chain from audit_event order by coalesce(link_id, '${SERVICE_CHAIN}') limit 1)
  union all
  select (select coalesce(e.link_id, '${SERVICE_CHAIN}') from audit_event e
    where coalesce(e.link_id, '${SERVICE_CHAIN}') > c.chain order by coalesce(e.link_id, '${SERVICE_CHAIN}') limit 1)
  from chains c where c.chain is not null
)
select c.chain, coalesce(covered.last_sequence, 0)::int + 1 as first, head.sequence::int as last
from chains c
cross join lateral (
  select e.sequence from audit_event e
  where coalesce(e.link_id, '${SERVICE_CHAIN}') = c.chain order by e.sequence desc limit 1
) head
left join lateral (
  select r.last_sequence from checkpoint_range r where r.chain = c.chain order by r.first_sequence desc limit 1
) covered on true
where head.sequence > coalesce(covered.last_sequence, 0)
order by c.chain`;

/** The events without a checkpoint by chain, as many as one checkpoint takes. */
async function findUncovered(em: Em): Promise<Range[]> {
  const heads: { chain: string; first: number; last: number }[] = await em.execute(UNCOVERED_STATEMENT);
  const ranges: Range[] = [];
  let firstLeaf = 0;
  for (const { chain, first, last } of heads) {
    const length = Math.min(last - first + 1, TREE_SIZE_MAX - firstLeaf);
    if (length > 0) {
      ranges.push({ chain, firstSequence: first, lastSequence: first + length - 1, firstLeaf });
      firstLeaf += length;
    }
  }
  return ranges;
}
