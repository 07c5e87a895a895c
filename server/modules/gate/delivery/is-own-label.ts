import type { AppContext } from '#server/context.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { StoredNews } from './stored-news.ts';

/** Milliseconds after a verdict during which the webhook of its label may arrive. */
const LABEL_MS = 60_000;

/**
 * Whether an update is the label that the gate has just set, which is no reason to judge again. The gate's account may
 * be a maintainer's: whatever it does to another head or branch, or later, is judged.
 */
export async function isOwnLabel(
  ctx: AppContext,
  { account }: Pick<PlatformConnection, 'account'>,
  { repositoryId, news }: { readonly repositoryId: string; readonly news: StoredNews },
): Promise<boolean> {
  const { update } = news;
  if (!update || update.by !== account) {
    return false;
  }
  const { headSha, baseBranch } = update;
  const since = new Date(ctx.now().getTime() - LABEL_MS);
  const judged = { $or: [{ judgedAt: { $gte: since } }, { judgingUntil: { $ne: null } }] };
  const head = { repository: repositoryId, number: { $in: [...news.numbers] }, headSha, baseBranch };
  return (await ctx.em.count(PullRequest, { ...head, ...judged })) > 0;
}
