import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { describeSigning } from './describe-signing.ts';
import {
  type DocumentedSigning,
  getSignedDocumentState,
  signedDocumentUrl,
  signedEvidenceUrl,
} from './signed-document.queries.ts';
import { DocumentSigning, SignedDocument } from './signed-document.types.ts';

/** What the field resolver of `signing` works with. */
type SignedDocumentFacts = Omit<SignedDocument, 'signing'> & { readonly stored: DocumentedSigning };

@Resolver(() => SignedDocument)
export class SignedDocumentResolver {
  @Query(() => SignedDocument, {
    description: 'Whether the document of a signing is ready. Error: `not_found` for an unknown token.',
  })
  async signedDocument(
    @Arg('token', () => ID, { description: 'The `documentToken` of the signing.' }) token: string,
    @Ctx() ctx: AppContext,
  ): Promise<SignedDocumentFacts> {
    const { signing, reference, documentSha256 } = await getSignedDocumentState(ctx, token);
    const documentUrl = signedDocumentUrl(ctx, token);
    const ready = documentSha256 !== null;
    const evidenceUrl = ready ? signedEvidenceUrl(ctx, token) : null;
    return { ready, documentUrl, documentSha256, reference, evidenceUrl, stored: signing };
  }

  @FieldResolver(() => DocumentSigning)
  signing(@Root() { stored }: SignedDocumentFacts, @Ctx() ctx: AppContext): Promise<DocumentSigning> {
    return describeSigning(ctx, stored);
  }
}
