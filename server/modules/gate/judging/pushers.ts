import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';

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
