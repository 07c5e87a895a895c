import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { GoogleClient } from '#server/integrations/google/google-client.ts';
import { SenderProvider } from './sender-credential.entity.ts';

/** Returns the configured Google client. Error: `auth_failed` when there is none. */
export function requireGoogle(ctx: AppContext): GoogleClient {
  const { google } = ctx.deps.senderMail;
  if (google === undefined) {
    throw new AppError('auth_failed', { reason: 'not_configured' });
  }
  return google;
}

/** Returns the address that Google redirects to; it must be registered there. */
export function gmailRedirectUri(ctx: AppContext): string {
  return new URL('/api/v1/gmail/auth', ctx.deps.config.publicUrl).href;
}

/** Returns the ways in which an address can be authorised here. */
export function senderProviders(ctx: AppContext): SenderProvider[] {
  return ctx.deps.senderMail.google === undefined ? [SenderProvider.SMTP] : [SenderProvider.SMTP, SenderProvider.GMAIL];
}
