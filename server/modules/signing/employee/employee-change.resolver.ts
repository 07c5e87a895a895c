import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { changeEmployeeSignings, type ChangedEmployeeSignings } from './change-employee-signings.ts';
import { changeFoundEmployees, type ChangedFoundEmployees } from './change-found-employees.ts';
import {
  ChangeFoundEmployeeSigningsInput,
  ChangeFoundEmployeeSigningsPayload,
  EmployeeSigningsInput,
  EmployeeSigningsPayload,
  UndoEmployeeChangeInput,
  UndoEmployeeChangePayload,
} from './employee-change.types.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';
import { undoEmployeeChange } from './undo-employee-change.ts';

const INPUT = { description: 'The signings.' };
const ERRORS =
  "`no_permission` when one is not the corporation's or was removed, `bad_request_parameter` with `note`, or with `ids.N`";

interface Changed {
  readonly employeeSignings: EmployeeSigning[];
  readonly operationId: string;
}

const present = ({ signings, operationId }: ChangedEmployeeSignings): Changed => ({
  employeeSignings: signings,
  operationId,
});

@Resolver()
export class EmployeeChangeResolver {
  @Mutation(() => EmployeeSigningsPayload, {
    description: `Activates inactive employees, so that they count, and notifies each by mail. Errors: ${ERRORS} when one is already active.`,
  })
  async activateEmployeeSigning(
    @Arg('input', () => EmployeeSigningsInput, INPUT) input: EmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return present(await changeEmployeeSignings(ctx, { ...input, state: EmployeeSigningState.ACTIVE }));
  }

  @Mutation(() => EmployeeSigningsPayload, {
    description: `Deactivates active employees, so that they no longer count, and notifies each by mail. Errors: ${ERRORS} when one is already inactive.`,
  })
  async deactivateEmployeeSigning(
    @Arg('input', () => EmployeeSigningsInput, INPUT) input: EmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return present(await changeEmployeeSignings(ctx, { ...input, state: EmployeeSigningState.INACTIVE }));
  }

  @Mutation(() => EmployeeSigningsPayload, {
    description: `Removes inactive employees, who may then sign again, and notifies each by mail. Errors: ${ERRORS} and reason \`active\` when one is active.`,
  })
  async removeEmployeeSigning(
    @Arg('input', () => EmployeeSigningsInput, INPUT) input: EmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<Changed> {
    return present(await changeEmployeeSignings(ctx, { ...input, state: EmployeeSigningState.REMOVED }));
  }

  @Mutation(() => ChangeFoundEmployeeSigningsPayload, {
    description:
      'Activates, deactivates or removes all employees whom a search has found, up to 1000 in the order of their signings, and notifies each by mail. Whoever has signed or was changed since they were counted is left alone. Errors: `bad_request_parameter` with `search`, `note`, `asOf`, or `count` when more are found.',
  })
  changeFoundEmployeeSignings(
    @Arg('input', () => ChangeFoundEmployeeSigningsInput, { description: 'Whom it concerns.' })
    input: ChangeFoundEmployeeSigningsInput,
    @Ctx() ctx: AppContext,
  ): Promise<ChangedFoundEmployees> {
    return changeFoundEmployees(ctx, input);
  }

  @Mutation(() => UndoEmployeeChangePayload, {
    description:
      'Undoes an activation or deactivation that the manager made in the last 12 seconds, before its mails have left. Errors: `no_permission` when it is not theirs, `bad_request_parameter` with `operationId` when it is too late or one of the employees was changed since.',
  })
  async undoEmployeeChange(
    @Arg('input', () => UndoEmployeeChangeInput, { description: 'What is undone.' })
    { operationId }: UndoEmployeeChangeInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ changedCount: number }> {
    return { changedCount: await undoEmployeeChange(ctx, operationId) };
  }
}
