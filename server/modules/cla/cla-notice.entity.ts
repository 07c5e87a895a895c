import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Cla } from './cla.entity.ts';

/** Why signers hear of a new version: it is there, its grace period ends soon, or it has ended. */
export const ClaNoticeKind = { ANNOUNCED: 'announced', REMINDED: 'reminded', EXPIRED: 'expired' } as const;
export type ClaNoticeKind = (typeof ClaNoticeKind)[keyof typeof ClaNoticeKind];

const ClaNoticeSchema = defineEntity({
  name: 'ClaNotice',
  properties: {
    ...baseProperties,
    /** The new version. */
    cla: () => p.manyToOne(Cla).ref(),
    /** Id of the individual, employee or corporation signing whose signer was told. */
    signing: p.uuid(),
    kind: p.enum(() => ClaNoticeKind),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'cla_notice_cla_signing_kind_unique', properties: ['cla', 'signing', 'kind'] }],
});

/** That somebody was told about a new version of a CLA, so that nobody is told twice. */
export class ClaNotice extends ClaNoticeSchema.class {}
ClaNoticeSchema.setClass(ClaNotice);
