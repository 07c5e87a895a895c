import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/cla/cla.types.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee-signing-state.rules.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee-signing.entity.ts';
import { changeEmployeeSignings } from './change-employee-signings.ts';
import type { EmployeeSigningChange } from './employee-signing-change.entity.ts';
import { findChangedBy, findChanges } from './employee-signing.queries.ts';
import {
  EmployeeSigningChangeType,
  EmployeeSigningsInput,
  EmployeeSigningsPayload,
  EmployeeSigningType,
} from './employee-signing.types.ts';

const INPUT = { description: 'The signings.' };
const ERRORS = "`no_permission` when one is not the corporation's or was removed, `bad_request_parameter` with `ids.N`";

@Resolver(() => EmployeeSigningType)
export class EmployeeSigningResolver {
  @Mutation(() => EmployeeSigningsPayload, {
    description: `Activates inactive employees, so that they count, and notifies each by mail. Errors: ${ERRORS} when one is already active.`,
  })
  async activateEmployeeSigning(
    @Arg('input', () => EmployeeSigningsInput, INPUT) { ids }: EmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ employeeSignings: EmployeeSigning[] }> {
    return { employeeSignings: await changeEmployeeSignings(ctx, { ids, state: EmployeeSigningState.ACTIVE }) };
  }

  @Mutation(() => EmployeeSigningsPayload, {
    description: `Deactivates active employees, so that they no longer count, and notifies each by mail. Errors: ${ERRORS} when one is already inactive.`,
  })
  async deactivateEmployeeSigning(
    @Arg('input', () => EmployeeSigningsInput, INPUT) { ids }: EmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ employeeSignings: EmployeeSigning[] }> {
    return { employeeSignings: await changeEmployeeSignings(ctx, { ids, state: EmployeeSigningState.INACTIVE }) };
  }

  @Mutation(() => EmployeeSigningsPayload, {
    description: `Removes inactive employees, who may then sign again, and notifies each by mail. Errors: ${ERRORS} and reason \`active\` when one is active.`,
  })
  async removeEmployeeSigning(
    @Arg('input', () => EmployeeSigningsInput, INPUT) { ids }: EmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ employeeSignings: EmployeeSigning[] }> {
    return { employeeSignings: await changeEmployeeSignings(ctx, { ids, state: EmployeeSigningState.REMOVED }) };
  }

  @FieldResolver(() => ClaObjectType)
  cla(@Root() signing: EmployeeSigning): Promise<Cla> {
    return signing.cla.loadOrFail();
  }

  @FieldResolver(() => [EmployeeSigningChangeType])
  changes(@Root() signing: EmployeeSigning): Promise<readonly EmployeeSigningChange[]> {
    return findChanges(signing);
  }
}

@Resolver(() => EmployeeSigningChangeType)
export class EmployeeSigningChangeResolver {
  @FieldResolver(() => String, { nullable: true })
  changedBy(@Root() change: EmployeeSigningChange): Promise<string | null> {
    return findChangedBy(change);
  }
}
