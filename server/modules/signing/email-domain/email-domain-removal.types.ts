import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { EmailDomainRemoval } from './remove-email-domain.ts';

/** What ends with an email domain. */
@ObjectType('EmailDomainRemoval', { description: 'What the removal of an email domain ends.' })
export class EmailDomainRemovalType implements EmailDomainRemoval {
  @Field(() => String, { description: 'The domain, in lower case.' })
  domain!: string;

  @Field(() => Int, { description: 'Number of employees with addresses in it, active or not; they are removed.' })
  employees!: number;

  @Field(() => Int, { description: 'Number of employee managers with addresses in it; their accounts end.' })
  managers!: number;
}

/** Input of `removeEmailDomain`. */
@InputType({ description: 'An email domain to remove.' })
export class RemoveEmailDomainInput {
  @Field(() => String, { description: 'The domain.' })
  domain!: string;
}

/** Payload of `removeEmailDomain`. */
@ObjectType({ description: 'The domain is removed.' })
export class RemoveEmailDomainPayload {
  @Field(() => EmailDomainRemovalType, { description: 'What ended with it.' })
  removal!: EmailDomainRemovalType;

  @Field(() => CorporationType, { description: 'The corporation as it is now.' })
  corporation!: CorporationType;
}
