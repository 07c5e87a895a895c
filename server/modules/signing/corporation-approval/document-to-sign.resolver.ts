import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { describeDocumentToSign, type DocumentToSign } from './describe-document-to-sign.ts';
import { DocumentToSignType } from './document-to-sign.types.ts';

/** What a signed document is compared with. */
@Resolver()
export class DocumentToSignResolver {
  @Query(() => DocumentToSignType, {
    description:
      'The document that a corporation was sent to sign, to compare with the signed one; for managers of the link. Errors: `no_permission`, `second_factor_missing`.',
  })
  documentToSign(
    @Arg('id', () => ID, { description: 'Id of the signing.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<DocumentToSign> {
    return describeDocumentToSign(ctx, id);
  }
}
