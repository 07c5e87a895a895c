import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { PullRequest, PullRequestState } from './pull-request.entity.ts';

/** Counts the open pull requests of a link that are judged. */
export async function countOpenPullRequests(em: Em, link: Pick<Link, 'id'>): Promise<number> {
  const repository = { link: link.id, mode: { $ne: GateMode.EXCLUDED } };
  return em.count(PullRequest, { repository, state: PullRequestState.OPEN });
}
