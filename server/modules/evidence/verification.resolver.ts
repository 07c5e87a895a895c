import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Verification } from './verification.ts';
import { DocumentVerificationType } from './verification.types.ts';
import { verifyDocument, verifyReference } from './verify-document.ts';

@Resolver()
export class EvidenceResolver {
  @Query(() => DocumentVerificationType, {
    description:
      'What is known about a document, by its fingerprint. Errors: `bad_request_parameter` for anything but 64 hexadecimal digits, `too_many_request` with `retryAfter`.',
  })
  verifyDocument(
    @Arg('sha256', () => ID, { description: 'SHA-256 of the bytes, in hexadecimal.' }) sha256: string,
    @Ctx() ctx: AppContext,
  ): Promise<Verification> {
    return verifyDocument(ctx, sha256);
  }

  @Query(() => DocumentVerificationType, {
    description: 'What is known about a signing, by its reference. Error: `too_many_request` with `retryAfter`.',
  })
  verifyReference(
    @Arg('reference', () => ID, { description: 'As printed on the document, such as `SG-7K2M-9QXD-04TB`.' })
    reference: string,
    @Ctx() ctx: AppContext,
  ): Promise<Verification> {
    return verifyReference(ctx, reference);
  }
}
