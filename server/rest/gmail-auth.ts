import type { AppContext } from '#server/context.ts';
import { finishGmailAuthorization } from '#server/modules/sender/finish-gmail-authorization.ts';
import { parseQueryText } from './parse.ts';
import { redirectAfter } from './redirect-after.ts';
import type { RedirectAnswer, RestRequest } from './route.ts';

/** `GET gmail/auth`: where Google sends the browser back to. Goes on to `/config-email` with `email` or `error_code`. */
export async function getGmailAuth(ctx: AppContext, { query }: RestRequest): Promise<RedirectAnswer> {
  const state = parseQueryText(query['state']);
  const code = parseQueryText(query['code']);
  const error = parseQueryText(query['error']);
  return redirectAfter(ctx, '/config-email', async () => ({
    page: '/config-email',
    outcome: { email: await finishGmailAuthorization(ctx, { state, code, error }) },
  }));
}
