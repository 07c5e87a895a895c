import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { ClaDiff } from '#server/modules/community/cla/cla-diff.ts';
import { ClaDiffType } from '#server/modules/community/cla/cla-diff.types.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { agreeToCorporationCla } from './agree-to-corporation-cla.ts';
import {
  findClaAgreements,
  findGraceEnd,
  findPendingCorporationCla,
  getCorporationClaDiff,
  type ClaAgreementFacts,
} from './cla-agreement.queries.ts';
import {
  AgreeToCurrentCorporationClaInput,
  AgreeToCurrentCorporationClaPayload,
  ClaAgreementType,
} from './corporation-cla.types.ts';

const MANAGER_ERRORS =
  '`missing_token`, `unknown_token`, `unauthorized_token`, `privacy_consent_invalid`, `initial_password_unchanged`';

/** Pending versions of the corporate CLA, for the managers of a corporation. */
@Resolver(() => CorporationType)
export class CorporationClaResolver {
  @Query(() => ClaDiffType, {
    description: `How the current corporate CLA differs from the version that the viewer's corporation last signed or agreed to; for its administrator and its employee managers. Errors: ${MANAGER_ERRORS}, \`cla_is_latest\` when nothing waits for agreement.`,
  })
  corporationClaDiff(@Ctx() ctx: AppContext): Promise<ClaDiff> {
    return getCorporationClaDiff(ctx);
  }

  @Mutation(() => AgreeToCurrentCorporationClaPayload, {
    description: `Agrees to the current corporate CLA for the viewer's corporation; for its administrator only. Errors: ${MANAGER_ERRORS}, \`step_up_needed\` with \`methods\`, \`cla_is_latest\`, \`unmatched_cla\`.`,
  })
  async agreeToCurrentCorporationCla(
    @Arg('input', () => AgreeToCurrentCorporationClaInput, { description: 'The agreement.' })
    { claId }: AgreeToCurrentCorporationClaInput,
    @Ctx() ctx: AppContext,
  ): Promise<AgreeToCurrentCorporationClaPayload> {
    return { corporation: await agreeToCorporationCla(ctx, claId) };
  }

  @FieldResolver(() => ClaObjectType, {
    nullable: true,
    description: 'The version that waits for the agreement of the administrator; null when `cla` is current.',
  })
  pendingCla(@Root() corporation: CorporationSigning, @Ctx() ctx: AppContext): Promise<Cla | null> {
    return findPendingCorporationCla(ctx, corporation);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'End of the grace period: from then on neither the corporation nor its employees count, unless the administrator agrees to `pendingCla`. Null when `cla` is current.',
  })
  graceEndsAt(@Root() corporation: CorporationSigning, @Ctx() ctx: AppContext): Promise<Date | null> {
    return findGraceEnd(ctx, corporation);
  }

  @FieldResolver(() => [ClaAgreementType], {
    description: 'Agreements to newer versions after the signing, newest first.',
  })
  claAgreements(@Root() corporation: CorporationSigning, @Ctx() ctx: AppContext): Promise<ClaAgreementFacts[]> {
    return findClaAgreements(ctx, corporation);
  }
}
