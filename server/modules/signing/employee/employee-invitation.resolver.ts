import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { InviteEmployeesInput, InviteEmployeesPayload } from './employee-invitation.types.ts';
import { inviteEmployees, type InvitedEmployees } from './invite-employees.ts';

@Resolver()
export class EmployeeInvitationResolver {
  @Mutation(() => InviteEmployeesPayload, {
    description:
      'Mails colleagues where to sign as employees, each address once within seven days. Errors: `bad_request_parameter` with `emails`; with `emails.N`, `invalid_email` or `not_same_corp` for one in no email domain of the corporation; `no_employee_manager`; `not_ready_to_sign` while the link takes no signings; `too_many_request` with `retryAfter` above 1000 a day.',
  })
  inviteEmployees(
    @Arg('input', () => InviteEmployeesInput, { description: 'Whom to invite.' }) input: InviteEmployeesInput,
    @Ctx() ctx: AppContext,
  ): Promise<InvitedEmployees> {
    return inviteEmployees(ctx, input);
  }
}
