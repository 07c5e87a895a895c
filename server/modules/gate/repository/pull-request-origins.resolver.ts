import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { GatedRepository } from './gated-repository.entity.ts';

/** What the gate adds to the public facts of a link. */
@Resolver(() => LinkType)
export class PullRequestOriginsResolver {
  @FieldResolver(() => [String], {
    description:
      'Origins of the code platforms with gated repositories of the link; signers may be led back to pull requests there. https only.',
  })
  async pullRequestOrigins(@Root() link: Link, @Ctx() { em }: AppContext): Promise<string[]> {
    const repositories = await em.find(GatedRepository, { link: link.id }, { fields: ['host'] });
    const urls = repositories.map(({ host }) => URL.parse(host)).filter((url) => url?.protocol === 'https:');
    return [...new Set(urls.map((url) => url?.origin ?? ''))];
  }
}
