import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GateMode } from './gated-repository.entity.ts';

/** Counts the open pull requests of a link that are judged. */
export async function countOpenPullRequests(em: Em, link: Pick<Link, 'id'>): Promise<number> {
  const repository = { link: link.id, mode: { $ne: GateMode.EXCLUDED } };
  return em.count(PullRequest, { repository, state: PullRequestState.OPEN });
}
