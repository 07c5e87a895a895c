import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const RepresentativeChangeSchema = defineEntity({
  name: 'RepresentativeChange',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    /** Hash of the random key in the link mailed to the earlier address. */
    keyHash: p.character().length(64).unique('representative_change_key_hash_unique').hidden(),
    /** The earlier representative. */
    previousName: p.string(),
    previousEmail: p.string(),
    changedAt: p.datetime(),
    /** Until when it can be undone. */
    endsAt: p.datetime(),
    /** When it was confirmed or undone, or made void by undoing an earlier one. */
    settledAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'representative_change_corporation_index', properties: ['corporationSigning'] }],
});

/** A corporation's representative got another address; the reader of the earlier one can undo that for some days. */
export class RepresentativeChange extends RepresentativeChangeSchema.class {}
RepresentativeChangeSchema.setClass(RepresentativeChange);
