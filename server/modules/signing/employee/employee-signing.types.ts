import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { EmployeeSigningSort, EmployeeSigningState } from '#server/graphql/employee-enums.ts';
import { Language } from '#server/graphql/enums.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** A change of an employee's state as managers see it. */
@ObjectType('EmployeeSigningChange', { description: "A change of an employee's state." })
export class EmployeeSigningChangeType implements Pick<EmployeeSigningChange, 'changedAt'> {
  @Field(() => EmployeeSigningState, { description: 'The state from then on.' })
  state!: EmployeeSigning['state'];

  @Field(() => GraphQLISODateTime, { description: 'When it changed.' })
  changedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the manager who changed it; null when automatic approval did.',
  })
  changedBy!: string | null;
}

/** An employee's signing as the managers of the corporation see it. */
@ObjectType('EmployeeSigning', {
  description: "A person's signing as an employee of a corporation; for managers of the corporation.",
})
export class EmployeeSigningType implements Pick<EmployeeSigning, 'id' | 'reference' | 'name' | 'email' | 'signedAt'> {
  @Field(() => ID, { description: 'Identifies the signing.' })
  id!: string;

  @Field(() => String, { description: 'Reference number that the employee quotes.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the employee.' })
  name!: string;

  @Field(() => String, { description: 'Address of the employee.' })
  email!: string;

  @Field(() => EmployeeSigningState, { description: 'Whether the signing counts.' })
  state!: EmployeeSigning['state'];

  @Field(() => GraphQLISODateTime, { description: 'When the employee signed.' })
  signedAt!: Date;

  @Field(() => Language, { description: 'Language of the signing and of the mails about it.' })
  language!: Language;

  @Field(() => ClaObjectType, { description: 'The version that the employee signed.' })
  cla!: ClaObjectType;

  @Field(() => [EmployeeSigningChangeType], { description: 'What managers did with it, newest first.' })
  changes!: EmployeeSigningChangeType[];
}

/** A page of employees. */
export const EmployeeSigningConnection = connectionOf(EmployeeSigningType, 'EmployeeSigning');

/** How many employees are in each state. */
@ObjectType({ description: 'How many employees of a corporation are in each state; removed ones are not counted.' })
export class EmployeeCounts {
  @Field(() => Int, { description: 'Their signing counts.' })
  active!: number;

  @Field(() => Int, { description: 'They have signed, and their signing does not count.' })
  inactive!: number;
}

/** Arguments of `employees`. */
@ArgsType()
export class EmployeesArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'Only active or only inactive ones; null for both.' })
  active?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, the address or the reference; letter case does not matter.',
  })
  search?: string | null;

  @Field(() => EmployeeSigningSort, {
    defaultValue: EmployeeSigningSort.DATE_DESC,
    description: 'The order of the list.',
  })
  sort!: EmployeeSigningSort;
}

/** Input of the mutations on employees. */
@InputType({ description: 'Whose signings are meant: all of them change, or none.' })
export class EmployeeSigningsInput {
  @Field(() => [ID], { description: 'Ids of the signings: 1 to 100, each once.' })
  ids!: string[];
}

/** Payload of the mutations on employees. */
@ObjectType({ description: 'The signings as they are now.' })
export class EmployeeSigningsPayload {
  @Field(() => [EmployeeSigningType], { description: 'The signings, in the order asked.' })
  employeeSignings!: EmployeeSigningType[];
}

/** Input of `setAutoApproval`. */
@InputType({ description: 'Whether new employees are active at once.' })
export class SetAutoApprovalInput {
  @Field(() => Boolean, { description: 'True when nobody has to activate them.' })
  enabled!: boolean;
}

/** Payload of `setAutoApproval`. */
@ObjectType({ description: 'The corporation as it is now.' })
export class SetAutoApprovalPayload {
  @Field(() => CorporationType, { description: 'The corporation.' })
  corporation!: CorporationType;
}
