import type { AppContext } from '#server/context.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { GatedOrganization } from './gated-organization.entity.ts';
import type { GatedOrganizationType } from './gated-organization.types.ts';

/** Lists the organisations that are gated as a whole at a link, by name. Errors: those of `getOwnLink`. */
export async function listGatedOrganizations(ctx: AppContext, linkId: string): Promise<GatedOrganizationType[]> {
  const { link } = await getOwnLink(ctx, linkId);
  const organizations = await ctx.em.find(
    GatedOrganization,
    { link: link.id },
    { orderBy: { login: 'asc', id: 'asc' } },
  );
  return Promise.all(organizations.map((organization) => presentOrganization(ctx, organization)));
}

/** Presents an organisation with the numbers of its repositories. */
export async function presentOrganization(
  { em }: Pick<AppContext, 'em'>,
  organization: GatedOrganization,
): Promise<GatedOrganizationType> {
  const { id, externalId, login, mode, exclusions, uncovered, uncoveredCount, comparedAt } = organization;
  const [placed] = await em.populate([organization], ['connection']);
  const ofIt = { organization: id };
  const excluded = await em.count(GatedRepository, { ...ofIt, mode: GateMode.EXCLUDED });
  const judged = { ...ofIt, mode: { $ne: GateMode.EXCLUDED } };
  return {
    id,
    connectionId: placed?.connection.$.publicId ?? '',
    organizationId: externalId,
    login,
    mode,
    exclusions: [...exclusions],
    covered: await em.count(GatedRepository, { ...judged, parkedAt: null }),
    excluded,
    uncovered: [...uncovered],
    uncoveredCount,
    comparedAt: comparedAt ?? null,
  };
}
