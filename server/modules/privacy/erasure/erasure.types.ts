import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import type { DecideErasureInput as DecideErasureFacts } from './decide-erasure.ts';
import type { EraseImportedAccountInput as EraseImportedAccountFacts } from './erase-imported-account.ts';
import { type ErasureRequest, ErasureState } from './erasure-request.entity.ts';
import type { RequestErasureInput as RequestErasureFacts } from './request-erasure.ts';

registerEnumType(ErasureState, {
  name: 'ErasureState',
  description: 'How far a request for erasure is.',
  valuesConfig: {
    REQUESTED: { description: 'The community has not decided.' },
    GRANTED: { description: 'The signing is erased.' },
    REFUSED: { description: 'The community refused, with a reason; the signer may ask again.' },
  },
});

@ObjectType('ErasureRequest', { description: 'A signer’s request that the community erases a signing.' })
export class ErasureRequestType {
  @Field(() => ID, { description: 'Identifies the request.' })
  id!: string;

  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;

  @Field(() => SigningKind, { description: 'Who signed.' })
  kind!: SigningKind;

  @Field(() => ErasureState, { description: 'How far it is.' })
  state!: ErasureState;

  @Field(() => GraphQLISODateTime, { description: 'When the signer asked.' })
  requestedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why, in the words of the signer; null when they said nothing, and once the signing is erased.',
  })
  reason!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was decided.' })
  decidedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the manager who decided, for managers of the link, else null; null also when the signing was erased by age.',
  })
  decidedBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, in the words of the manager; null once the signing is erased.',
  })
  decisionReason!: string | null;
}

export const ErasureRequestConnection = connectionOf(ErasureRequestType, 'ErasureRequest');

/** Presents a request to those who may know `decidedBy`, the name of the manager, or to its signer. */
export function presentErasureRequest(request: ErasureRequest, decidedBy: string | null): ErasureRequestType {
  const { id, reference, kind, state, requestedAt } = request;
  return {
    id,
    reference,
    kind,
    state,
    requestedAt,
    reason: request.reason ?? null,
    decidedAt: request.decidedAt ?? null,
    decidedBy,
    decisionReason: request.decisionReason ?? null,
  };
}

@ArgsType()
export class ErasureRequestsArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ErasureState, { nullable: true, description: 'Return only requests in this state.' })
  state?: ErasureState | null;
}

@InputType({ description: 'A signing that its signer asks to be erased.' })
export class RequestErasureInput implements RequestErasureFacts {
  @Field(() => ID, { description: 'Reference of the signing.' })
  reference!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why, up to 500 characters; the managers of the link read it.',
  })
  reason?: string | null;
}

@ObjectType({ description: 'The request.' })
export class RequestErasurePayload {
  @Field(() => ErasureRequestType, { description: 'As it stands now.' })
  request!: ErasureRequestType;
}

@InputType({ description: 'What the community decides about a request.' })
export class DecideErasureInput implements DecideErasureFacts {
  @Field(() => ID, { description: 'Which request.' })
  id!: string;

  @Field(() => Boolean, { description: 'True erases the signing, which cannot be undone; false refuses.' })
  granted!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Why, up to 500 characters; the signer is mailed it. Needed to refuse; with a grant it is kept nowhere.',
  })
  reason?: string | null;
}

@InputType({ description: 'An imported account for which nobody has proved an address.' })
export class EraseImportedAccountInput implements EraseImportedAccountFacts {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => GatePlatformName, { description: 'The platform of the account.' })
  platform!: GatePlatformName;

  @Field(() => String, {
    nullable: true,
    description: 'Host of the instance that numbers the account; null for the public one, such as github.com.',
  })
  host?: string | null;

  @Field(() => String, {
    description:
      'Its number, its login at the time of the import, or the email that the source states, up to 254 characters.',
  })
  account!: string;
}

@ObjectType({ description: 'The erased accounts.' })
export class EraseImportedAccountPayload {
  @Field(() => Int, { description: 'How many there were; 0 when none is known by that name.' })
  erased!: number;
}

@ObjectType({ description: 'The decided request.' })
export class DecideErasurePayload {
  @Field(() => ErasureRequestType, { description: 'As it stands now.' })
  request!: ErasureRequestType;
}
