import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { CorporationDomain } from './corporation-domain.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/** The completed corporation of a link that has claimed a domain; an application claims nothing (design §3, §7). */
export async function findCorporationOfDomain(em: Em, link: Link, domain: string): Promise<CorporationSigning | null> {
  const claimed = await em.findOne(
    CorporationDomain,
    { link, domain, claimed: true },
    { populate: ['corporationSigning'] },
  );
  return claimed?.corporationSigning.$ ?? null;
}
