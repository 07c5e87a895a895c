import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { RESEND_SECONDS } from '#server/modules/ground/verification/verification-code.rules.ts';
import { authorizeSender } from './authorize-sender.ts';
import { senderProviders } from './gmail.ts';
import { SenderProvider } from './sender-credential.entity.ts';
import { findSenderCredentials, findSenderServers, findServiceSender } from './sender.queries.ts';
import {
  AuthorizeSenderInput,
  AuthorizeSenderPayload,
  Sender,
  SenderServer,
  StartGmailAuthorizationPayload,
  VerifySenderInput,
  VerifySenderPayload,
} from './sender.types.ts';
import { startGmailAuthorization } from './start-gmail-authorization.ts';
import { verifySender } from './verify-sender.ts';

/** Sender addresses of communities. */
@Resolver()
export class SenderResolver {
  @Query(() => [SenderProvider], { description: 'Ways in which an address can be authorised here.' })
  senderProviders(@Ctx() ctx: AppContext): SenderProvider[] {
    return senderProviders(ctx);
  }

  @Query(() => [SenderServer], {
    description:
      'Mail servers that an address may be authorised at; the first serves addresses of unknown domains. Community managers only.',
  })
  async senderServers(@Ctx() ctx: AppContext): Promise<SenderServer[]> {
    return [...(await findSenderServers(ctx))];
  }

  @Query(() => String, {
    nullable: true,
    description:
      "The service's own address, which links may send from until they have one; null where the operator has set none. Community managers only.",
  })
  serviceSender(@Ctx() ctx: AppContext): Promise<string | null> {
    return findServiceSender(ctx);
  }

  @Query(() => [Sender], {
    description: 'Addresses that the viewer has authorised, sorted by address. Community managers only.',
  })
  senderCredentials(@Ctx() ctx: AppContext): Promise<Sender[]> {
    return findSenderCredentials(ctx);
  }

  @Mutation(() => VerifySenderPayload, {
    description:
      'Sends a code through a mailbox to itself, within 10 seconds. Community managers only. Errors: `invalid_email`, `bad_request_parameter`, `unknown_email_platform` when no server fits, `too_many_request` with `retryAfter`, `invalid_email_auth_code`, `failed_to_send_email`.',
  })
  async verifySender(
    @Arg('input', () => VerifySenderInput, { description: 'The mailbox.' }) input: VerifySenderInput,
    @Ctx() ctx: AppContext,
  ): Promise<VerifySenderPayload> {
    return { resendAfterSeconds: RESEND_SECONDS, ...(await verifySender(ctx, input)) };
  }

  @Mutation(() => AuthorizeSenderPayload, {
    description:
      "Stores a mailbox's authorisation code encrypted, replacing the viewer's earlier one for that address. Community managers only. Errors: `invalid_email`, `bad_request_parameter`, `unknown_email_platform`, `wrong_verification_code`, `expired_verification_code`, `too_many_request` with `retryAfter`.",
  })
  async authorizeSender(
    @Arg('input', () => AuthorizeSenderInput, { description: 'The mailbox and its code.' }) input: AuthorizeSenderInput,
    @Ctx() ctx: AppContext,
  ): Promise<AuthorizeSenderPayload> {
    return { sender: await authorizeSender(ctx, input) };
  }

  @Mutation(() => StartGmailAuthorizationPayload, {
    description: 'Starts the authorisation of a Gmail address. Community managers only. Error: `auth_failed`.',
  })
  async startGmailAuthorization(@Ctx() ctx: AppContext): Promise<StartGmailAuthorizationPayload> {
    return { url: await startGmailAuthorization(ctx) };
  }
}
