import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { AddEmailDomainInput as AddInput } from './add-email-domain.ts';

@ObjectType('EmailDomain', { description: 'A domain whose addresses sign as employees of the corporation.' })
export class EmailDomainType implements Pick<CorporationDomain, 'domain' | 'primary'> {
  @Field(() => String, { description: 'The domain, in lower case.' })
  domain!: string;

  @Field(() => Boolean, {
    description: "Whether it is the domain of the representative's address, which came with the signing.",
  })
  primary!: boolean;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was added; for the primary one, when the signing was submitted.',
  })
  addedAt!: Date;
}

@InputType({ description: 'Where to send the code.' })
export class RequestEmailDomainCodeInput {
  @Field(() => String, { description: 'An address in the domain to add.' })
  email!: string;
}

@ObjectType({ description: 'A code is on its way.' })
export class RequestEmailDomainCodePayload {
  @Field(() => Int, { description: 'Seconds until another code can be requested.' })
  resendAfterSeconds!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the code expires.' })
  expiresAt!: Date;

  @Field(() => String, {
    description:
      'Proves that the code was sent for this caller: pass it with the typed code. The answer also sets it as a cookie that scripts cannot read.',
  })
  challenge!: string;

  @Field(() => ID, {
    description: 'Names the mail for `codeMail`, which says what becomes of it. Known to nobody but this caller.',
  })
  mailId!: string;
}

@InputType({ description: 'The domain of the address, proved by the code.' })
export class AddEmailDomainInput implements AddInput {
  @Field(() => String, { description: 'The address that the code was sent to.' })
  email!: string;

  @Field(() => String, { description: 'Six digits.' })
  verificationCode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead.',
  })
  challenge?: string | null;
}

@ObjectType({ description: 'The domain was added.' })
export class AddEmailDomainPayload {
  @Field(() => EmailDomainType, { description: 'The new domain.' })
  emailDomain!: EmailDomainType;

  @Field(() => CorporationType, { description: 'The updated corporation.' })
  corporation!: CorporationType;
}
