import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { EmployeeNoticeChoice } from '#server/modules/access/account/employee-notice.rules.ts';

registerEnumType(EmployeeNoticeChoice, {
  name: 'EmployeeNoticeChoice',
  description: 'How often an employee manager is mailed about employees who have signed.',
  valuesConfig: {
    EACH: { description: 'At once, one mail for each.' },
    QUARTER_HOURLY: { description: 'At most one mail in a quarter of an hour, about everybody who has signed since.' },
    DAILY: { description: 'Once a day, at 01:00 UTC.' },
    NONE: { description: 'Never.' },
  },
});

@InputType({ description: 'How often to be mailed about new employees.' })
export class SetEmployeeNoticesInput {
  @Field(() => EmployeeNoticeChoice, { description: 'The choice.' })
  choice!: EmployeeNoticeChoice;
}

@ObjectType({ description: 'How often the employee manager is mailed about new employees now.' })
export class SetEmployeeNoticesPayload {
  @Field(() => EmployeeNoticeChoice, { description: 'The choice.' })
  choice!: EmployeeNoticeChoice;
}
