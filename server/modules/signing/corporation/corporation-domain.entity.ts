import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const CorporationDomainSchema = defineEntity({
  name: 'CorporationDomain',
  properties: {
    ...baseProperties,
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    /** In lower case. */
    domain: p.string(),
  },
  uniques: [{ name: 'corporation_domain_signing_domain_unique', properties: ['corporationSigning', 'domain'] }],
  indexes: [{ name: 'corporation_domain_domain_index', properties: ['domain'] }],
});

/** An e-mail domain of a corporation. */
export class CorporationDomain extends CorporationDomainSchema.class {}
CorporationDomainSchema.setClass(CorporationDomain);
