import type { AppContext } from '#server/context.ts';
import { getReadableLink } from '#server/modules/link/own-link.ts';
import { ApiKeyScope } from '#server/modules/session/api-key-grant.ts';

/**
 * Counts a question about the status of addresses: 120 addresses per minute and source, or 600 per second of an API
 * key, which must be for the link. Returns whether it came with a key. Errors: `too_many_request` with `retryAfter`;
 * with a key `no_link`, `no_permission`.
 */
export async function admitStatusRequest(ctx: AppContext, linkId: string, addresses: number): Promise<boolean> {
  const { rateLimiter } = ctx.deps;
  if (ctx.apiKey === undefined) {
    await rateLimiter.consume('signing_status', ctx.source.ip, addresses);
    return false;
  }
  await getReadableLink(ctx, linkId, ApiKeyScope.STATUS_READ);
  await rateLimiter.consume('key_status', ctx.apiKey.keyId, addresses);
  return true;
}
