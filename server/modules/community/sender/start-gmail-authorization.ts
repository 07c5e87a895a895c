import type { AppContext } from '#server/context.ts';
import { AuthorizationPurpose } from '#server/modules/access/session/authorization-request.entity.ts';
import { beginAuthorization } from '#server/modules/access/session/authorization.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { gmailRedirectUri, requireGoogle } from './gmail.ts';

/**
 * Starts an authorisation and returns the address of Google's page on which a manager lets us send from their Gmail
 * address. Errors: those of `requireCommunityManager` and `requireStepUp`, `auth_failed` when Gmail is not configured
 * here.
 */
export async function startGmailAuthorization(ctx: AppContext): Promise<string> {
  const { session } = await requireCommunityManager(ctx);
  await requireStepUp(ctx, session);
  const google = requireGoogle(ctx);
  const request = await beginAuthorization(ctx, { purpose: AuthorizationPurpose.GMAIL, session });
  return google.consentUrl({ ...request, redirectUri: gmailRedirectUri(ctx) });
}
