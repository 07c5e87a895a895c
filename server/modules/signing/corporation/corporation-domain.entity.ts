import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { Link } from '#server/modules/link/link.entity.ts';
import { CorporationSigning } from './corporation-signing.entity.ts';

const CorporationDomainSchema = defineEntity({
  name: 'CorporationDomain',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    corporationSigning: () => p.manyToOne(CorporationSigning).ref(),
    /** In lower case. */
    domain: p.string(),
    /** The domain of the representative's address, which came with the signing. */
    primary: p.boolean(),
    /** Whether it is this corporation's alone: from its completion on, until it is deleted (design §3). */
    claimed: p.boolean(),
    createdAt: p.datetime(),
  },
  uniques: [
    { name: 'corporation_domain_signing_domain_unique', properties: ['corporationSigning', 'domain'] },
    { name: 'corporation_domain_link_claimed_unique', properties: ['link', 'domain'], where: 'claimed' },
  ],
  indexes: [{ name: 'corporation_domain_domain_index', properties: ['domain'] }],
});

/** An e-mail domain of a corporation. */
export class CorporationDomain extends CorporationDomainSchema.class {}
CorporationDomainSchema.setClass(CorporationDomain);
