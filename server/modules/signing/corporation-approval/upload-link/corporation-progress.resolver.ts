import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { findDocumentMailState } from '#server/modules/signing/signing/document-mail.ts';
import { countPagesToSign } from '../describe-document-to-sign.ts';
import { describeProgress } from './corporation-progress.queries.ts';
import { CorporationProgressType } from './corporation-progress.types.ts';

/** How a corporation's signing stands, for holders of one of its upload links. */
@Resolver(() => CorporationProgressType)
export class CorporationProgressResolver {
  @Query(() => CorporationProgressType, {
    description:
      "A corporation's signing as the holder of an upload link sees it. Errors: `illegal_link` for a malformed key; `link_expired` for one that is unknown, older than 30 days or revoked.",
  })
  async corporationProgress(
    @Arg('key', () => ID, { description: 'The key: the last segment of the address in the mail.' }) key: string,
    @Ctx() ctx: AppContext,
  ): Promise<CorporationProgressType> {
    const { signing, link, cla, expiresAt } = await describeProgress(ctx, key);
    const { reference, corporationName, representativeName, representativeEmail, language, state } = signing;
    return {
      reference,
      corporationName,
      representativeName,
      representativeEmail,
      language,
      state,
      cla,
      linkId: link.linkId,
      community: link.alias,
      projectUrl: link.projectUrl,
      signingId: signing.id,
      submittedAt: signing.signedAt,
      formReady: Boolean(signing.document),
      formMail: await findDocumentMailState(ctx.em, reference),
      uploadedAt: signing.pdfUploadedAt ?? null,
      returnedAt: signing.returnedAt ?? null,
      returnReason: signing.returnReason ?? null,
      approvedAt: signing.completedAt ?? null,
      expiresAt,
    };
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of pages of the document to sign, the signature page included; null while it is being prepared, and where there is none.',
  })
  async formPages(@Root() { signingId }: CorporationProgressType, @Ctx() ctx: AppContext): Promise<number | null> {
    return countPagesToSign(ctx, await ctx.em.findOneOrFail(CorporationSigning, signingId));
  }
}
