import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';
import {
  EmailDomainRemovalType,
  RemoveEmailDomainInput,
  RemoveEmailDomainPayload,
} from './email-domain-removal.types.ts';
import { describeEmailDomainRemoval, removeEmailDomain } from './remove-email-domain.ts';

const ERRORS =
  '`unauthorized_token`, `bad_request_parameter` with `domain` and a `reason` where it cannot be removed: `unknown`, `primary`, or `administrator` while the address of one is in it';

/** The removal of an email domain, which ends what belongs to the people in it. */
@Resolver()
export class EmailDomainRemovalResolver {
  @Query(() => EmailDomainRemovalType, {
    description: `What the removal of an email domain of the corporation would end; for the administrator. Errors: ${ERRORS}.`,
  })
  emailDomainRemoval(
    @Arg('domain', () => String, { description: 'The domain.' }) domain: string,
    @Ctx() ctx: AppContext,
  ): Promise<EmailDomainRemovalType> {
    return describeEmailDomainRemoval(ctx, domain);
  }

  @Mutation(() => RemoveEmailDomainPayload, {
    description: `Removes an email domain of the corporation: its employees there are removed, the accounts of its employee managers there end, and each of them and the administrator are notified by mail. For the administrator. Errors: ${ERRORS}; \`step_up_needed\` with \`methods\`, \`representative_unsettled\`.`,
  })
  async removeEmailDomain(
    @Arg('input', () => RemoveEmailDomainInput, { description: 'The domain.' }) { domain }: RemoveEmailDomainInput,
    @Ctx() ctx: AppContext,
  ): Promise<{ removal: EmailDomainRemovalType; corporation: CorporationSigning }> {
    const removal = await removeEmailDomain(ctx, domain);
    return { removal, corporation: await getOwnCorporation(ctx) };
  }
}
