import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const CorporationDomainSchema = defineEntity({
  name: 'CorporationDomain',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    /** In lower case. */
    domain: p.string(),
    /** Whether it is the domain of the representative's address at signing. */
    primary: p.boolean(),
    /** Whether this corporation alone holds it at the link: from completion until deletion. */
    claimed: p.boolean(),
    createdAt: p.datetime(),
  },
  uniques: [
    { name: 'corporation_domain_signing_domain_unique', properties: ['corporationSigning', 'domain'] },
    { name: 'corporation_domain_link_claimed_unique', properties: ['link', 'domain'], where: 'claimed' },
  ],
  indexes: [{ name: 'corporation_domain_domain_index', properties: ['domain'] }],
});

export class CorporationDomain extends CorporationDomainSchema.class {}
CorporationDomainSchema.setClass(CorporationDomain);
