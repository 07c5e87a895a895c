import { z } from 'zod';
import { boundCommit, boundLine } from '#server/integrations/gate-platform/bound-texts.ts';
import {
  GatePlatformFailure,
  type CommitFacts,
  type CommitList,
  type CommitPerson,
  type OpenPullRequest,
  type PlatformRepository,
  type PullRequestFacts,
  type PullRequestKey,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { inPagesThatFit } from '#server/integrations/gate-platform/page-size.ts';
import { readLongAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import type { Pace } from '#server/isolation/pace.ts';
import { gitcodePersonOrNone, type GitcodeApi, type GitcodeRepository } from './gitcode-api.ts';

/** Most commits that are read; a longer list counts as incomplete. */
const COMMITS_MAX = 20_000;

/** A pull request as GitCode shows it; some numbers are texts. */
export const gitcodePull = z.object({
  number: z.coerce.number().int().positive(),
  title: z.string(),
  html_url: z.string(),
  state: z.string(),
  draft: z.boolean().nullish(),
  merged_at: z.string().nullish(),
  user: gitcodePersonOrNone,
  head: z.object({ sha: z.string() }),
  base: z.object({ sha: z.string(), ref: z.string() }),
  labels: z.array(z.object({ name: z.string() })).nullish(),
  testers: z
    .array(z.object({ login: z.string(), accept: z.boolean().nullish() }))
    .nullish()
    .catch(null),
});
export type GitcodePull = z.infer<typeof gitcodePull>;

const listedPulls = z.array(z.object({ number: gitcodePull.shape.number, head: gitcodePull.shape.head }));
const signature = z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish();
const commits = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string().nullish(), author: signature, committer: signature }),
    author: gitcodePersonOrNone,
    committer: gitcodePersonOrNone,
    parents: z
      .union([
        z.object({ shas: z.array(z.string()) }).transform(({ shas }) => shas.length),
        z.array(z.unknown()).transform(({ length }) => length),
      ])
      .catch(1),
  }),
);

/** The pull request itself; undefined when there is none. */
export async function findPull(
  api: GitcodeApi,
  { repository, number }: PullRequestKey,
): Promise<GitcodePull | undefined> {
  return api.find(`${await api.locate(repository)}/pulls/${number}`, gitcodePull);
}

/** The pull request, if that is still its head. Throws `stale` otherwise. */
export async function requireHead(api: GitcodeApi, key: PullRequestKey, headSha: string): Promise<GitcodePull> {
  const pull = await findPull(api, key);
  if (pull?.head.sha !== headSha) {
    throw new GatePlatformFailure('stale', 'the head has changed');
  }
  return pull;
}

/** Reads a pull request; undefined when there is none. */
export async function readPullRequest(api: GitcodeApi, key: PullRequestKey): Promise<PullRequestFacts | undefined> {
  const pull = await findPull(api, key);
  if (pull === undefined) {
    return undefined;
  }
  return {
    repository: toReachable(await api.readRepository(key.repository)),
    number: pull.number,
    title: boundLine(pull.title),
    url: pull.html_url,
    state: stateOf(pull),
    draft: pull.draft === true || /^\s*\[WIP\]/i.test(pull.title),
    fromFork: null,
    opener: pull.user,
    headSha: pull.head.sha,
    baseSha: pull.base.sha,
    baseBranch: pull.base.ref,
    // Its lists of files state neither modes nor submodules, so no change counts as small.
    changedLines: null,
  };
}

/** A repository with the id of the space that it lies in. */
export function toReachable({ id, full_name: path, private: hidden, internal, namespace }: GitcodeRepository) {
  return { id, path, ownerId: namespace?.id ?? '', private: hidden || internal === true };
}

function stateOf({ state, merged_at: mergedAt }: GitcodePull): PullRequestFacts['state'] {
  if (state === 'merged' || mergedAt) {
    return 'merged';
  }
  return state === 'open' || state === 'opened' ? 'open' : 'closed';
}

export async function listOpenPullRequests(
  api: GitcodeApi,
  repository: PlatformRepository,
): Promise<OpenPullRequest[]> {
  const listed = await api.readAll(`${await api.locate(repository)}/pulls?state=open`, listedPulls);
  return listed.map(({ number, head }) => ({ number, headSha: head.sha }));
}

/** All commits of that head, page by page. Throws `stale` when the head is another one, or its commits are older. */
export async function listCommits(
  api: GitcodeApi,
  key: PullRequestKey,
  { headSha, pace }: { readonly headSha: string; readonly pace: Pace },
): Promise<CommitList> {
  const path = `${await api.locate(key.repository)}/pulls/${key.number}/commits`;
  const { found, complete } = await inPagesThatFit((pageSize) => readPages(api, path, { pageSize, pace }));
  await requireHead(api, key, headSha);
  if (found.size > 0 && !found.has(headSha)) {
    throw new GatePlatformFailure('stale', 'the commits are of an older head');
  }
  const listed = [...found.values()];
  // GitCode lists the newest first.
  const ordered = listed[0]?.sha === headSha ? listed.toReversed() : listed;
  return { commits: ordered, complete };
}

async function readPages(
  api: GitcodeApi,
  path: string,
  { pageSize, pace }: { readonly pageSize: number; readonly pace: Pace },
): Promise<{ readonly found: ReadonlyMap<string, CommitFacts>; readonly complete: boolean }> {
  const found = new Map<string, CommitFacts>();
  let total = 0;
  let isFull = true;
  for (let page = 1; isFull && found.size < COMMITS_MAX; page += 1) {
    const answer = await api.ask({ path: `${path}?per_page=${pageSize}&page=${page}` });
    const listed = await readLongAnswer(answer, commits);
    const before = found.size;
    for (const commit of listed) {
      await pace();
      found.set(commit.sha, toCommit(commit));
    }
    total = Math.max(total, Number(answer.headers.get('total_count') ?? 0));
    // A page that adds nothing is the same one again.
    isFull = listed.length >= pageSize && found.size > before;
  }
  return { found, complete: !isFull && found.size >= total };
}

/** GitCode shows no signatures, so nothing proves that it made a commit itself. */
function toCommit({ sha, commit, author, committer, parents }: z.infer<typeof commits>[number]): CommitFacts {
  return boundCommit({
    sha,
    message: commit.message ?? '',
    author: toCommitPerson(commit.author, author),
    committer: toCommitPerson(commit.committer, committer),
    coAuthors: [],
    parents,
    madeByPlatform: false,
    signer: null,
  });
}

function toCommitPerson(typed: z.infer<typeof signature>, account: CommitPerson['account']): CommitPerson {
  return { name: typed?.name || null, email: typed?.email || null, account };
}
