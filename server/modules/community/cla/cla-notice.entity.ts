import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { ClaNoticeKind } from './cla-notice.rules.ts';
import { Cla } from './cla.entity.ts';

const ClaNoticeSchema = defineEntity({
  name: 'ClaNotice',
  properties: {
    ...baseProperties,
    /** The new version. */
    cla: () => p.manyToOne(Cla).ref(),
    /** Id of the individual, employee or corporation signing whose signer was notified. */
    signing: p.uuid(),
    kind: p.enum(() => ClaNoticeKind),
    createdAt: p.datetime(),
  },
  uniques: [{ name: 'cla_notice_cla_signing_kind_unique', properties: ['cla', 'signing', 'kind'] }],
  indexes: [{ name: 'cla_notice_signing_index', properties: ['signing'] }],
});

/** Records that a signer was notified about a new version of a CLA, so that nobody is notified twice. */
export class ClaNotice extends ClaNoticeSchema.class {}
ClaNoticeSchema.setClass(ClaNotice);
