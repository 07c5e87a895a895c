import type { InclusionProofs } from './inclusion-proofs.ts';
import type { ChainPosition } from './verification.ts';

/** A time as one of the drivers returns it. */
export type Time = Date | string | null;

export const toDate = (time: Time): Date | null => (time === null ? null : new Date(time));

/** An event and the checkpoint that covers it. */
export interface PlaceRow {
  readonly sequence: number | null;
  readonly hash: string | null;
  readonly checkpoint: number | null;
  readonly checkpoint_at: Time;
  readonly tree_size: number | null;
  readonly leaf_index: number | null;
}

/** Where an event is in its chain; null when there is none. */
export function positionOf(row: PlaceRow, proofs: InclusionProofs): ChainPosition | null {
  const { sequence, hash, checkpoint, leaf_index: leafIndex } = row;
  if (sequence === null || hash === null) {
    return null;
  }
  const anchored = checkpoint !== null && leafIndex !== null;
  return {
    sequence,
    eventHash: hash,
    checkpointAt: anchored ? toDate(row.checkpoint_at) : null,
    leafIndex: anchored ? leafIndex : null,
    treeSize: anchored ? row.tree_size : null,
    proveInclusion: async () => (anchored ? proofs.prove(checkpoint, leafIndex) : null),
  };
}
