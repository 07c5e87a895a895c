import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { readLinkPolicy } from './link-policy.queries.ts';
import { type PolicyText, readPolicyDocument } from './policy-document.queries.ts';
import { PolicyDocumentArgs, PolicyDocumentType } from './policy-document.types.ts';

/** Queries of the policy pages. */
@Resolver()
export class PolicyDocumentResolver {
  @Query(() => PolicyDocumentType, {
    description:
      "A policy text: of a link the community's own where it has one, else that of the service. Errors: `privacy_config_error`, `cookies_config_error` when a configured text cannot be read.",
  })
  async policyDocument(
    @Args(() => PolicyDocumentArgs) { set, language, linkId }: PolicyDocumentArgs,
    @Ctx() ctx: AppContext,
  ): Promise<PolicyText> {
    const own =
      linkId === null || linkId === undefined ? undefined : await readLinkPolicy(ctx.em, { linkId, set, language });
    return own ?? readPolicyDocument(ctx.deps, set, language);
  }
}
