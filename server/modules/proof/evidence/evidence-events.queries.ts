import type { AppContext } from '#server/context.ts';
import { AuditEvent, SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CheckpointRange } from './checkpoint-range.entity.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { checkpointFacts, createCheckpoints } from './create-checkpoint.ts';
import type { AuditLine, Proof, PublishedCheckpoint } from './verifier/bundle.ts';

/** The audit events about a record, with the way of each into a published checkpoint. */
export interface EvidenceEvents {
  readonly events: readonly AuditLine[];
  readonly proofs: readonly Proof[];
  readonly checkpoints: readonly PublishedCheckpoint[];
  /** Time-stamp tokens over the published lines of these checkpoints, by number; not all have one yet. */
  readonly timestamps: ReadonlyMap<number, Buffer>;
}

/** Reads the events about a record, in the order of their chain. Makes a checkpoint first when one of them has none. */
export async function readEvents(ctx: AppContext, subject: string): Promise<EvidenceEvents> {
  const options = { orderBy: { linkId: 'asc', sequence: 'asc' } } as const;
  const events = await ctx.em.find(AuditEvent, { subject }, options);
  const known = await findRanges(ctx, events);
  if (known.includes(undefined)) {
    await createCheckpoints(ctx.deps);
  }
  const ranges = known.includes(undefined) ? await findRanges(ctx, events) : known;
  const numbers = [...new Set(ranges.flatMap((range) => (range === undefined ? [] : [range.checkpoint])))];
  const checkpoints = await ctx.em.find(
    Checkpoint,
    { number: { $in: numbers } },
    { orderBy: { number: 'asc' }, populate: ['timestampToken'] },
  );
  const sizes = new Map(checkpoints.map(({ number, treeSize }) => [number, treeSize]));
  const proofs = await Promise.all(events.map((event, index) => proofOf(ctx, event, { range: ranges[index], sizes })));
  return {
    events: events.map(({ linkId, sequence, previousHash, body, hash }) => ({
      chain: linkId ?? null,
      sequence,
      previousHash,
      body,
      hash,
    })),
    proofs: proofs.flat(),
    checkpoints: checkpoints.map((checkpoint) => ({ ...checkpointFacts(checkpoint), jws: checkpoint.jws })),
    timestamps: new Map(
      checkpoints.flatMap(({ number, timestampToken }) =>
        timestampToken ? [[number, Buffer.from(timestampToken)] as const] : [],
      ),
    ),
  };
}

/** The ranges that cover events, in their order; undefined for an event without a checkpoint. */
async function findRanges(ctx: AppContext, events: readonly AuditEvent[]): Promise<(CheckpointRange | undefined)[]> {
  const ranges = events.map(async ({ linkId, sequence }) => {
    const covering = {
      chain: linkId ?? SERVICE_CHAIN,
      firstSequence: { $lte: sequence },
      lastSequence: { $gte: sequence },
    };
    return (await ctx.em.findOne(CheckpointRange, covering)) ?? undefined;
  });
  return Promise.all(ranges);
}

interface Place {
  readonly range: CheckpointRange | undefined;
  readonly sizes: ReadonlyMap<number, number>;
}

async function proofOf(ctx: AppContext, event: AuditEvent, { range, sizes }: Place): Promise<Proof[]> {
  if (range === undefined) {
    return [];
  }
  const { linkId, sequence, hash: eventHash } = event;
  const { checkpoint, firstLeaf, firstSequence } = range;
  const leafIndex = firstLeaf + sequence - firstSequence;
  const inclusionProof = await ctx.deps.evidence.prove(checkpoint, leafIndex);
  const treeSize = sizes.get(checkpoint) ?? 0;
  return [{ chain: linkId ?? null, sequence, eventHash, checkpoint, leafIndex, treeSize, inclusionProof }];
}
