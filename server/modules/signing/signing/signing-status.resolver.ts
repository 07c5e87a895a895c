import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { getSigningStatus, getSigningStatusByHash, getSigningStatuses } from './signing-status.queries.ts';
import { SigningStatusObjectType } from './signing-status.types.ts';

@Resolver()
export class SigningStatusResolver {
  @Query(() => SigningStatusObjectType, {
    description:
      'How an address stands at a link. Errors: `invalid_email`, `no_link`, `too_many_request` with `retryAfter`, `missing_token` where the link asks for an API key.',
  })
  async signingStatus(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('email', () => String, { description: 'Email address; letter case does not matter.' }) email: string,
    @Ctx() ctx: AppContext,
  ): Promise<SigningStatusObjectType> {
    return { ...(await getSigningStatus(ctx, linkId, email)), email };
  }

  @Query(() => SigningStatusObjectType, {
    description:
      'How an address stands that is named by its hash alone, with the same limits. Errors: `bad_request_parameter` with `emailSha256`, `no_link`, `too_many_request` with `retryAfter`, `missing_token` where the link asks for an API key and answers no hashes.',
  })
  async signingStatusByHash(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('emailSha256', () => ID, {
      description:
        'SHA-256 of `<linkId>:<address>` in lower-case hexadecimal; the address in lower case, its domain in ASCII (`xn--`).',
    })
    emailSha256: string,
    @Ctx() ctx: AppContext,
  ): Promise<SigningStatusObjectType> {
    return { ...(await getSigningStatusByHash(ctx, linkId, emailSha256)), email: emailSha256 };
  }

  @Query(() => [SigningStatusObjectType], {
    description:
      'How up to 1,000 addresses stand at a link, in the order asked. Errors as `signingStatus`; anonymous callers are limited by addresses, not by calls.',
  })
  async signingStatuses(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Arg('emails', () => [String], { description: 'Email addresses, at most 1,000.' }) emails: string[],
    @Ctx() ctx: AppContext,
  ): Promise<SigningStatusObjectType[]> {
    const statuses = await getSigningStatuses(ctx, linkId, emails);
    return statuses.map((status, index) => ({ ...status, email: emails[index] ?? '' }));
  }
}
