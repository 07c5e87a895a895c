import { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';

/** Days for which a link is new. */
export const SETUP_DAYS = 30;

/** How far a new link is set up. */
export interface LinkSetup {
  /** Whether anybody has signed. */
  readonly hasSigned: boolean;
  /** Whether more than one person has. */
  readonly isShared: boolean;
  /** Whether anything of a code platform is gated. */
  readonly isConnected: boolean;
  /** Whether somebody shares it or is invited to; null where its organisation decides that. */
  readonly hasColleague: boolean | null;
}

type SetupRow = Omit<LinkSetup, 'hasSigned' | 'isShared' | 'hasColleague'> & {
  readonly signings: number;
  readonly shared: boolean;
};

/** Two signings say as much as thousands. */
const STATEMENT = `
with l as materialized (select ?::uuid as id)
select (select count(*) from (
    (select 1 from individual_signing, l where link_id = l.id limit 2)
    union all (select 1 from employee_signing, l where link_id = l.id limit 2)
    union all (select 1 from corporation_signing, l where link_id = l.id limit 2)
  ) s)::int as signings,
  exists (select 1 from gated_repository, l where link_id = l.id and mode <> 'excluded')
    or exists (select 1 from gated_organization, l where link_id = l.id) as "isConnected",
  exists (select 1 from link_member, l where link_id = l.id)
    or exists (select 1 from link_invitation, l where link_id = l.id) as shared`;

/** Returns how far a link is set up, after permission was checked; null once it is no longer new. One statement. */
export async function findLinkSetup(ctx: AppContext, { id, platform, createdAt }: Link): Promise<LinkSetup | null> {
  if (ctx.now().getTime() >= createdAt.getTime() + SETUP_DAYS * 86_400_000) {
    return null;
  }
  const [row] = await ctx.em.execute<SetupRow[]>(STATEMENT, [id]);
  if (row === undefined) {
    throw new TypeError('looking answered no row');
  }
  return {
    hasSigned: row.signings > 0,
    isShared: row.signings > 1,
    isConnected: row.isConnected,
    hasColleague: platform === LinkPlatform.WEB ? row.shared : null,
  };
}
