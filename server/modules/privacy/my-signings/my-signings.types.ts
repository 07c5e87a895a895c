import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { ErasureRequestType } from '#server/modules/privacy/erasure/erasure.types.ts';
import { EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { ORIGIN_FIELD, SigningOriginType } from '#server/modules/proof/evidence/signing-origin.types.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { DocumentState } from '#server/modules/signing/signing/document-state.types.ts';
import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import type { MySigning } from './my-signings.queries.ts';
import type { OpenedSignings, OpenMySigningsInput as OpenMySigningsFacts } from './open-my-signings.ts';

@ObjectType('MySigning', { description: 'A signing of any kind, for its signer.' })
export class MySigningType implements Omit<MySigning, 'signing' | 'documentSha256'> {
  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;

  @Field(() => SigningKind, { description: 'Who signed.' })
  kind!: SigningKind;

  @Field(() => EvidenceState, { description: 'Whether it counts.' })
  state!: EvidenceState;

  @Field(() => LinkType, { description: 'Where it was signed.' })
  link!: LinkType;

  @Field(() => ClaObjectType, { description: 'The version that was signed or, by a corporation, last agreed to.' })
  cla!: ClaObjectType;

  @Field(() => String, { description: 'Name of the person who signed, also for a corporation.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The corporation; null for an individual.' })
  corporationName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was signed.' })
  signedAt!: Date | null;

  @Field(() => SigningOriginType, ORIGIN_FIELD)
  origin!: ShownOrigin | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when it no longer counts.' })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it no longer counts, as in `DocumentVerification`.' })
  endReason!: string | null;

  @Field(() => DocumentState, { description: 'Whether its document is there.' })
  documentState!: DocumentState;

  @Field(() => String, {
    nullable: true,
    description: 'Where the document is, good with the cookie; null until there is one.',
  })
  documentUrl!: string | null;

  @Field(() => String, { description: 'Where the evidence is, good with the cookie.' })
  evidenceUrl!: string;

  @Field(() => Boolean, { description: 'Whether `withdrawSigning` takes it.' })
  withdrawable!: boolean;

  @Field(() => ErasureRequestType, {
    nullable: true,
    description: 'The latest request that the community erases it; null when the signer has made none.',
  })
  erasure?: ErasureRequestType | null;
}

@InputType({ description: 'An address, and the code that was sent to it for MY_SIGNINGS.' })
export class OpenMySigningsInput implements OpenMySigningsFacts {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => String, { description: 'The code.' })
  verificationCode!: string;

  @Field(() => String, { nullable: true, description: 'The `challenge` that came with the code; default: its cookie.' })
  challenge?: string | null;
}

@ObjectType({ description: 'The address is proved for 30 minutes.' })
export class OpenMySigningsPayload implements OpenedSignings {
  @Field(() => String, { description: 'The proved address.' })
  email!: string;

  @Field(() => String, { description: 'To be repeated in the header `token`.' })
  csrfToken!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the cookie expires.' })
  expiresAt!: Date;
}

@ObjectType({ description: 'The cookie is cleared.' })
export class CloseMySigningsPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

@InputType({ description: 'The signing to withdraw.' })
export class WithdrawSigningInput {
  @Field(() => ID, { description: 'Its reference.' })
  reference!: string;
}

@ObjectType({ description: 'The withdrawn signing.' })
export class WithdrawSigningPayload {
  @Field(() => MySigningType, { description: 'As it stands now.' })
  signing!: MySigningType;
}
