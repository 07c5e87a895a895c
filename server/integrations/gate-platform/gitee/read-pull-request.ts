import { z } from 'zod';
import { boundCommit, boundLine } from '#server/integrations/gate-platform/bound-texts.ts';
import {
  GatePlatformFailure,
  type CommitFacts,
  type CommitList,
  type CommitPerson,
  type OpenPullRequest,
  type PlatformPerson,
  type PlatformRepository,
  type PullRequestFacts,
  type PullRequestKey,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { Pace } from '#server/isolation/pace.ts';
import { giteePerson, giteeRepository, repositoryPath, type GiteeApi } from './gitee-api.ts';

/** Gitee lists no more commits of a pull request, and has no second page. */
export const COMMITS_MAX = 250;

const pullRequest = z.object({
  id: platformId,
  number: z.number(),
  state: z.enum(['open', 'closed', 'merged']),
  title: z.string(),
  html_url: z.string(),
  draft: z.boolean().nullish(),
  user: giteePerson.nullable(),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string(), sha: z.string(), repo: giteeRepository }),
});

const signature = z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish();
// An address without an account has null beside it, or an object without an id.
const account = giteePerson.nullish().catch(null);
const commits = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ author: signature, committer: signature, message: z.string() }),
    author: account,
    committer: account,
    parents: z.array(z.object({ sha: z.string() })).catch([]),
  }),
);
type Commit = z.infer<typeof commits>[number];

/** Undefined when there is none. Throws `GatePlatformFailure`. */
export async function readPullRequest(
  api: GiteeApi,
  { repository, number }: PullRequestKey,
): Promise<(PullRequestFacts & { readonly id: string }) | undefined> {
  const seen = await api.find(`${repositoryPath(repository)}/pulls/${number}`, pullRequest);
  if (seen === undefined) {
    // A repository that cannot be seen any more says nothing about its pull requests.
    await api.readRepository(repository);
    return undefined;
  }
  api.confirm(repository, seen.base.repo);
  return {
    id: seen.id,
    repository: await api.toReachable(seen.base.repo),
    number: seen.number,
    title: boundLine(seen.title),
    url: seen.html_url,
    state: seen.state,
    draft: seen.draft ?? false,
    fromFork: null,
    opener: seen.user,
    headSha: seen.head.sha,
    baseSha: seen.base.sha,
    baseBranch: seen.base.ref,
    // Gitee does not say.
    changedLines: null,
  };
}

/**
 * The commits of a head, as far as Gitee lists them. A list of another head throws `stale`; otherwise it throws
 * `GatePlatformFailure`.
 */
export async function listCommits(
  api: GiteeApi,
  { repository, number }: PullRequestKey,
  { headSha, pace }: { readonly headSha: string; readonly pace: Pace },
): Promise<CommitList> {
  const root = await api.locate(repository);
  const listed = await api.read(`${root}/pulls/${number}/commits`, commits);
  const complete = listed.length < COMMITS_MAX;
  if (complete && listed.length > 0 && !isHead(listed, headSha)) {
    throw new GatePlatformFailure('stale', 'the head is another one');
  }
  // Which end comes first is not documented; pages show the oldest first.
  const oldestFirst = listed[0]?.sha === headSha ? listed.toReversed() : listed;
  const read: CommitFacts[] = [];
  for (const commit of oldestFirst) {
    await pace();
    read.push(readCommit(commit));
  }
  return { commits: read, complete: complete && listed.length > 0 };
}

/** The head is among its commits, and nothing is built on it. */
function isHead(listed: readonly Commit[], headSha: string): boolean {
  const isBase = listed.some(({ parents }) => parents.some(({ sha }) => sha === headSha));
  return !isBase && listed.some(({ sha }) => sha === headSha);
}

function readCommit({ sha, commit, author, committer, parents }: Commit): CommitFacts {
  return boundCommit({
    sha,
    message: commit.message,
    author: readPerson(commit.author, author),
    committer: readPerson(commit.committer, committer),
    coAuthors: [],
    parents: parents.length,
    // The address of Gitee may be typed by anybody, and signatures are not shown.
    madeByPlatform: false,
    signer: null,
  });
}

function readPerson(named: z.infer<typeof signature>, known: PlatformPerson | null | undefined): CommitPerson {
  return { name: named?.name ?? null, email: named?.email || null, account: known ?? null };
}

/** All open pull requests of a repository. Throws `GatePlatformFailure`. */
export async function listOpenPullRequests(api: GiteeApi, repository: PlatformRepository): Promise<OpenPullRequest[]> {
  const path = `${await api.locate(repository)}/pulls?state=open`;
  const open = await api.readAll(path, z.array(z.object({ number: z.number(), head: z.object({ sha: z.string() }) })));
  return open.map(({ number, head }) => ({ number, headSha: head.sha }));
}
