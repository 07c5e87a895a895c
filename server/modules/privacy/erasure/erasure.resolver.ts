import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { decideErasure } from './decide-erasure.ts';
import { eraseImportedAccount } from './erase-imported-account.ts';
import {
  DecideErasureInput,
  DecideErasurePayload,
  EraseImportedAccountInput,
  EraseImportedAccountPayload,
  ErasureRequestConnection,
  ErasureRequestsArgs,
  presentErasureRequest,
  RequestErasureInput,
  RequestErasurePayload,
  type ErasureRequestType,
} from './erasure.types.ts';
import { listErasureRequests, nameOfDecider } from './list-erasure-requests.ts';
import { requestErasure } from './request-erasure.ts';

@Resolver()
export class ErasureResolver {
  @Query(() => ErasureRequestConnection, {
    description:
      'What signers of a link asked to erase, oldest first; for its community managers. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `first` or `after`.',
  })
  async erasureRequests(
    @Args(() => ErasureRequestsArgs) input: ErasureRequestsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<Connection<ErasureRequestType>> {
    const { entries, ...page } = await listErasureRequests(ctx, input);
    const presented = entries.map((request) => presentErasureRequest(request, nameOfDecider(request)));
    return toConnection({ entries: presented, ...page });
  }

  @Mutation(() => RequestErasurePayload, {
    description:
      'Asks the community to erase a signing of the signer’s, and mails its managers. With the cookie of `openMySignings` and its token. Errors: `missing_token`, `unknown_token`, `bad_request_parameter` with `reason`, `no_permission` for somebody else’s, `not_ready_to_sign` while a request is open.',
  })
  async requestErasure(
    @Arg('input', () => RequestErasureInput, { description: 'Which one, and why.' }) input: RequestErasureInput,
    @Ctx() ctx: AppContext,
  ): Promise<RequestErasurePayload> {
    return { request: presentErasureRequest(await requestErasure(ctx, input), null) };
  }

  @Mutation(() => DecideErasurePayload, {
    description:
      'Decides on a request, and mails its signer. Granted, the signing ends and everything about its person is erased, with a corporation also its managers and employees; open pull requests are judged again. For managers of the link. Errors: `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `bad_request_parameter` with `reason` when it is refused without one, `not_ready_to_sign` when it was decided before, and when it is granted under a legal hold.',
  })
  async decideErasure(
    @Arg('input', () => DecideErasureInput, { description: 'The decision.' }) input: DecideErasureInput,
    @Ctx() ctx: AppContext,
  ): Promise<DecideErasurePayload> {
    const request = await decideErasure(ctx, input);
    return { request: presentErasureRequest(request, nameOfDecider(request)) };
  }

  @Mutation(() => EraseImportedAccountPayload, {
    description:
      'Erases imported accounts for which nobody has proved an address: the row, what its source said, and what the check of pull requests knows about them; open pull requests are judged again, and a further import leaves them out. For managers of the link. Errors: `no_link`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `bad_request_parameter` with `account`, `not_ready_to_sign` under a legal hold.',
  })
  async eraseImportedAccount(
    @Arg('input', () => EraseImportedAccountInput, { description: 'Which one.' }) input: EraseImportedAccountInput,
    @Ctx() ctx: AppContext,
  ): Promise<EraseImportedAccountPayload> {
    return { erased: await eraseImportedAccount(ctx, input) };
  }
}
