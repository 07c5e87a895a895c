import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SetAutoApprovalInput, SetAutoApprovalPayload } from './auto-approval.types.ts';
import { setAutoApproval } from './set-auto-approval.ts';

@Resolver()
export class AutoApprovalResolver {
  @Mutation(() => SetAutoApprovalPayload, {
    description:
      'Sets whether new employees are active as soon as they have signed, and notifies the employee managers by mail when that changes; employees already waiting keep waiting. For the administrator. Errors: `unauthorized_token`, `step_up_needed` with `methods`.',
  })
  async setAutoApproval(
    @Arg('input', () => SetAutoApprovalInput, { description: 'The new setting.' }) { enabled }: SetAutoApprovalInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ corporation: CorporationSigning }> {
    return { corporation: await setAutoApproval(ctx, enabled) };
  }
}
