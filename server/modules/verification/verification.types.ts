import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Language, SignerCodePurpose } from '#server/graphql/enums.ts';

/** Input of `sendVerificationCode`. */
@InputType({ description: 'Who gets a verification code, and what for.' })
export class SendVerificationCodeInput {
  @Field(() => SignerCodePurpose, { description: 'What the code is to prove the address for.' })
  purpose!: SignerCodePurpose;

  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'For EMPLOYEE_SIGNING, and needed there: id of the corporation that the employee signs under.',
  })
  corporationSigningId?: string | null;

  @Field(() => String, { description: 'Address that the code is sent to.' })
  email!: string;

  @Field(() => Language, { defaultValue: Language.ZH, description: 'Language of the mail.' })
  language!: Language;
}

/** Payload of `sendVerificationCode`. */
@ObjectType({ description: 'A code is on its way.' })
export class SendVerificationCodePayload {
  @Field(() => String, { description: 'Address that the code is sent to.' })
  email!: string;

  @Field(() => Int, { description: 'Seconds until another code can be asked for.' })
  resendAfterSeconds!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the code stops working.' })
  expiresAt!: Date;
}
