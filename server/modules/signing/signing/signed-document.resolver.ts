import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { describeSigning } from './describe-signing.ts';
import { DocumentMailState, findDocumentMailState } from './document-mail.ts';
import { mailDocumentByCode } from './mail-document-by-code.ts';
import { resendSignedDocument } from './resend-signed-document.ts';
import {
  type DocumentedSigning,
  type SignedDocumentState,
  getSignedDocumentState,
  signedDocumentUrl,
  signedEvidenceUrl,
} from './signed-document.queries.ts';
import {
  DocumentSigning,
  EmailSignedDocumentInput,
  EmailSignedDocumentPayload,
  SignedDocument,
} from './signed-document.types.ts';

/** What the field resolver of `signing` works with. */
type SignedDocumentFacts = Omit<SignedDocument, 'signing' | 'documentMail'> & { readonly stored: DocumentedSigning };

@Resolver(() => SignedDocument)
export class SignedDocumentResolver {
  @Query(() => SignedDocument, {
    description: 'Whether the document of a signing is ready. Error: `not_found` for an unknown token.',
  })
  async signedDocument(
    @Arg('token', () => ID, { description: 'The `documentToken` of the signing.' }) token: string,
    @Ctx() ctx: AppContext,
  ): Promise<SignedDocumentFacts> {
    return present(ctx, token, await getSignedDocumentState(ctx, token));
  }

  @Mutation(() => SignedDocument, {
    description:
      'Emails the document of a signing to its signer once more. Errors: `not_found`, `document_not_ready` with `retryAfter`, `too_many_request` with `retryAfter` after three emails within an hour.',
  })
  async resendSignedDocument(
    @Arg('token', () => ID, { description: 'The `documentToken` of the signing.' }) token: string,
    @Ctx() ctx: AppContext,
  ): Promise<SignedDocumentFacts> {
    return present(ctx, token, await resendSignedDocument(ctx, token));
  }

  @Mutation(() => EmailSignedDocumentPayload, {
    description:
      'Emails the document of what an address has signed at a link, after `signIndividual` or `signEmployee` has answered `resigned`, by the same code, which is used up. Errors: `no_link`, `invalid_email`, `bad_request_parameter` with `field`, `wrong_verification_code`, `expired_verification_code`, `not_found` when nothing is signed, `document_not_ready` with `retryAfter`, `too_many_request` with `retryAfter`.',
  })
  async emailSignedDocument(
    @Arg('input', () => EmailSignedDocumentInput, { description: 'Whose document, and the code.' })
    input: EmailSignedDocumentInput,
    @Ctx() ctx: AppContext,
  ): Promise<EmailSignedDocumentPayload> {
    return { reference: await mailDocumentByCode(ctx, input) };
  }

  @FieldResolver(() => DocumentMailState, { nullable: true })
  documentMail(@Root() { reference }: SignedDocumentFacts, @Ctx() ctx: AppContext): Promise<DocumentMailState | null> {
    return findDocumentMailState(ctx.em, reference);
  }

  @FieldResolver(() => DocumentSigning)
  signing(@Root() { stored }: SignedDocumentFacts, @Ctx() ctx: AppContext): Promise<DocumentSigning> {
    return describeSigning(ctx, stored);
  }
}

function present(
  ctx: AppContext,
  token: string,
  { signing, reference, documentSha256 }: SignedDocumentState,
): SignedDocumentFacts {
  const documentUrl = signedDocumentUrl(ctx, token);
  const ready = documentSha256 !== null;
  const evidenceUrl = ready ? signedEvidenceUrl(ctx, token) : null;
  return { ready, documentUrl, documentSha256, reference, evidenceUrl, stored: signing };
}
