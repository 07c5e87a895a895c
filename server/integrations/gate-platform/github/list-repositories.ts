import { z } from 'zod';
import {
  GatePlatformFailure,
  type ListedRepository,
  type OpenPullRequest,
  type PlatformRepository,
  type ReachableRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi } from './github-api.ts';
import { OPEN_PULL_REQUESTS } from './github-queries.ts';

const repositories = z.array(
  z.object({
    id: platformId,
    full_name: z.string(),
    private: z.boolean(),
    archived: z.boolean().optional(),
    owner: z.object({ id: platformId }),
  }),
);
type ShownRepository = z.infer<typeof repositories>[number];

const reached = z.object({ repositories }).transform((answer) => answer.repositories);

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
  const listed = await api.askAll('/installation/repositories?per_page=100', reached);
  return listed.map((repository) => ({
    ...toReachable(repository),
    // Administrators alone install an App on a repository.
    administered: true,
    archived: repository.archived === true,
  }));
}

/** The repositories of an organisation that an installation can see: public ones, and those it reaches. */
export async function listOrganization(api: GithubApi, login: string): Promise<ReachableRepository[]> {
  const path = `/orgs/${encodeURIComponent(login)}/repos?per_page=100`;
  if ((await api.ask({ path: `${path}&page=1`, accept: [404] })).status === 404) {
    return [];
  }
  return (await api.askAll(path, repositories)).map(toReachable);
}

function toReachable({ id, full_name: path, private: isPrivate, owner }: ShownRepository): ReachableRepository {
  return { id, path, ownerId: owner.id, private: isPrivate };
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
