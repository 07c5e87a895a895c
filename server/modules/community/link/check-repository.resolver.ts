import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { checkRepository } from './check-repository.ts';
import { CheckRepositoryInput, CheckRepositoryPayload } from './check-repository.types.ts';

/** The check of a repository before it is linked. */
@Resolver()
export class CheckRepositoryResolver {
  @Mutation(() => CheckRepositoryPayload, {
    description:
      'Checks that a repository is public and in an organisation of the viewer. Errors: `checkRepoMessage`, after which they may continue anyway, `no_permission`, `bad_request_parameter` with `field`, and those of `refreshOrganizations`.',
  })
  async checkRepository(
    @Arg('input', () => CheckRepositoryInput, { description: 'The repository.' }) input: CheckRepositoryInput,
    @Ctx() ctx: AppContext,
  ): Promise<CheckRepositoryPayload> {
    return { repository: await checkRepository(ctx, input) };
  }
}
