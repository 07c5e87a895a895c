import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { RESEND_SECONDS } from '#server/modules/ground/verification/verification-code.rules.ts';
import type { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';
import { addEmailDomain } from './add-email-domain.ts';
import { listEmailDomains } from './email-domain.queries.ts';
import {
  AddEmailDomainInput,
  AddEmailDomainPayload,
  EmailDomainType,
  RequestEmailDomainCodeInput,
  RequestEmailDomainCodePayload,
} from './email-domain.types.ts';
import { requestEmailDomainCode } from './request-email-domain-code.ts';

@Resolver(() => EmailDomainType)
export class EmailDomainResolver {
  @FieldResolver(() => Date)
  addedAt(@Root() { createdAt }: CorporationDomain): Date {
    return createdAt;
  }
}

@Resolver(() => CorporationType)
export class CorporationDomainsResolver {
  @FieldResolver(() => [EmailDomainType], {
    description: 'Its email domains, the primary one first; for the administrator only. Error: `unauthorized_token`.',
  })
  emailDomains(@Ctx() ctx: AppContext): Promise<CorporationDomain[]> {
    return listEmailDomains(ctx);
  }

  @Mutation(() => RequestEmailDomainCodePayload, {
    description:
      "Mails a code to an address in a domain to add; for the administrator. Errors: `unauthorized_token`, `invalid_email`, `restricted_email_suffix`, `unmatch_email_domain` unless it shares the primary one's registrable domain, `sameEmailSuffix` when a corporation has it, `bad_request_parameter` when the corporation has 50, `too_many_request` with `retryAfter`.",
  })
  async requestEmailDomainCode(
    @Arg('input', () => RequestEmailDomainCodeInput, { description: 'The address.' })
    { email }: RequestEmailDomainCodeInput,
    @Ctx() ctx: AppContext,
  ): Promise<RequestEmailDomainCodePayload> {
    return { resendAfterSeconds: RESEND_SECONDS, ...(await requestEmailDomainCode(ctx, email)) };
  }

  @Mutation(() => AddEmailDomainPayload, {
    description:
      'Adds the domain of an address to the corporation and ends the individual signings in it, with a mail to each signer; for the administrator. Errors: those of `requestEmailDomainCode` except the last, `step_up_needed` with `methods`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`.',
  })
  async addEmailDomain(
    @Arg('input', () => AddEmailDomainInput, { description: 'Address and code.' }) input: AddEmailDomainInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ emailDomain: CorporationDomain; corporation: CorporationSigning }> {
    const emailDomain = await addEmailDomain(ctx, input);
    return { emailDomain, corporation: await getOwnCorporation(ctx) };
  }
}
