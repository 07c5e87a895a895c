import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { createEmployeeManagers } from './create-employee-managers.ts';
import { deactivateEmployeeManagers, reactivateEmployeeManagers } from './deactivate-employee-managers.ts';
import { findEmployeeManagers, listEmployeeManagers } from './manager.queries.ts';
import {
  ChangeEmployeeManagersInput,
  ChangeEmployeeManagersPayload,
  CreateEmployeeManagersInput,
  CreateEmployeeManagersPayload,
  EmployeeManagerType,
  RemoveEmployeeManagersInput,
  RemoveEmployeeManagersPayload,
  RenewEmployeeManagerPasswordInput,
  RenewEmployeeManagerPasswordPayload,
} from './manager.types.ts';
import { removeEmployeeManagers } from './remove-employee-managers.ts';
import { renewEmployeeManagerPassword } from './renew-employee-manager-password.ts';

/** The employee managers of a corporation, added and removed by its administrator. */
@Resolver(() => CorporationType)
export class ManagerResolver {
  @FieldResolver(() => [EmployeeManagerType], {
    description:
      'Its employee managers, deactivated ones too, oldest first; for the administrator alone. Error: `unauthorized_token`.',
  })
  managers(@Ctx() ctx: AppContext): Promise<Manager[]> {
    return listEmployeeManagers(ctx);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it has an active employee manager; while it has none, its employees cannot sign.',
  })
  async hasEmployeeManager(@Root() corporation: CorporationSigning, @Ctx() ctx: AppContext): Promise<boolean> {
    return (await findEmployeeManagers(ctx.em, corporation)).length > 0;
  }

  @FieldResolver(() => Int, { description: 'Maximum number of employee managers.' })
  managerLimit(@Ctx() ctx: AppContext): number {
    return ctx.deps.config.maxEmployeeManagers;
  }

  @Mutation(() => CreateEmployeeManagersPayload, {
    description:
      'Adds employee managers, all or none, and mails each their account with a one-time password; for the administrator. Errors, with `field` when they concern a row, such as `managers.0.id`: `unauthorized_token`, `step_up_needed` with `methods`, `bad_request_parameter`, `invalid_email`, `invalid_manager_id`, `same_id`, `same_email`, `admin_as_manager`, `not_same_corp`, `exits_id`, `exits_email`, `many_employee_managers` with `limit`.',
  })
  async createEmployeeManagers(
    @Arg('input', () => CreateEmployeeManagersInput, { description: 'The managers.' })
    input: CreateEmployeeManagersInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ managers: Manager[]; corporation: CorporationSigning }> {
    const managers = await createEmployeeManagers(ctx, input);
    return { managers, corporation: await getOwnCorporation(ctx) };
  }

  @Mutation(() => RemoveEmployeeManagersPayload, {
    description:
      'Removes employee managers, all or none, ends their sessions and notifies each by mail; for the administrator. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `bad_request_parameter`, `no_permission` when one of them is not an employee manager of the corporation.',
  })
  async removeEmployeeManagers(
    @Arg('input', () => RemoveEmployeeManagersInput, { description: 'The managers.' })
    input: RemoveEmployeeManagersInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await removeEmployeeManagers(ctx, input) };
  }

  @Mutation(() => ChangeEmployeeManagersPayload, {
    description:
      'Deactivates employee managers, all or none, ends their sessions and notifies each by mail; account and address stay theirs. For the administrator. Errors: `unauthorized_token`, `representative_unsettled`, `bad_request_parameter` with `ids`, also when one of them is deactivated already, `no_permission` when one of them is not an employee manager of the corporation.',
  })
  async deactivateEmployeeManagers(
    @Arg('input', () => ChangeEmployeeManagersInput, { description: 'The managers.' })
    input: ChangeEmployeeManagersInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await deactivateEmployeeManagers(ctx, input) };
  }

  @Mutation(() => ChangeEmployeeManagersPayload, {
    description:
      'Lets deactivated employee managers log in again, all or none, and notifies each by mail; for the administrator. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `bad_request_parameter` with `ids`, also when one of them is active already, `no_permission` when one of them is not an employee manager of the corporation.',
  })
  async reactivateEmployeeManagers(
    @Arg('input', () => ChangeEmployeeManagersInput, { description: 'The managers.' })
    input: ChangeEmployeeManagersInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await reactivateEmployeeManagers(ctx, input) };
  }

  @Mutation(() => RenewEmployeeManagerPasswordPayload, {
    description:
      'Mails an employee manager who has not chosen a password yet a new one-time password, which takes the place of the earlier one; for the administrator. Errors: `unauthorized_token`, `no_permission` when they are not an employee manager of the corporation, `bad_request_parameter` with `id` when they have chosen a password, `too_many_request` with `retryAfter` within 60 s of the last one.',
  })
  async renewEmployeeManagerPassword(
    @Arg('input', () => RenewEmployeeManagerPasswordInput, { description: 'The manager.' })
    { id }: RenewEmployeeManagerPasswordInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ manager: Manager }> {
    return { manager: await renewEmployeeManagerPassword(ctx, id) };
  }
}
