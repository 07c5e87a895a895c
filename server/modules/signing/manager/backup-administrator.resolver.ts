import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { endBackupAdministrator, listAdministrators, nameBackupAdministrator } from './backup-administrator.ts';
import {
  CorporationAdministratorType,
  EndBackupAdministratorPayload,
  NameBackupAdministratorInput,
  NameBackupAdministratorPayload,
} from './backup-administrator.types.ts';

/** The administrators of a corporation: its representative, and a backup that one of them names. */
@Resolver(() => CorporationType)
export class BackupAdministratorResolver {
  @FieldResolver(() => [CorporationAdministratorType], {
    description:
      'Its administrators: the representative, then the backup if there is one; for them alone. Error: `unauthorized_token`.',
  })
  administrators(@Ctx() ctx: AppContext): Promise<Manager[]> {
    return listAdministrators(ctx);
  }

  @Mutation(() => NameBackupAdministratorPayload, {
    description:
      'Makes an employee manager the backup administrator, with the same rights as the administrator; for an administrator. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `representative_unsettled` with `retryAfter`, `corp_manager_exists` while there is one, `no_permission` for the id of nobody of the corporation, `bad_request_parameter` with `id` for an employee manager who is deactivated or has never logged in.',
  })
  async nameBackupAdministrator(
    @Arg('input', () => NameBackupAdministratorInput, { description: 'Who.' }) { id }: NameBackupAdministratorInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await nameBackupAdministrator(ctx, id) };
  }

  @Mutation(() => EndBackupAdministratorPayload, {
    description:
      'Makes the backup administrator an employee manager again; for either administrator. Errors: `unauthorized_token`, `step_up_needed` with `methods`, `representative_unsettled` with `retryAfter`, `no_permission` while there is none, `many_employee_managers` with `limit` when the corporation has as many employee managers as it may.',
  })
  async endBackupAdministrator(@Ctx() ctx: AppContext): Promise<EndBackupAdministratorPayload> {
    await endBackupAdministrator(ctx);
    return { done: true };
  }
}
