import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { ViewerType } from '#server/modules/access/session/session.types.ts';
import type { Viewer } from '#server/modules/access/session/viewer.queries.ts';
import { isSecondFactorMissing } from './second-factor-missing.ts';

/** What a viewer's links ask of them. */
@Resolver(() => ViewerType)
export class ViewerLinksResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has no second factor although their corporation, or a link that they manage, requires one; until they set one up, what belongs to it is refused with `second_factor_missing`.',
  })
  secondFactorMissing(@Root() viewer: Viewer, @Ctx() ctx: AppContext): Promise<boolean> {
    return isSecondFactorMissing(ctx, viewer);
  }
}
