import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { CorporationClaimType } from './corporation-claim.types.ts';
import { type CorporationClaim, describeCorporationClaim } from './describe-corporation-claim.ts';

/** What a corporation's approval means for people who have signed for themselves. */
@Resolver()
export class CorporationClaimResolver {
  @Query(() => CorporationClaimType, {
    description:
      'What a corporation would end by claiming its email domains now, to know before it is approved or restored; for managers of the link. Changes nothing. Errors: `no_permission`, `second_factor_missing`.',
  })
  corporationClaim(
    @Arg('id', () => ID, { description: 'Id of the signing.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationClaim> {
    return describeCorporationClaim(ctx, id);
  }
}
