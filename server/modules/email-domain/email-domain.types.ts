import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import type { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { AddEmailDomainInput as AddInput } from './add-email-domain.ts';

/** An e-mail domain as the administrator sees it. */
@ObjectType('EmailDomain', { description: 'A domain whose addresses sign as employees of the corporation.' })
export class EmailDomainType implements Pick<CorporationDomain, 'domain' | 'primary'> {
  @Field(() => String, { description: 'The domain, in lower case.' })
  domain!: string;

  @Field(() => Boolean, { description: 'Whether it came with the signing: the domain of the representative.' })
  primary!: boolean;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was added; of the primary one, when the signing was submitted.',
  })
  addedAt!: Date;
}

/** Input of `requestEmailDomainCode`. */
@InputType({ description: 'Where the code goes.' })
export class RequestEmailDomainCodeInput {
  @Field(() => String, { description: 'An address in the domain to add.' })
  email!: string;
}

/** Payload of `requestEmailDomainCode`. */
@ObjectType({ description: 'A code is on its way.' })
export class RequestEmailDomainCodePayload {
  @Field(() => Int, { description: 'Seconds until another code can be asked for.' })
  resendAfterSeconds!: number;

  @Field(() => GraphQLISODateTime, { description: 'Until when the code can be used.' })
  expiresAt!: Date;
}

/** Input of `addEmailDomain`. */
@InputType({ description: 'The domain of the address, proved by the code.' })
export class AddEmailDomainInput implements AddInput {
  @Field(() => String, { description: 'The address that the code was sent to.' })
  email!: string;

  @Field(() => String, { description: 'Six digits.' })
  verificationCode!: string;
}

/** Payload of `addEmailDomain`. */
@ObjectType({ description: 'The domain is added.' })
export class AddEmailDomainPayload {
  @Field(() => EmailDomainType, { description: 'The new domain.' })
  emailDomain!: EmailDomainType;

  @Field(() => CorporationType, { description: 'The corporation as it is now.' })
  corporation!: CorporationType;
}
