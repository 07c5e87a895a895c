import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { getSignedDocumentState, signedDocumentUrl, signedEvidenceUrl } from './signed-document.queries.ts';
import { SignedDocument } from './signed-document.types.ts';

@Resolver()
export class SignedDocumentResolver {
  @Query(() => SignedDocument, {
    description: 'Whether the document of a signing is ready. Error: `not_found` for an unknown token.',
  })
  async signedDocument(
    @Arg('token', () => ID, { description: 'The `documentToken` of the signing.' }) token: string,
    @Ctx() ctx: AppContext,
  ): Promise<SignedDocument> {
    const { reference, documentSha256 } = await getSignedDocumentState(ctx, token);
    const documentUrl = signedDocumentUrl(ctx, token);
    const ready = documentSha256 !== null;
    const evidenceUrl = ready ? signedEvidenceUrl(ctx, token) : null;
    return { ready, documentUrl, documentSha256, reference, evidenceUrl };
  }
}
