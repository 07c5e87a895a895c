import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Cla } from '#server/modules/cla/cla.entity.ts';
import { Link } from '#server/modules/link/link.entity.ts';

/** Design §7: only a completed corporation claims its domains and lets its employees count. */
export const CorporationSigningState = {
  UNCOMPLETED: 'uncompleted',
  COMPLETED: 'completed',
  DELETED: 'deleted',
} as const;

const CorporationSigningSchema = defineEntity({
  name: 'CorporationSigning',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    /** The version that the corporation signed or agreed to last. */
    cla: () => p.manyToOne(Cla).ref(),
    corporationName: p.string(),
    state: p.enum(() => CorporationSigningState).default(CorporationSigningState.UNCOMPLETED),
    signedAt: p.datetime(),
  },
});

/** A corporation's signing of a corporate CLA. */
export class CorporationSigning extends CorporationSigningSchema.class {}
CorporationSigningSchema.setClass(CorporationSigning);
