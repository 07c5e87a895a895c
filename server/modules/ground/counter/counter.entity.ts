import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const CounterSchema = defineEntity({
  name: 'Counter',
  properties: {
    ...baseProperties,
    /** Keyed hash of the subject, so that the table holds no addresses, domains or networks. */
    subjectHash: p.character().length(64).unique('counter_subject_hash_unique'),
    points: p.integer(),
    /** When points were added last. */
    countedAt: p.datetime(),
    /** When the points are forgotten. */
    endsAt: p.datetime(),
  },
});

/** Points of one subject in one period, such as the wrong guesses of a network; counted by the database. */
export class Counter extends CounterSchema.class {}
CounterSchema.setClass(Counter);
