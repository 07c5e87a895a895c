import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { type PolicyText, readPolicyDocument } from './policy-document.queries.ts';
import { PolicyDocumentSet, PolicyDocumentType } from './policy-document.types.ts';

/** Queries of the policy pages. */
@Resolver()
export class PolicyDocumentResolver {
  @Query(() => PolicyDocumentType, {
    description:
      'A policy text. Errors: `privacy_config_error`, `cookies_config_error` when a configured text cannot be read.',
  })
  policyDocument(
    @Arg('set', () => PolicyDocumentSet, { description: 'Which of the policy texts.' }) set: PolicyDocumentSet,
    @Arg('language', () => Language, { description: 'Language to read it in.' }) language: Language,
    @Ctx() ctx: AppContext,
  ): Promise<PolicyText> {
    return readPolicyDocument(ctx.deps, set, language);
  }
}
