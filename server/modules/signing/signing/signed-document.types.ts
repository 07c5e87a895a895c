import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { DocumentMailState } from './document-mail.ts';
import type { SigningStatus } from './signing-status.rules.ts';
import { SigningState } from './signing-status.types.ts';

registerEnumType(DocumentMailState, {
  name: 'DocumentMailState',
  description: 'What has become of an email that sends a document.',
  valuesConfig: {
    WAITING: { description: 'It is about to be sent, waits for its document, or is tried again.' },
    SENT: { description: 'The mail server has taken it, with the document.' },
    WITHOUT_DOCUMENT: {
      description: 'The mail server refused the document, and has taken the email without it: the email has a link.',
    },
    REFUSED: { description: 'A mail server has refused it for good, or it was tried in vain for five hours.' },
  },
});

@ObjectType({ description: 'The signing that a document belongs to, as its signer sees it.' })
export class DocumentSigning {
  @Field(() => LinkType, { nullable: true, description: 'Where it was signed; null once that is unlinked.' })
  link!: Link | null;

  @Field(() => String, { description: 'Name of the community.' })
  community!: string;

  @Field(() => String, { description: 'Name of the signer.' })
  name!: string;

  @Field(() => String, { description: 'Address of the signer.' })
  email!: string;

  @Field(() => String, { nullable: true, description: "The employee's corporation; null for an individual." })
  corporationName!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was signed.' })
  signedAt!: Date;

  @Field(() => ClaObjectType, { description: 'The version that was signed.' })
  cla!: Cla;

  @Field(() => SigningState, {
    description: 'Whether the signing counts now; `NOT_SIGNED` once it has ended or was replaced by another.',
  })
  state!: SigningStatus['state'];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When an individual's signing stops counting, because a newer version waits for the signer's agreement; null while none does.",
  })
  graceEndsAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When a manager deactivated the employee; null while active, waiting for the first activation or ended.',
  })
  deactivatedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ended; null while it has not.' })
  endedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it ended, as in `DocumentVerification`: `superseded`, `corporation`, `removed` or `deleted`.',
  })
  endReason!: string | null;

  @Field(() => ID, { nullable: true, description: "Reference of the signer's newer signing that replaced it." })
  replacedBy!: string | null;
}

@ObjectType({ description: 'The document of a signing, for anyone who knows the token of its address.' })
export class SignedDocument {
  @Field(() => Boolean, { description: 'Whether the document is derived and can be read.' })
  ready!: boolean;

  @Field(() => String, { description: 'Address of the document; anyone who knows it can read the document.' })
  documentUrl!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Fingerprint of the document: SHA-256 in hexadecimal. Null until it is ready.',
  })
  documentSha256!: string | null;

  @Field(() => DocumentMailState, {
    nullable: true,
    description: 'What has become of the last email that sent it to the signer; null once that was deleted.',
  })
  documentMail!: DocumentMailState | null;

  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the evidence of the signing, a zip archive; null until the document is ready.',
  })
  evidenceUrl!: string | null;

  @Field(() => DocumentSigning, { description: 'What was signed, and how it stands.' })
  signing!: DocumentSigning;
}

@InputType({ description: 'Asks for the document of what an address has signed, by the code that was sent to sign.' })
export class EmailSignedDocumentInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'Address of the signer, proved by the code.' })
  email!: string;

  @Field(() => String, { description: 'The six digits from the mail.' })
  verificationCode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `challenge` that came with the code. Browsers may rely on the cookie of the request for it instead.',
  })
  challenge?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the corporation that an employee signs under; null for an individual.',
  })
  corporationSigningId?: string | null;
}

@ObjectType({ description: 'The document is on its way to the address that signed.' })
export class EmailSignedDocumentPayload {
  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;
}
