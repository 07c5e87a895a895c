import type { AppContext } from '#server/context.ts';
import { finishCodePlatformLogin } from '#server/modules/session/code-platform/finish-code-platform-login.ts';
import { parseQuery } from './parse.ts';
import { redirectAfter } from './redirect-after.ts';
import type { RedirectAnswer, RestRequest } from './route.ts';

/** `GET auth/:platform/login`: where a code platform sends the browser back to. Goes on to `/index` with `error_code` (design §4). */
export async function getCodePlatformLogin(
  ctx: AppContext,
  { params, query }: RestRequest<'platform'>,
): Promise<RedirectAnswer> {
  const callback = { platform: params.platform, parameters: parseQuery(query) };
  return redirectAfter(ctx, '/index', async () => {
    const { legacy } = await finishCodePlatformLogin(ctx, callback);
    return { page: legacy ? '/home' : '/org-select' };
  });
}
