import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ChangedFoundEmployees, ChangeFoundEmployeesInput } from './change-found-employees.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigningType, WAITING } from './employee-signing.types.ts';

const NOTE =
  'Told to the employees in the mail and shown in the history, when they are deactivated or removed: up to 500 characters.';
const OPERATION = 'Names the change for `undoEmployeeChange`.';

@InputType({ description: 'The signings to change: all of them change, or none.' })
export class EmployeeSigningsInput {
  @Field(() => [ID], { description: 'Ids of the signings: 1 to 100, each once.' })
  ids!: string[];

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;
}

@ObjectType({ description: 'The updated signings.' })
export class EmployeeSigningsPayload {
  @Field(() => [EmployeeSigningType], { description: 'The signings, in the order of the ids.' })
  employeeSignings!: EmployeeSigningType[];

  @Field(() => ID, { description: OPERATION })
  operationId!: string;
}

@InputType({ description: 'All employees whom a search has found, and their new state.' })
export class ChangeFoundEmployeeSigningsInput implements ChangeFoundEmployeesInput {
  @Field(() => EmployeeSigningState, {
    description: 'The new state: `ACTIVE` and `REMOVED` concern inactive employees, `INACTIVE` active ones.',
  })
  state!: EmployeeSigningState;

  @Field(() => Boolean, { nullable: true, description: WAITING })
  waiting?: boolean | null;

  @Field(() => String, { nullable: true, description: 'As for `employees`.' })
  search?: string | null;

  @Field(() => GraphQLISODateTime, {
    description: '`EmployeeCounts.asOf`: whoever signed or was changed later is left alone.',
  })
  asOf!: Date;

  @Field(() => Int, { description: 'How many there were then.' })
  count!: number;

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;
}

@ObjectType({ description: 'How many employees were changed.' })
export class ChangeFoundEmployeeSigningsPayload implements ChangedFoundEmployees {
  @Field(() => Int, { description: 'Employees who were changed, at most 1000.' })
  changedCount!: number;

  @Field(() => Int, { description: 'Employees who are left because there were more.' })
  remainingCount!: number;

  @Field(() => ID, { description: OPERATION })
  operationId!: string;
}

@InputType({ description: 'The change to undo.' })
export class UndoEmployeeChangeInput {
  @Field(() => ID, { description: 'From the payload of the change.' })
  operationId!: string;
}

@ObjectType({ description: 'What was undone.' })
export class UndoEmployeeChangePayload {
  @Field(() => Int, { description: 'Employees who are in the state again in which they were.' })
  changedCount!: number;
}
