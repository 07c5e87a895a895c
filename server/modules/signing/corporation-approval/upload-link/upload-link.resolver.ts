import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  CorporationSigningInput,
  CorporationSigningPayload,
  CorporationSigningType,
} from '#server/modules/signing/corporation/corporation-signing.types.ts';
import { findUploadLinkEnd } from './corporation-progress.queries.ts';
import { revokeUploadLinks } from './revoke-upload-links.ts';

/** The upload links of a corporation's signing, for managers of its link. */
@Resolver(() => CorporationSigningType)
export class UploadLinkResolver {
  @Mutation(() => CorporationSigningPayload, {
    description:
      'Revokes all upload links of a signing at once; sending the document again issues a new one. Errors: `no_permission`, `link_frozen`, `not_ready_to_sign` when there is none that is good.',
  })
  async revokeUploadLinks(
    @Arg('input', () => CorporationSigningInput, { description: 'The signing.' }) { id }: CorporationSigningInput,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationSigningPayload> {
    return { corporationSigning: await revokeUploadLinks(ctx, id) };
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when the corporation can upload its signed document by the link that was mailed to it; null when it has no such link.',
  })
  uploadLinkExpiresAt(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<Date | null> {
    return findUploadLinkEnd(ctx, signing);
  }
}
