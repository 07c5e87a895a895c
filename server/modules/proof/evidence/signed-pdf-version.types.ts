import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { SignedPdfNote } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import type { SignedPdfVersion } from './signed-pdf-versions.ts';
import { SealGap, type Seal } from './verification.ts';
import { DocumentSealType } from './verification.types.ts';

@ObjectType('SignedPdfVersion', {
  description: 'A version of the document that a corporation signed and returned. Every upload stays.',
  simpleResolvers: true,
})
export class SignedPdfVersionType implements SignedPdfVersion {
  @Field(() => Int, { description: 'Counts the versions from 1.' })
  number!: number;

  @Field(() => ID, {
    description: 'Fingerprint of the file, which is kept byte for byte as it was uploaded; `verifyDocument` knows it.',
  })
  sha256!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was uploaded.' })
  uploadedAt!: Date;

  @Field(() => String, { description: 'Name of the community manager at that time; empty when it is not known.' })
  uploadedBy!: string;

  @Field(() => String, { nullable: true, description: 'Why it replaced an earlier one; null when none was given.' })
  reason!: string | null;

  @Field(() => SignedPdfNote, { nullable: true, description: 'What is special about the file; null when nothing is.' })
  note!: SignedPdfNote | null;

  @Field(() => DocumentSealType, { nullable: true, description: 'The seal after its bytes; null until it is sealed.' })
  seal!: Seal | null;

  @Field(() => SealGap, { nullable: true, description: 'Why there is no seal.' })
  sealGap!: SealGap | null;
}
