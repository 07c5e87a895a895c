import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { findListedLinks, type ListedLink } from '#server/modules/community/link/find-listed-links.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType, ListedLinkConnection, ListedLinksArgs } from '#server/modules/community/link/link.types.ts';
import type { Cla } from './cla.entity.ts';
import { ClaObjectType } from './cla.types.ts';
import { loadCurrentClas } from './current-clas.queries.ts';

/** The search for links at which something can be signed, and the public facts about their CLAs. */
@Resolver(() => LinkType)
export class LinkClasResolver {
  @Query(() => ListedLinkConnection, {
    description:
      'Links whose managers let everybody find them and that take signings, by name of the community. Errors: `bad_request_parameter` with `search` (not blank, at most 200 characters), `first` or `after`; `too_many_request` with `retryAfter` above 60 searches a minute.',
  })
  async listedLinks(
    @Args(() => ListedLinksArgs) args: ListedLinksArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<ListedLink>> {
    return toConnection(await findListedLinks(ctx, args));
  }

  @FieldResolver(() => [ClaType], { description: 'What can be signed here.' })
  async signingTypes(@Root() link: Link): Promise<ClaType[]> {
    return distinct((await loadCurrentClas(link)).map((cla) => cla.type));
  }

  @FieldResolver(() => [Language], { description: 'Languages of the current CLAs.' })
  async languages(@Root() link: Link): Promise<Language[]> {
    return distinct((await loadCurrentClas(link)).map((cla) => cla.language));
  }

  @FieldResolver(() => [ClaObjectType], {
    description:
      'The CLAs that can be signed now, at most one per type and language; with an argument, those of this type or language alone.',
  })
  async clas(
    @Root() link: Link,
    @Arg('type', () => ClaType, { nullable: true, description: 'Type of the CLAs.' }) type: ClaType | null,
    @Arg('language', () => Language, { nullable: true, description: 'Language of the CLAs.' })
    language: Language | null,
  ): Promise<Cla[]> {
    const clas = await loadCurrentClas(link);
    return clas.filter((cla) => (type ?? cla.type) === cla.type && (language ?? cla.language) === cla.language);
  }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
