import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { CodeMailState } from '#server/modules/ground/verification/code-mail.ts';
import { SignerCodePurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { RequestEmailDomainCodePayload } from '#server/modules/signing/email-domain/email-domain.types.ts';

registerEnumType(SignerCodePurpose, {
  name: 'VerificationPurpose',
  description: 'What a verification code proves the address for.',
  valuesConfig: {
    INDIVIDUAL_SIGNING: { description: 'Signing an individual CLA.' },
    CORPORATION_SIGNING: { description: 'Signing a corporate CLA for a corporation.' },
    EMPLOYEE_SIGNING: { description: 'Signing as an employee of one corporation.' },
    CLAIM_ADDRESS: {
      description:
        'Proving a further address or an account: both codes of `claimAddress`, the one of `startClaimAccount`.',
    },
    MY_SIGNINGS: {
      description: 'Opening what the address has signed at any link, with `openMySignings`; without a link.',
    },
  },
});

registerEnumType(CodeMailState, {
  name: 'CodeMailState',
  description: 'What has become of a mail with a code.',
  valuesConfig: {
    WAITING: { description: 'It is about to be sent.' },
    DELAYED: { description: 'The mail server has not taken it yet; it is tried again until the code expires.' },
    SENT: { description: 'The mail server has taken it.' },
    REFUSED: { description: 'A mail server has refused it for good: it will not arrive.' },
  },
});

@InputType({ description: 'Address to send a verification code to, and its purpose.' })
export class SendVerificationCodeInput {
  @Field(() => SignerCodePurpose, { description: 'What the code proves the address for.' })
  purpose!: SignerCodePurpose;

  @Field(() => ID, { nullable: true, description: 'Public id of the link; null for MY_SIGNINGS alone.' })
  linkId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Required for EMPLOYEE_SIGNING only: id of the corporation that the employee signs under.',
  })
  corporationSigningId?: string | null;

  @Field(() => String, { description: 'Address that the code is sent to.' })
  email!: string;

  @Field(() => Language, { defaultValue: Language.ZH, description: 'Language of the mail.' })
  language!: Language;

  @Field(() => String, {
    nullable: true,
    description:
      'Needed after `too_many_request` with the reason `proof_of_work`: JSON of `challenge`, the value of `codeTask`, and `solution`, what `solveChallenge` of altcha-lib 2 returns for it.',
  })
  proofOfWork?: string | null;
}

@ObjectType({ description: 'A code is on its way.' })
export class SendVerificationCodePayload extends RequestEmailDomainCodePayload {
  @Field(() => String, { description: 'Address that the code is sent to.' })
  email!: string;
}
