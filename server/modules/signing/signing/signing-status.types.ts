import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from 'type-graphql';
import { EvidenceLevel } from './origin/signing-origin.rules.ts';
import type { SigningStatus } from './signing-status.rules.ts';

export const SigningStatusType = { INDIVIDUAL: 'individual', EMPLOYEE: 'employee' } as const;

registerEnumType(SigningStatusType, {
  name: 'SigningStatusType',
  description: 'What an address has signed as.',
  valuesConfig: {
    INDIVIDUAL: { description: 'For themselves.' },
    EMPLOYEE: { description: 'As an employee of a corporation that has signed.' },
  },
});

export const SigningState = {
  VALID: 'VALID',
  NOT_SIGNED: 'NOT_SIGNED',
  INACTIVE: 'INACTIVE',
  EXPIRED: 'EXPIRED',
} as const;

registerEnumType(SigningState, {
  name: 'SigningState',
  description: 'How an address stands at a link.',
  valuesConfig: {
    VALID: { description: 'Signed, and the signing counts (grace period included).' },
    NOT_SIGNED: { description: 'No signing that could count.' },
    INACTIVE: { description: 'Signed as an employee, but not activated by a manager of the corporation.' },
    EXPIRED: { description: 'An older version is signed and its grace period is over.' },
  },
});

/** Plain properties with simple resolvers, because a response may contain a thousand of them. */
@ObjectType('SigningStatus', {
  description: 'Whether an address has signed at a link, and whether the signing counts.',
  simpleResolvers: true,
})
export class SigningStatusObjectType implements Omit<SigningStatus, 'reference'> {
  @Field(() => String, { description: 'The address as given in the request, or the hash where one was given.' })
  email!: string;

  @Field(() => Boolean, { description: 'True if and only if `state` is `VALID`.' })
  signed!: boolean;

  @Field(() => SigningStatusType, {
    nullable: true,
    description:
      'What the address has signed as; null when nothing was signed, and where the link tells it to API keys and its managers alone.',
  })
  type!: SigningStatus['type'];

  @Field(() => SigningState, { description: 'Whether the signing counts.' })
  state!: SigningStatus['state'];

  @Field(() => Boolean, { description: 'Whether the signed version is the current one.' })
  versionMatched!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was signed; null as `type` is, and when the source of an import does not say.',
  })
  signedAt!: Date | null;

  @Field(() => EvidenceLevel, {
    nullable: true,
    description:
      'What the source of an imported signing had to show for it; null for one that was made here, and as `type` is.',
  })
  level!: EvidenceLevel | null;
}
