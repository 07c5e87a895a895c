import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { findConfirmationMails, setConfirmationMails } from './confirmation-mails.ts';
import {
  ConfirmationMailsType,
  SetConfirmationMailsInput,
  SetConfirmationMailsPayload,
} from './confirmation-mails.types.ts';

/** Signers switch the mails about their commits off, and on again. */
@Resolver()
export class ConfirmationMailsResolver {
  @Query(() => ConfirmationMailsType, {
    description:
      'Whether the address that a mail about commits went to gets further ones. Errors: `illegal_link` for a malformed key, `link_expired` for an unknown one.',
  })
  confirmationMails(
    @Arg('key', () => String, { description: 'The key from the mail.' }) key: string,
    @Ctx() ctx: AppContext,
  ): Promise<ConfirmationMailsType> {
    return findConfirmationMails(ctx, key);
  }

  @Mutation(() => SetConfirmationMailsPayload, {
    description:
      'Switches mails about commits that wait for a confirmation off or on for the address that got one, for all projects. Errors: `illegal_link`, `link_expired`.',
  })
  async setConfirmationMails(
    @Arg('input', () => SetConfirmationMailsInput, { description: 'The key and the choice.' })
    input: SetConfirmationMailsInput,
    @Ctx() ctx: AppContext,
  ): Promise<SetConfirmationMailsPayload> {
    return { confirmationMails: await setConfirmationMails(ctx, input) };
  }
}
