import { defineEntity, p } from '@mikro-orm/core';

const CheckpointRangeSchema = defineEntity({
  name: 'CheckpointRange',
  properties: {
    /** Id of the link whose chain it is, or `SERVICE_CHAIN`. */
    chain: p.uuid().primary(),
    firstSequence: p.bigint('number').primary(),
    lastSequence: p.bigint('number'),
    /** Number of the checkpoint. */
    checkpoint: p.integer(),
    /** Place of the first event among the leaves of the checkpoint's tree, from 0. */
    firstLeaf: p.integer(),
  },
  indexes: [{ name: 'checkpoint_range_checkpoint_index', properties: ['checkpoint', 'firstLeaf'] }],
});

/** The events of one chain that a checkpoint covers. */
export class CheckpointRange extends CheckpointRangeSchema.class {}
CheckpointRangeSchema.setClass(CheckpointRange);
