import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import {
  EmployeeCounts,
  EmployeesArgs,
  EmployeeSigningConnection,
  SetAutoApprovalInput,
  SetAutoApprovalPayload,
} from './employee-signing.types.ts';
import { countEmployeeSignings, listEmployeeSignings } from './list-employee-signings.ts';
import { setAutoApproval } from './set-auto-approval.ts';

/** The employees of a corporation, and how they become active. */
@Resolver(() => CorporationType)
export class CorporationEmployeesResolver {
  @FieldResolver(() => EmployeeSigningConnection, {
    description:
      'People who signed as its employees and were not removed. Errors: `bad_request_parameter` with `first`, `after` or `search`.',
  })
  async employees(
    @Args(() => EmployeesArgs) args: EmployeesArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<EmployeeSigning>> {
    return toConnection(await listEmployeeSignings(ctx, args));
  }

  @FieldResolver(() => EmployeeCounts, {
    description: 'How many employees are in each state. Error: `bad_request_parameter` with `search`.',
  })
  employeeCounts(
    @Arg('search', () => String, { nullable: true, description: 'As for `employees`.' }) search: string | null,
    @Ctx() ctx: AppContext,
  ): Promise<EmployeeCounts> {
    return countEmployeeSignings(ctx, search);
  }

  @FieldResolver(() => Boolean, { description: 'Whether new employees are active as soon as they have signed.' })
  autoApproval(@Root() corporation: CorporationSigning): boolean {
    return corporation.autoApproval;
  }

  @Mutation(() => SetAutoApprovalPayload, {
    description:
      'Says whether new employees are active as soon as they have signed, and tells the employee managers by mail when that changes; who waits already goes on waiting. For the administrator. Error: `unauthorized_token`.',
  })
  async setAutoApproval(
    @Arg('input', () => SetAutoApprovalInput, { description: 'What it is to be.' }) { enabled }: SetAutoApprovalInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await setAutoApproval(ctx, enabled) };
  }
}
