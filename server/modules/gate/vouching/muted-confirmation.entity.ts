import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';

const MutedConfirmationSchema = defineEntity({
  name: 'MutedConfirmation',
  properties: {
    ...baseProperties,
    /** Normalised. */
    emailKey: p.text().unique('muted_confirmation_email_unique'),
    createdAt: p.datetime(),
  },
});

/** An address whose owner wants no mails about commits that wait for a confirmation, from any link. */
export class MutedConfirmation extends MutedConfirmationSchema.class {}
MutedConfirmationSchema.setClass(MutedConfirmation);
