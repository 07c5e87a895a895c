import { emailDomain } from '#rules/email.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationDomain } from './corporation-domain.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/** Finds the completed corporation of a link that has claimed a domain. Uncompleted ones claim nothing. */
export async function findCorporationOfDomain(em: Em, link: Link, domain: string): Promise<CorporationSigning | null> {
  const claimed = await em.findOne(
    CorporationDomain,
    { link, domain, claimed: true },
    { populate: ['corporationSigning'] },
  );
  return claimed?.corporationSigning.$ ?? null;
}

const CLAIMED = `select from corporation_domain where link_id = $1 and domain = $2 and claimed limit 1`;

/** Throws `go_to_sign_employee_cla` when a completed corporation of the link has claimed the address's domain. */
export async function refuseEmployee(em: Em, { link, email }: { link: Link; email: string }): Promise<void> {
  const claimed = await runStatement(em, CLAIMED, [link.id, emailDomain(email)]);
  if (claimed.length > 0) {
    throw new AppError('go_to_sign_employee_cla');
  }
}
