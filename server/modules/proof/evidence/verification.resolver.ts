import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { evidencePath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationSigningType } from '#server/modules/signing/corporation/corporation-signing.types.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { SignedPdfVersionType } from './signed-pdf-version.types.ts';
import { listSignedPdfVersions, type SignedPdfVersion } from './signed-pdf-versions.ts';
import type { ChainPosition, Verification } from './verification.ts';
import { ChainPositionType, DocumentVerificationType } from './verification.types.ts';
import { verifyDocument, verifyReference } from './verify-document.ts';

/** The address of a signing's evidence, for managers. */
function evidenceUrl(ctx: AppContext, { reference }: CorporationSigning): string {
  return new URL(evidencePath(reference), ctx.deps.config.publicUrl).href;
}

@Resolver(() => CorporationSigningType)
export class CorporationSigningEvidenceResolver {
  @FieldResolver(() => String, { description: 'Address of the evidence of the signing, a zip archive.' })
  evidenceUrl(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): string {
    return evidenceUrl(ctx, signing);
  }

  @FieldResolver(() => [SignedPdfVersionType], {
    description: 'The versions of the document that the corporation signed and returned, oldest first.',
  })
  pdfVersions(@Root() signing: CorporationSigning, @Ctx() ctx: AppContext): Promise<SignedPdfVersion[]> {
    return listSignedPdfVersions(ctx, signing);
  }
}

@Resolver(() => CorporationType)
export class CorporationEvidenceResolver {
  @FieldResolver(() => String, {
    description:
      'Address of the evidence of the signing, a zip archive; for the administrator only. Error: `unauthorized_token`.',
  })
  async evidenceUrl(@Root() corporation: CorporationSigning, @Ctx() ctx: AppContext): Promise<string> {
    await requireCorporationManager(ctx, [ManagerRole.ADMINISTRATOR]);
    return evidenceUrl(ctx, corporation);
  }
}

@Resolver(() => ChainPositionType)
export class ChainPositionResolver {
  @FieldResolver(() => [ID], {
    nullable: true,
    description: 'RFC 6962 siblings from the leaf upwards, in hexadecimal; empty when it is the only leaf.',
  })
  inclusionProof(@Root() position: ChainPosition): Promise<readonly string[] | null> {
    return position.proveInclusion();
  }
}

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
