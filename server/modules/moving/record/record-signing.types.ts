import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { ListedSigningType } from '#server/modules/proof/signing-list/signing-list.types.ts';
import type { RecordSigningInput as RecordSigningFacts } from './check-recorded.ts';

/** Input of `recordSigning`. */
@InputType({ description: 'A signature that was given on paper, by mail or in person.' })
export class RecordSigningInput implements RecordSigningFacts {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'The version that was signed, also an older one.' })
  claId!: string;

  @Field(() => SigningKind, { description: 'Who signed.' })
  kind!: SigningKind;

  @Field(() => String, { description: 'Name of the person who signed, also for a corporation.' })
  name!: string;

  @Field(() => String, {
    description: 'Their address; that of an employee has a domain of its corporation.',
  })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Name of the corporation; for corporations alone.' })
  corporationName?: string | null;

  @Field(() => String, { description: 'The day on which it was signed, as `2026-11-29`; not in the future.' })
  signedOn!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Fingerprint of the scan, uploaded by the same manager within the last 24 hours as CLAs are.',
  })
  scanSha256?: string | null;

  @Field(() => String, { nullable: true, description: 'Kept with the signing, at most 500 characters.' })
  note?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the person is mailed that it was recorded.' })
  notify!: boolean;
}

@ObjectType({ description: 'The recorded signing.' })
export class RecordSigningPayload {
  @Field(() => ListedSigningType, { description: 'As it stands now.' })
  signing!: ListedSigningType;
}
