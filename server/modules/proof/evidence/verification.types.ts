import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import { DocumentKind, EvidenceState } from './evidence-state.rules.ts';
import { ORIGIN_FIELD, SigningOriginType } from './signing-origin.types.ts';
import { EvidenceProof, SealGap, SealState, type ChainPosition, type Seal, type Verification } from './verification.ts';

registerEnumType(DocumentKind, {
  name: 'DocumentKind',
  description: 'What a document is.',
  valuesConfig: {
    CLA: { description: 'A version of a CLA, unsigned.' },
    INDIVIDUAL: { description: "An individual's signing." },
    EMPLOYEE: { description: "An employee's signing." },
    CORPORATION: { description: 'The file that a corporation signed by hand, sealed on approval.' },
    CORPORATION_UPLOAD: { description: 'The same file, as uploaded.' },
    CORPORATION_FORM: { description: 'The document that was mailed to be signed on paper. It is never sealed.' },
  },
});

registerEnumType(EvidenceState, {
  name: 'EvidenceState',
  description: 'Whether a document counts.',
  valuesConfig: {
    COUNTS: { description: 'The signing counts; a CLA is current.' },
    INACTIVE: { description: 'Not approved or not activated, or suspended.' },
    SUPERSEDED: { description: 'A newer one has taken its place.' },
    EXPIRED: { description: 'An older version is signed and its grace period is over.' },
    ENDED: { description: 'Ended for the reason in `endReason`.' },
  },
});

registerEnumType(SealGap, {
  name: 'SealGap',
  description: 'Why a document has no seal.',
  valuesConfig: {
    KIND: { description: 'Documents of this kind are never sealed, or the signing was imported without one.' },
    WAITING: { description: 'It is not sealed yet.' },
    STRUCTURE: { description: 'Its structure is faulty: programs repair it, each in its own way.' },
    OWN_SIGNATURE: { description: 'It carries a digital signature of its own, which a seal would break.' },
    REPLACED: { description: 'It is older than seals, and the sealed document has taken its place.' },
    ERASED: { description: 'The document was erased.' },
  },
});

registerEnumType(EvidenceProof, {
  name: 'EvidenceProof',
  description: 'Whether an evidence bundle that is downloaded now proves a signing, or why it does not.',
  valuesConfig: {
    PROVED: { description: 'It does: seal and keys lead to the root, and the events are in signed checkpoints.' },
    CHECKPOINT: { description: 'Not yet: a checkpoint over its events is still to come.' },
    EARLIER: { description: 'It was signed or sealed before seals stated what was signed.' },
    OWN_SIGNATURE: { description: 'The document has no seal, because it carries a digital signature of its own.' },
    UNSEALED: { description: 'The document has no seal for another reason, see `sealGap`.' },
  },
});

registerEnumType(SealState, {
  name: 'SealState',
  description: 'Whether a document was sealed at once or later.',
  valuesConfig: {
    SEALED: { description: 'Sealed when it was made.' },
    SEALED_LATER: { description: 'Older than seals, and sealed afterwards.' },
  },
});

@ObjectType('ChainPosition', {
  description: 'Place of an audit event in its chain, and in a signed checkpoint once there is one.',
  simpleResolvers: true,
})
export class ChainPositionType implements Omit<ChainPosition, 'proveInclusion'> {
  @Field(() => Int, { description: 'Place in the chain, from 1.' })
  sequence!: number;

  @Field(() => ID, { description: 'Hash of the event: SHA-256 in hexadecimal.' })
  eventHash!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the checkpoint that covers it; this and the following are null until there is one.',
  })
  checkpointAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Place among the leaves of the checkpoint, from 0.' })
  leafIndex!: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of leaves of the checkpoint.' })
  treeSize!: number | null;
}

@ObjectType('DocumentSeal', { description: 'The seal of a document.', simpleResolvers: true })
export class DocumentSealType implements Seal {
  @Field(() => SealState, { description: 'Whether it was sealed at once or later.' })
  state!: SealState;

  @Field(() => ID, { description: 'SHA-256 of the seal certificate, in hexadecimal.' })
  certificateFingerprint!: string;

  @Field(() => GraphQLISODateTime, { description: 'The time that the seal states.' })
  sealedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the detached RFC 3161 token; null until it is had, and without a time-stamping authority.',
  })
  timestampedAt!: Date | null;

  @Field(() => ChainPositionType, { nullable: true, description: 'Place of the event that names the fingerprint.' })
  chain!: ChainPosition | null;
}

@ObjectType('DocumentVerification', {
  description: 'What is known about a document. Personal data are masked, whoever asks.',
  simpleResolvers: true,
})
export class DocumentVerificationType implements Verification {
  @Field(() => Boolean, { description: 'Whether this service knows the document; if not, all else is null.' })
  known!: boolean;

  @Field(() => DocumentKind, { nullable: true, description: 'What the document is.' })
  kind!: DocumentKind | null;

  @Field(() => ID, { nullable: true, description: 'Reference of the signing; null for a CLA.' })
  reference!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the community; null when several communities use the same CLA.',
  })
  community!: string | null;

  @Field(() => Int, { nullable: true, description: 'Version of the CLA that was signed.' })
  claVersion!: number | null;

  @Field(() => ID, { nullable: true, description: 'Fingerprint of that CLA: SHA-256 in hexadecimal.' })
  claSha256!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Fingerprint of the document that counts for the reference; null until there is one.',
  })
  documentSha256!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was signed; null when the source of an import does not say.',
  })
  signedAt!: Date | null;

  @Field(() => SigningOriginType, ORIGIN_FIELD)
  origin!: ShownOrigin | null;

  @Field(() => EvidenceState, { nullable: true, description: 'Whether it counts.' })
  state!: EvidenceState | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when it no longer counts.' })
  endedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it no longer counts: `superseded`, `corporation`, `withdrawn`, `removed`, `deleted`, `ended_by_community`, `erased`, or of an import `import_duplicate`, `removed_from_file`, `invalidated_at_source` or `not_counted_by_source`.',
  })
  endReason!: string | null;

  @Field(() => String, { nullable: true, description: "The signer's address, masked: `o***@e***.org`." })
  signer!: string | null;

  @Field(() => DocumentSealType, { nullable: true, description: 'The seal of the document asked for.' })
  seal!: Seal | null;

  @Field(() => SealGap, { nullable: true, description: 'Why there is no seal.' })
  sealGap!: SealGap | null;

  @Field(() => ChainPositionType, {
    nullable: true,
    description: 'Place of the audit event of the act, which the signature page prints.',
  })
  chain!: ChainPosition | null;

  @Field(() => EvidenceProof, {
    nullable: true,
    description: 'Whether its evidence proves the signing; null for a document that nobody has signed, or was erased.',
  })
  proof!: EvidenceProof | null;
}
