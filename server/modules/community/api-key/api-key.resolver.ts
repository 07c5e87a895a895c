import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { ApiKey } from './api-key.entity.ts';
import {
  ApiKeyType,
  CreateApiKeyInputType,
  CreateApiKeyPayload,
  RevokeApiKeyInput,
  RevokeApiKeyPayload,
} from './api-key.types.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './manage-api-keys.ts';

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], {
    description: "The community manager's own API keys, newest first, without revoked ones.",
  })
  apiKeys(@Ctx() ctx: AppContext): Promise<ApiKey[]> {
    return listApiKeys(ctx);
  }

  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Creates an API key for at most a year, and mails its maker and the owner of its link. Programs send it as `Authorization: Bearer` or `X-Api-Key`; a wrong one is refused everywhere with `unknown_token`, one without the scope or for another link with `no_permission`. Errors: `no_link`, `no_permission`, `step_up_needed` with `methods`, `bad_request_parameter` with `field`.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInputType, { description: 'The key.' }) input: CreateApiKeyInputType,
    @Ctx() ctx: AppContext,
  ): Promise<CreateApiKeyPayload> {
    return createApiKey(ctx, input);
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description: 'Revokes an API key at once. Error: `no_permission` for a key of others, or one revoked already.',
  })
  async revokeApiKey(
    @Arg('input', () => RevokeApiKeyInput, { description: 'The key.' }) { id }: RevokeApiKeyInput,
    @Ctx() ctx: AppContext,
  ): Promise<RevokeApiKeyPayload> {
    return { revokedId: await revokeApiKey(ctx, id) };
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Public id of its only link; null for all.' })
  async linkId(@Root() { link }: ApiKey): Promise<string | null> {
    return link ? (await link.loadOrFail()).linkId : null;
  }
}
