import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { LinkType } from '#server/modules/link/link.types.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporation } from './corporation.queries.ts';
import { CorporationType } from './corporation.types.ts';

@Resolver(() => CorporationType)
export class CorporationResolver {
  @Query(() => CorporationType, {
    description:
      "The viewer's own corporation, for its administrator and its employee managers. Errors: `missing_token`, `unknown_token`, `unauthorized_token`, `privacy_consent_invalid`, `initial_password_unchanged`.",
  })
  corporation(@Ctx() ctx: AppContext): Promise<CorporationSigning> {
    return getOwnCorporation(ctx);
  }

  @FieldResolver(() => LinkType)
  link(@Root() corporation: CorporationSigning): Promise<Link> {
    return corporation.link.loadOrFail();
  }

  @FieldResolver(() => ClaObjectType)
  cla(@Root() corporation: CorporationSigning): Promise<Cla> {
    return corporation.cla.loadOrFail();
  }
}
