import { Field, Int, ObjectType } from 'type-graphql';

/** Limits that forms and pages show. */
@ObjectType({ description: 'Limits that the service enforces.' })
export class Limits {
  @Field(() => Int, { description: 'Seconds between two verification codes for the same purpose and address.' })
  verificationCodeResendSeconds!: number;

  @Field(() => Int, { description: 'Seconds for which a verification code is valid.' })
  verificationCodeLifeSeconds!: number;

  @Field(() => Int, { description: 'Maximum number of addresses in one `signingStatuses` call.' })
  signingStatusesMax!: number;

  @Field(() => Int, { description: 'Maximum size of a CLA file, in bytes.' })
  claPdfMaxBytes!: number;

  @Field(() => Int, { description: 'Maximum size of the signed document of a corporation, in bytes.' })
  signedPdfMaxBytes!: number;

  @Field(() => Int, { description: 'Maximum number of employee managers of a corporation.' })
  employeeManagersMax!: number;
}

/** Notices at the foot of every page. */
@ObjectType({ description: 'Filing notices and copyright line of the operator.' })
export class Footer {
  @Field(() => String, { nullable: true, description: 'ICP filing number; null when there is none.' })
  icp!: string | null;

  @Field(() => String, { nullable: true, description: 'Police filing number; null when there is none.' })
  police!: string | null;

  @Field(() => String, { nullable: true, description: 'Copyright line; null when there is none.' })
  copyright!: string | null;
}
