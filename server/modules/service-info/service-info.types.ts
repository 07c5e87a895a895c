import { Field, Int, ObjectType } from 'type-graphql';

/** Figures that forms and pages need. */
@ObjectType({ description: 'Limits that the service enforces.' })
export class Limits {
  @Field(() => Int, { description: 'Seconds between two verification codes for the same purpose and address.' })
  verificationCodeResendSeconds!: number;

  @Field(() => Int, { description: 'Seconds that a verification code lives.' })
  verificationCodeLifeSeconds!: number;

  @Field(() => Int, { description: 'Most addresses of one `signingStatuses` call.' })
  signingStatusesMax!: number;

  @Field(() => Int, { description: 'Largest CLA, in bytes of the file itself.' })
  claPdfMaxBytes!: number;

  @Field(() => Int, { description: 'Largest signed document of a corporation, in bytes of the file itself.' })
  signedPdfMaxBytes!: number;

  @Field(() => Int, { description: 'Most employee managers of a corporation.' })
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
