import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  DocumentPayload,
  SignIndividualInput,
} from '#server/modules/signing/signing/individual/individual-signing.types.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** Public data of a corporation that employees can sign under. */
@ObjectType({ description: 'A corporation under which an address can sign as an employee.' })
export class EmployerCorporation implements Pick<CorporationSigning, 'id' | 'corporationName'> {
  @Field(() => ID, { description: 'Identifies the signing of the corporation: the `corporationSigningId` of inputs.' })
  id!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;
}

@InputType({ description: 'A contributor signs as an employee of a corporation that has signed.' })
export class SignEmployeeInput extends SignIndividualInput {
  @Field(() => ID, { description: 'Id of the corporation, from `corporationsForEmail`.' })
  corporationSigningId!: string;
}

@ObjectType({ description: "An employee's signing, as its signer sees it, and its document." })
export class SignEmployeePayload
  extends DocumentPayload
  implements Pick<EmployeeSigning, 'reference' | 'name' | 'email' | 'signedAt'>
{
  @Field(() => ID, { description: 'Reference to quote when asking about the signing.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the employee.' })
  name!: string;

  @Field(() => String, { description: 'Address of the employee.' })
  email!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => Boolean, {
    description:
      'Whether the signing is active. False until a manager of the corporation activates it; true when the corporation approves automatically.',
  })
  active!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the signing counts now, as `signingStatus` says. False until it is active, and when the corporation has not agreed in time to a newer version of the corporate CLA; then it counts once its administrator agrees.',
  })
  inEffect!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was signed.' })
  signedAt!: Date;

  @Field(() => ClaObjectType, { description: 'The version of the individual CLA that was signed.' })
  cla!: Cla;
}
