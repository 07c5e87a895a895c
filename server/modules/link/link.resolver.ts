import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { ClaType, Language } from '#server/graphql/enums.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import type { Link } from './link.entity.ts';
import { getLink, loadCurrentClas, resolveSignLinkAlias } from './link.queries.ts';
import { LinkType } from './link.types.ts';

/** Public reads of links. */
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
    description: 'The link id that a sign link of former times stands for; null when it stands for none.',
  })
  signLinkAlias(
    @Arg('identifier', () => String, { description: 'Encoded community identifier, as in the address.' })
    identifier: string,
    @Ctx() ctx: AppContext,
  ): string | null {
    return resolveSignLinkAlias(ctx, identifier);
  }

  @FieldResolver(() => ID)
  id(@Root() link: Link): string {
    return link.linkId;
  }

  @FieldResolver(() => [ClaType])
  async signingTypes(@Root() link: Link): Promise<ClaType[]> {
    return distinct((await loadCurrentClas(link)).map((cla) => cla.type));
  }

  @FieldResolver(() => [Language])
  async languages(@Root() link: Link): Promise<Language[]> {
    return distinct((await loadCurrentClas(link)).map((cla) => cla.language));
  }

  @FieldResolver(() => [ClaObjectType])
  clas(@Root() link: Link): Promise<Cla[]> {
    return loadCurrentClas(link);
  }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
