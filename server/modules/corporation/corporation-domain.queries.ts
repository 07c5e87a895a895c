import { emailDomain } from '#rules/email.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
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

/** Throws `go_to_sign_employee_cla` when a completed corporation of the link has claimed the address's domain. */
export async function refuseEmployee(em: Em, { link, email }: { link: Link; email: string }): Promise<void> {
  if ((await findCorporationOfDomain(em, link, emailDomain(email))) !== null) {
    throw new AppError('go_to_sign_employee_cla');
  }
}
