import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { CreateEmployeeManagersInput as CreateInput } from './create-employee-managers.ts';
import type { ChangeEmployeeManagersInput as ChangeInput } from './deactivate-employee-managers.ts';
import type { RemoveEmployeeManagersInput as RemoveInput } from './remove-employee-managers.ts';

/** An employee manager, as the administrator sees them. */
@ObjectType('EmployeeManager', { description: 'Somebody who activates, deactivates and removes employees.' })
export class EmployeeManagerType implements Pick<
  Manager,
  | 'id'
  | 'account'
  | 'name'
  | 'email'
  | 'createdAt'
  | 'initialPasswordChanged'
  | 'oneTimePasswordExpiresAt'
  | 'deactivatedAt'
> {
  @Field(() => ID, { description: 'Identifies the manager.' })
  id!: string;

  @Field(() => String, { description: 'Login name: the chosen id, an underscore and the domain of the address.' })
  account!: string;

  @Field(() => String, { description: 'Name of the manager.' })
  name!: string;

  @Field(() => String, { description: 'Address of the manager, also accepted at login.' })
  email!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the administrator added them.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether they changed the one-time password; until then they can do nothing else.',
  })
  initialPasswordChanged!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the one-time password that was mailed last ends, 72 hours later; of no meaning once they have changed it, null when it has no end.',
  })
  oneTimePasswordExpiresAt!: Date | null | undefined;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when the account is deactivated: they cannot log in and get no mails. Null while it is active.',
  })
  deactivatedAt!: Date | null | undefined;
}

/** One row of `createEmployeeManagers`. */
@InputType({ description: 'An employee manager to add.' })
export class NewEmployeeManagerInput {
  @Field(() => String, {
    description:
      'Chosen part of the login name: 1 to 50 letters, digits, underscores and dots; with the domain at most 100 characters. Letter case is ignored.',
  })
  id!: string;

  @Field(() => String, { description: 'Name, 1 to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Address in an e-mail domain of the corporation.' })
  email!: string;
}

/** Input of `createEmployeeManagers`. */
@InputType({ description: 'Employee managers to add.' })
export class CreateEmployeeManagersInput implements CreateInput {
  @Field(() => [NewEmployeeManagerInput], { description: 'From 1 to 20 of them.' })
  managers!: NewEmployeeManagerInput[];
}

/** Payload of `createEmployeeManagers`. */
@ObjectType({ description: 'The employee managers are added, and their accounts are on their way by mail.' })
export class CreateEmployeeManagersPayload {
  @Field(() => [EmployeeManagerType], { description: 'The added managers, in the order of the input.' })
  managers!: EmployeeManagerType[];

  @Field(() => CorporationType, { description: 'The corporation as it is now.' })
  corporation!: CorporationType;
}

/** Input of `removeEmployeeManagers`. */
@InputType({ description: 'Employee managers to remove.' })
export class RemoveEmployeeManagersInput implements RemoveInput {
  @Field(() => [ID], { description: 'From 1 to 1,000 ids; duplicates count once.' })
  ids!: string[];
}

/** Payload of `removeEmployeeManagers`. */
@ObjectType({ description: 'The employee managers are removed and logged out.' })
export class RemoveEmployeeManagersPayload {
  @Field(() => CorporationType, { description: 'The corporation as it is now.' })
  corporation!: CorporationType;
}

/** Input of `deactivateEmployeeManagers` and `reactivateEmployeeManagers`. */
@InputType({ description: 'Employee managers whose accounts are deactivated or reactivated.' })
export class ChangeEmployeeManagersInput implements ChangeInput {
  @Field(() => [ID], { description: 'From 1 to 1,000 ids; duplicates count once.' })
  ids!: string[];
}

/** Payload of `deactivateEmployeeManagers` and `reactivateEmployeeManagers`. */
@ObjectType({ description: 'The accounts are changed, and their owners notified by mail.' })
export class ChangeEmployeeManagersPayload {
  @Field(() => CorporationType, { description: 'The corporation as it is now.' })
  corporation!: CorporationType;
}

/** Input of `renewEmployeeManagerPassword`. */
@InputType({ description: 'An employee manager who needs a new one-time password.' })
export class RenewEmployeeManagerPasswordInput {
  @Field(() => ID, { description: 'Id of the manager.' })
  id!: string;
}

/** Payload of `renewEmployeeManagerPassword`. */
@ObjectType({ description: 'The new one-time password is on its way by mail.' })
export class RenewEmployeeManagerPasswordPayload {
  @Field(() => EmployeeManagerType, { description: 'The manager as they are now.' })
  manager!: EmployeeManagerType;
}
