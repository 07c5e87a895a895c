import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { type Connection, toConnection } from '#server/graphql/connection.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import {
  type AddedPreApprovals,
  addPreApprovals,
  listPreApprovals,
  removePreApprovals,
} from './manage-pre-approvals.ts';
import type { PreApproval } from './pre-approval.entity.ts';
import {
  AddPreApprovalsInput,
  AddPreApprovalsPayload,
  PreApprovalConnection,
  PreApprovalsArgs,
  PreApprovalType,
  RemovePreApprovalsInput,
  RemovePreApprovalsPayload,
} from './pre-approval.types.ts';

@Resolver(() => CorporationType)
export class PreApprovalsResolver {
  @FieldResolver(() => PreApprovalConnection, {
    description:
      'Addresses approved in advance that have not signed yet, newest first. Errors: `bad_request_parameter` with `first`, `after`, `before` or `search`.',
  })
  async preApprovals(
    @Args(() => PreApprovalsArgs) args: PreApprovalsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<PreApproval>> {
    return toConnection(await listPreApprovals(ctx, args));
  }

  @Mutation(() => AddPreApprovalsPayload, {
    description:
      'Approves addresses in advance: whoever signs with one as an employee is active at once, and uses the approval up. Errors: `bad_request_parameter` with `emails`, with the reason `limit` when there would be more than 5000; with `emails.N`, `invalid_email` or `not_same_corp` for one in no email domain of the corporation.',
  })
  addPreApprovals(
    @Arg('input', () => AddPreApprovalsInput, { description: 'The addresses.' }) { emails }: AddPreApprovalsInput,
    @Ctx() ctx: AppContext,
  ): Promise<AddedPreApprovals> {
    return addPreApprovals(ctx, emails);
  }

  @Mutation(() => RemovePreApprovalsPayload, {
    description:
      'Takes addresses off the list of those approved in advance. Errors: `bad_request_parameter` with `ids` or `ids.N`, `no_permission` for what is no id.',
  })
  async removePreApprovals(
    @Arg('input', () => RemovePreApprovalsInput, { description: 'The addresses.' }) { ids }: RemovePreApprovalsInput,
    @Ctx() ctx: AppContext,
  ): Promise<RemovePreApprovalsPayload> {
    return { removedCount: await removePreApprovals(ctx, ids) };
  }
}

@Resolver(() => PreApprovalType)
export class PreApprovalResolver {
  @FieldResolver(() => Date)
  addedAt(@Root() { createdAt }: PreApproval): Date {
    return createdAt;
  }

  @FieldResolver(() => String)
  async addedBy(@Root() { manager }: PreApproval): Promise<string> {
    return (await manager.loadOrFail()).name;
  }
}
