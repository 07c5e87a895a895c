import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { EmployeeCounts, EmployeesArgs, EmployeeSigningConnection } from './employee-signing.types.ts';
import { type CountedEmployees, countEmployeeSignings, listEmployeeSignings } from './list-employee-signings.ts';

@Resolver(() => CorporationType)
export class CorporationEmployeesResolver {
  @FieldResolver(() => EmployeeSigningConnection, {
    description:
      'Its employees who have signed. Errors: `bad_request_parameter` with `first`, `after`, `before` or `search`.',
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
  ): Promise<CountedEmployees> {
    return countEmployeeSignings(ctx, search);
  }

  @FieldResolver(() => Boolean, { description: 'Whether new employees are active as soon as they have signed.' })
  autoApproval(@Root() corporation: CorporationSigning): boolean {
    return corporation.autoApproval;
  }
}
