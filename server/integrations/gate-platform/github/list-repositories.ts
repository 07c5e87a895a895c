import { z } from 'zod';
import {
  GatePlatformFailure,
  type ListedRepository,
  type OpenPullRequest,
  type PlatformRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi } from './github-api.ts';
import { OPEN_PULL_REQUESTS } from './github-queries.ts';

const reached = z
  .object({
    repositories: z.array(
      z.object({
        id: platformId,
        full_name: z.string(),
        private: z.boolean(),
        owner: z.object({ id: platformId }),
      }),
    ),
  })
  .transform(({ repositories }) => repositories);

const openPullRequests = z.object({
  repository: z.object({
    databaseId: z.number(),
    pullRequests: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      nodes: z.array(z.object({ number: z.number(), headRefOid: z.string() })),
    }),
  }),
});

/** All repositories that an installation reaches. Throws `GatePlatformFailure`. */
export async function listRepositories(api: GithubApi): Promise<ListedRepository[]> {
  const repositories = await api.askAll('/installation/repositories?per_page=100', reached);
  return repositories.map(({ id, full_name: path, private: isPrivate, owner }) => ({
    id,
    path,
    ownerId: owner.id,
    private: isPrivate,
    // Administrators alone install an App on a repository.
    administered: true,
  }));
}

/** All open pull requests of a repository. Throws `GatePlatformFailure`. */
export async function listOpenPullRequests(api: GithubApi, repository: PlatformRepository): Promise<OpenPullRequest[]> {
  const open: OpenPullRequest[] = [];
  let after: string | null = null;
  do {
    const variables = { ...api.nameOf(repository), after };
    const read: z.infer<typeof openPullRequests> = await api.query(OPEN_PULL_REQUESTS, variables, openPullRequests);
    const { databaseId, pullRequests } = read.repository;
    if (String(databaseId) !== repository.id) {
      throw new GatePlatformFailure('not_found', 'another repository has this path');
    }
    open.push(...pullRequests.nodes.map(({ number, headRefOid }) => ({ number, headSha: headRefOid })));
    after = pullRequests.pageInfo.hasNextPage ? pullRequests.pageInfo.endCursor : null;
  } while (after !== null);
  return open;
}
