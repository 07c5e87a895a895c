import { defineEntity, p } from '@mikro-orm/core';

const CheckpointSchema = defineEntity({
  name: 'Checkpoint',
  properties: {
    /** Counts checkpoints from 1. */
    number: p.integer().primary().autoincrement(false),
    at: p.datetime(),
    treeSize: p.integer(),
    /** Root of the tree, in hexadecimal. */
    root: p.character().length(64),
    /** SHA-256 of the content that the checkpoint before signed; 64 zeros for the first. */
    previous: p.character().length(64),
    /** Compact ES256 signature over the RFC 8785 form of `CheckpointFacts`. */
    jws: p.text(),
    /** Token of a time-stamping authority over the published line (RFC 3161), in DER; null until it is had. */
    timestampToken: p.blob().nullable().lazy(),
    /** The time that the token states. */
    timestampedAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'checkpoint_waiting_index', properties: ['number'], where: 'timestamped_at is null' }],
});

/**
 * A signed RFC 6962 tree over the hashes of all events since the checkpoint before. Published, so that nobody, not even
 * the operator, can change those events unnoticed.
 */
export class Checkpoint extends CheckpointSchema.class {}
CheckpointSchema.setClass(Checkpoint);
