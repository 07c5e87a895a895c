import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { LinkRole } from './link-role.rules.ts';
import { findViewerAt } from './link-roles.queries.ts';
import type { Link } from './link.entity.ts';
import { getLink, resolveSignLinkAlias } from './link.queries.ts';
import { LinkType } from './link.types.ts';

/** Public queries of links. */
@Resolver(() => LinkType)
export class LinkResolver {
  @Query(() => LinkType, { description: 'A link by its public id. Error: `no_link`.' })
  link(
    @Arg('id', () => ID, { description: 'Public id of the link.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<Link> {
    return getLink(ctx, id);
  }

  @Query(() => ID, {
    nullable: true,
    description: 'The link id that an old sign link stands for; null when it stands for none.',
  })
  signLinkAlias(
    @Arg('identifier', () => String, { description: 'Encoded community identifier, as in the address.' })
    identifier: string,
    @Ctx() ctx: AppContext,
  ): string | null {
    return resolveSignLinkAlias(ctx, identifier);
  }

  @FieldResolver(() => ID, { description: 'Public id: `<platform>_<organisation>-<19 digits>`.' })
  id(@Root() link: Link): string {
    return link.linkId;
  }

  @FieldResolver(() => LinkRole, {
    nullable: true,
    description: 'What the viewer may do at it; null for visitors and for managers of other links.',
  })
  async viewerRole(@Root() link: Link, @Ctx() ctx: AppContext): Promise<LinkRole | null> {
    return (await findViewerAt(ctx, link))?.role ?? null;
  }
}
