import type { AppContext } from '#server/context.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import { sentTokenHashes } from '#server/modules/access/session/session-cookies.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { getReadableLink } from '#server/modules/community/link/own-link.ts';
import { isViewerManager } from '#server/modules/community/link/viewer-manager.ts';

/**
 * Counts a question about the status of addresses: 120 addresses per minute and source, or 600 per second of an API
 * key, which must be for the link. Returns whether it came with a key or from a manager of the link, who may know what
 * strangers do not learn. Errors: `too_many_request` with `retryAfter`; `no_link`; `no_permission` for a key.
 */
export async function admitStatusRequest(ctx: AppContext, linkId: string, addresses: number): Promise<boolean> {
  const { rateLimiter } = ctx.deps;
  if (ctx.apiKey === undefined) {
    await rateLimiter.consume('signing_status', ctx.source.ip, addresses);
    // Without a session, nothing is read: these are by far the most frequent requests.
    return sentTokenHashes(ctx).length > 0 && isViewerManager(ctx, await getLink(ctx, linkId));
  }
  await getReadableLink(ctx, linkId, ApiKeyScope.STATUS_READ);
  await rateLimiter.consume('key_status', ctx.apiKey.keyId, addresses);
  return true;
}
