import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { AgreementProgress } from './agreement-progress.ts';
import type { AskedForAgreement, AskForAgreementInput } from './ask-for-agreement.ts';

/** How many have agreed to a new version. */
@ObjectType('AgreementProgress', { description: 'How many have agreed to a new version of a CLA.' })
export class AgreementProgressType implements AgreementProgress {
  @Field(() => ClaObjectType, { description: 'The new version.' })
  cla!: Cla;

  @Field(() => Int, { description: 'Signings of it, of individuals or of corporations.' })
  agreed!: number;

  @Field(() => Int, { description: 'Signings of earlier versions that have not ended.' })
  outstanding!: number;

  @Field(() => Int, {
    description:
      'Of those, who are not mailed: nobody has proved their address, and the link has no sender of its own.',
  })
  unmailed!: number;

  @Field(() => GraphQLISODateTime, { description: 'When those of earlier versions stop counting, or have stopped.' })
  graceEndsAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When those who have yet to agree can be asked again; null when they can be asked now.',
  })
  askableAt!: Date | null;
}

@InputType('AskForAgreementInput', { description: 'The version that people have yet to agree to.' })
export class AskForAgreementInputType implements AskForAgreementInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'Id of the current version, or its number at the link.' })
  claId!: string;
}

@ObjectType('AskForAgreementPayload', { description: 'They are being mailed.' })
export class AskForAgreementPayload implements AskedForAgreement {
  @Field(() => GraphQLISODateTime, { description: 'When they can be asked again.' })
  askableAt!: Date;
}
