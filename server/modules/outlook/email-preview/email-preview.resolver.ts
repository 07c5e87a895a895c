import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { EmailPreviewArgs, EmailPreviewType, FailedEmailType } from './email-preview.types.ts';
import { listFailedEmails, type FailedEmail } from './list-failed-emails.ts';
import { previewEmail, type EmailPreview } from './preview-email.ts';

/** The mails of a link, for its community managers. */
@Resolver()
export class EmailPreviewResolver {
  @Query(() => EmailPreviewType, {
    description:
      'A mail of a link as its recipients get it, with sample values; for its community managers. Errors: `no_link`, `no_permission`, `second_factor_missing`.',
  })
  emailPreview(@Args(() => EmailPreviewArgs) args: EmailPreviewArgs, @Ctx() ctx: AppContext): Promise<EmailPreview> {
    return previewEmail(ctx, args);
  }

  @Query(() => [FailedEmailType], {
    description:
      'The latest 50 mails of a link that could not be delivered within 30 days, newest first; for its community managers. Errors: `no_link`, `no_permission`, `second_factor_missing`.',
  })
  failedEmails(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<FailedEmail[]> {
    return listFailedEmails(ctx, linkId);
  }
}
