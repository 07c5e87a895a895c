import type { Em } from '#server/db/open-database.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { lockDomains } from '#server/modules/signing/corporation/lock-domains.ts';
import { lockErasures } from '#server/modules/signing/signing/lock-erasures.ts';
import type { RecordEntry } from '../format/source.ts';

/**
 * Keeps a batch apart from erasures until its transaction ends, and corporations that claim domains apart from individuals
 * who sign meanwhile.
 */
export async function separateImport(em: Em, records: readonly RecordEntry[]): Promise<void> {
  const types = new Set(records.map(({ record }) => record.type));
  const linkIds = [...new Set(records.map(({ record }) => record.link))];
  const links = await em.find(Link, { linkId: { $in: linkIds } }, { orderBy: { id: 'asc' } });
  for (const link of links) {
    await lockErasures(em, link, 'shared');
  }
  if (types.has('corporation') || types.has('individual')) {
    for (const link of links) {
      await lockDomains(em, link, types.has('corporation') ? 'exclusive' : 'shared');
    }
  }
}
