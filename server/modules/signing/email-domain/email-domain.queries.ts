import type { AppContext } from '#server/context.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { requireAdministrator } from '#server/modules/signing/manager/manager.queries.ts';

/**
 * The email domains of the administrator's corporation, the primary one first. Errors: those of `requireAdministrator`.
 */
export async function listEmailDomains(ctx: AppContext): Promise<CorporationDomain[]> {
  const { corporationSigning } = await requireAdministrator(ctx);
  return ctx.em.find(
    CorporationDomain,
    { corporationSigning: corporationSigning.id },
    { orderBy: { primary: 'desc', domain: 'asc' } },
  );
}
