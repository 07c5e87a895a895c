import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { getOwnCorporation } from './corporation.queries.ts';
import { CorporationType } from './corporation.types.ts';
import {
  SetSecondFactorRequirementInput,
  SetSecondFactorRequirementPayload,
} from './second-factor-requirement.types.ts';
import { setSecondFactorRequirement } from './set-second-factor-requirement.ts';

@Resolver(() => CorporationType)
export class CorporationResolver {
  @Query(() => CorporationType, {
    description:
      "The viewer's own corporation, for its administrator and its employee managers. Errors: `missing_token`, `unknown_token`, `unauthorized_token`, `privacy_consent_invalid`, `initial_password_unchanged`, `second_factor_missing`.",
  })
  corporation(@Ctx() ctx: AppContext): Promise<CorporationSigning> {
    return getOwnCorporation(ctx);
  }

  @Mutation(() => SetSecondFactorRequirementPayload, {
    description:
      "Sets whether the corporation's managers need a second factor. For the administrator. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `second_factor_missing` also when they require one and have none.",
  })
  async setSecondFactorRequirement(
    @Arg('input', () => SetSecondFactorRequirementInput, { description: 'The new setting.' })
    { required }: SetSecondFactorRequirementInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await setSecondFactorRequirement(ctx, required) };
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
