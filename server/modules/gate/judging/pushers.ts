import type { Em } from '#server/db/open-database.ts';
import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { PullRequestHead } from '#server/modules/gate/pull-request/pull-request-head.entity.ts';

/** Finds who pushed which commit of a pull request, by the heads that webhooks reported. */
export async function findPushers(
  em: Em,
  pullRequest: string,
  commits: readonly CommitFacts[],
): Promise<Map<string, PlatformPerson>> {
  const reported = await em.find(PullRequestHead, { pullRequest });
  const heads = new Map(
    reported.map(({ headSha, pusherId, pusher }) => [
      headSha,
      pusherId === '' ? null : { id: pusherId, login: pusher, bot: pusher.endsWith('[bot]') },
    ]),
  );
  return pushersOf(commits, heads);
}

/**
 * Who pushed which commit, as far as it is known: the pusher of a head pushed the commits since the head before it.
 * Before the first known head only the head itself is certain, because an earlier push may have gone unnoticed. The
 * pusher of a head with null is unknown.
 */
export function pushersOf(
  commits: readonly Pick<CommitFacts, 'sha'>[],
  heads: ReadonlyMap<string, PlatformPerson | null>,
): Map<string, PlatformPerson> {
  const pushers = new Map<string, PlatformPerson>();
  let since: string[] = [];
  let known = false;
  for (const { sha } of commits) {
    since.push(sha);
    const pusher = heads.get(sha);
    if (pusher === undefined) {
      continue;
    }
    if (pusher !== null) {
      (known ? since : [sha]).forEach((pushed) => pushers.set(pushed, pusher));
    }
    since = [];
    known = true;
  }
  return pushers;
}
