import { Field, Int, ObjectType } from 'type-graphql';
import { ActivityType } from '#server/modules/outlook/activity/activity.types.ts';
import type { Activity } from '#server/modules/outlook/activity/list-activity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { CorporationDashboard, EmployeeStates } from './corporation-dashboard.ts';

/** Employees by state. */
@ObjectType('EmployeeStates', { description: 'How many employees of a corporation are in each state.' })
export class EmployeeStatesType implements EmployeeStates {
  @Field(() => Int, { description: 'They have signed, and no manager has decided about them.' })
  waiting!: number;

  @Field(() => Int, { description: 'Their signing counts.' })
  active!: number;

  @Field(() => Int, { description: 'A manager has deactivated them.' })
  deactivated!: number;

  @Field(() => Int, { description: 'A manager has removed them; they may sign again.' })
  removed!: number;
}

/** What the managers of a corporation see first. */
@ObjectType('CorporationDashboard', {
  description: 'What waits at a corporation, what happened lately, and how many employees it has.',
})
export class CorporationDashboardType implements CorporationDashboard {
  @Field(() => CorporationType, { description: 'The corporation, with the version that waits for its agreement.' })
  corporation!: CorporationSigning;

  @Field(() => EmployeeStatesType, { description: 'Its employees by state.' })
  employees!: EmployeeStates;

  @Field(() => Int, {
    nullable: true,
    description: 'Employee managers who have not replaced their one-time password; null for employee managers.',
  })
  unusedAccounts!: number | null;

  @Field(() => [ActivityType], {
    description:
      'The latest six events of the corporation, newest first; for employee managers those about employees and CLAs.',
  })
  activity!: Activity[];
}
