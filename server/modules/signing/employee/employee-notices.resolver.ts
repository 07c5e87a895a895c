import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { EmployeeNoticeChoice } from '#server/modules/access/account/employee-notice.rules.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { SetEmployeeNoticesInput, SetEmployeeNoticesPayload } from './employee-notices.types.ts';
import { getEmployeeNotices, setEmployeeNotices } from './set-employee-notices.ts';

@Resolver(() => CorporationType)
export class EmployeeNoticesResolver {
  @FieldResolver(() => EmployeeNoticeChoice, {
    nullable: true,
    description:
      'How often the employee manager who asks is mailed about new employees; null for the administrator, who is not.',
  })
  employeeNotices(@Ctx() ctx: AppContext): Promise<EmployeeNoticeChoice | null> {
    return getEmployeeNotices(ctx);
  }

  @Mutation(() => SetEmployeeNoticesPayload, {
    description:
      'Sets how often the employee manager is mailed about new employees. For employee managers. Error: `unauthorized_token`.',
  })
  async setEmployeeNotices(
    @Arg('input', () => SetEmployeeNoticesInput, { description: 'The choice.' }) { choice }: SetEmployeeNoticesInput,
    @Ctx() ctx: AppContext,
  ): Promise<SetEmployeeNoticesPayload> {
    return { choice: await setEmployeeNotices(ctx, choice) };
  }
}
