import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import type { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { EmployeeSigningSort } from './employee-signing-sort.rules.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

registerEnumType(EmployeeSigningState, {
  name: 'EmployeeSigningState',
  description: "Whether an employee's signing counts.",
  valuesConfig: {
    INACTIVE: { description: 'Signed, but not activated by a manager, or deactivated by one.' },
    ACTIVE: { description: 'It counts.' },
    REMOVED: { description: 'It no longer counts; the employee may sign again.' },
  },
});

registerEnumType(EmployeeSigningSort, {
  name: 'EmployeeSigningSort',
  description: 'Sort orders for employees.',
  valuesConfig: {
    DATE_DESC: { description: 'By signing, newest first.' },
    DATE_ASC: { description: 'By signing, oldest first.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, in reverse.' },
  },
});

@ObjectType('EmployeeSigningChange', { description: "A change of an employee's state." })
export class EmployeeSigningChangeType implements Pick<EmployeeSigningChange, 'changedAt'> {
  @Field(() => EmployeeSigningState, { description: 'The new state.' })
  state!: EmployeeSigning['state'];

  @Field(() => GraphQLISODateTime, { description: 'When it changed.' })
  changedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the manager who changed it; null when automatic approval did.',
  })
  changedBy!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the manager had approved the address in advance; it then changed when the employee signed.',
  })
  preApproved!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What the manager told the employee about it; null for nothing.',
  })
  note!: string | null;
}

@ObjectType('EmployeeSigning', {
  description: "A person's signing as an employee of a corporation; for managers of the corporation.",
})
export class EmployeeSigningType implements Pick<EmployeeSigning, 'id' | 'reference' | 'name' | 'email' | 'signedAt'> {
  @Field(() => ID, { description: 'Identifies the signing.' })
  id!: string;

  @Field(() => String, { description: 'Reference that the employee quotes.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the employee.' })
  name!: string;

  @Field(() => String, { description: 'Address of the employee.' })
  email!: string;

  @Field(() => EmployeeSigningState, { description: 'Whether the signing counts.' })
  state!: EmployeeSigning['state'];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the employee signed; null when the source of an import does not say.',
  })
  signedAt!: Date;

  @Field(() => Language, { description: 'Language of the signing and of the mails about it.' })
  language!: Language;

  @Field(() => ClaObjectType, { description: 'The version that the employee signed.' })
  cla!: ClaObjectType;

  @Field(() => [EmployeeSigningChangeType], { description: 'Changes of its state, newest first.' })
  changes!: EmployeeSigningChangeType[];
}

export const EmployeeSigningConnection = connectionOf(EmployeeSigningType, 'EmployeeSigning');

@ObjectType({ description: 'How many employees of a corporation are in each state.' })
export class EmployeeCounts {
  @Field(() => Int, { description: 'Their signing counts.' })
  active!: number;

  @Field(() => Int, { description: 'They have signed, but their signing does not count.' })
  inactive!: number;

  @Field(() => Int, { description: 'Of the inactive ones, those who were never active: a manager has to decide.' })
  waiting!: number;

  @Field(() => Int, { description: 'Of the inactive ones, those who were deactivated.' })
  deactivated!: number;

  @Field(() => Int, { description: 'Their signing was removed; those who have signed again count twice.' })
  removed!: number;

  @Field(() => GraphQLISODateTime, {
    description: 'When they were counted; `changeFoundEmployeeSignings` asks for it.',
  })
  asOf!: Date;
}

/** What `waiting` tells apart. */
export const WAITING =
  'Of the inactive ones, true for those who were never active, false for those who were deactivated, null for both.';

@ArgsType()
export class EmployeesArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for active ones only, false for inactive ones only, null for both.',
  })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: WAITING })
  waiting?: boolean | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for removed ones only; otherwise those are not listed. `active` has no meaning then.',
  })
  removed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the name, the address or the reference; letter case does not matter.',
  })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `startCursor` of the page after; it takes the place of `after`.',
  })
  before?: string | null;

  @Field(() => EmployeeSigningSort, {
    defaultValue: EmployeeSigningSort.DATE_DESC,
    description: 'Sort order.',
  })
  sort!: EmployeeSigningSort;
}
