import { Field, Int, ObjectType } from 'type-graphql';
import { ActivityType } from '#server/modules/outlook/activity/activity.types.ts';
import type { Activity } from '#server/modules/outlook/activity/list-activity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import {
  type CorporationDashboard,
  type CorporationSetup,
  type EmployeeStates,
  SETUP_DAYS,
} from './corporation-dashboard.ts';

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

/** How far a new corporation is set up. */
@ObjectType('CorporationSetup', { description: 'How far a new corporation is set up by its administrator.' })
export class CorporationSetupType implements CorporationSetup {
  @Field(() => Boolean, { description: 'Whether it has an employee manager.' })
  hasEmployeeManager!: boolean;

  @Field(() => Boolean, { description: 'Whether any employee is active.' })
  hasEmployees!: boolean;

  @Field(() => Boolean, { description: 'Whether it has more than its first email domain.' })
  hasMoreDomains!: boolean;

  @Field(() => Boolean, { description: 'Whether the administrator logs in with a second factor.' })
  hasSecondFactor!: boolean;
}

/** What the managers of a corporation see first. */
@ObjectType('CorporationDashboard', {
  description: 'What waits at a corporation, what happened lately, and how many employees it has.',
})
export class CorporationDashboardType implements CorporationDashboard {
  @Field(() => CorporationType, { description: 'The corporation, with the version that waits for its agreement.' })
  corporation!: CorporationSigning;

  @Field(() => CorporationSetupType, {
    nullable: true,
    description: `How far it is set up; null for employee managers, and ${SETUP_DAYS} days after its approval.`,
  })
  setup!: CorporationSetup | null;

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
