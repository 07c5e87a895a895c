import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const ClaAgreementSchema = defineEntity({
  name: 'ClaAgreement',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref().deleteRule('cascade'),
    /** The version that applied before. */
    previousCla: () => p.manyToOne(Cla).ref(),
    cla: () => p.manyToOne(Cla).ref(),
    manager: () => p.manyToOne(Manager).ref().deleteRule('restrict'),
    agreedAt: p.datetime(),
    ip: p.string().nullable(),
    userAgent: p.text().nullable(),
  },
  uniques: [{ name: 'cla_agreement_signing_cla_unique', properties: ['corporationSigning', 'cla'] }],
});

/** Records that a corporation's administrator agreed to a newer version of the corporate CLA. */
export class ClaAgreement extends ClaAgreementSchema.class {}
ClaAgreementSchema.setClass(ClaAgreement);
