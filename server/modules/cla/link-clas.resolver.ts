import { FieldResolver, Resolver, Root } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { LinkType } from '#server/modules/link/link.types.ts';
import type { Cla } from './cla.entity.ts';
import { ClaObjectType } from './cla.types.ts';
import { loadCurrentClas } from './current-clas.queries.ts';

/** The public facts about the CLAs of a link. */
@Resolver(() => LinkType)
export class LinkClasResolver {
  @FieldResolver(() => [ClaType], { description: 'What can be signed here.' })
  async signingTypes(@Root() link: Link): Promise<ClaType[]> {
    return distinct((await loadCurrentClas(link)).map((cla) => cla.type));
  }

  @FieldResolver(() => [Language], { description: 'Languages of the current CLAs.' })
  async languages(@Root() link: Link): Promise<Language[]> {
    return distinct((await loadCurrentClas(link)).map((cla) => cla.language));
  }

  @FieldResolver(() => [ClaObjectType], {
    description: 'The CLAs that can be signed now, at most one per type and language.',
  })
  clas(@Root() link: Link): Promise<Cla[]> {
    return loadCurrentClas(link);
  }
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
