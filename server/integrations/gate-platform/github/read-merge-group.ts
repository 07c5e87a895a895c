import { z } from 'zod';
import {
  GatePlatformFailure,
  type CommitFacts,
  type MergeGroup,
  type MergeGroupFacts,
  type PlatformPerson,
  type PlatformRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { inPagesThatFit } from '#server/integrations/gate-platform/page-size.ts';
import { readLongAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import type { Pace } from '#server/isolation/pace.ts';
import type { GithubApi } from './github-api.ts';
import { githubCommit, readCommit } from './github-commit.ts';
import { COMMITS, MERGE_QUEUE } from './github-queries.ts';
import { nextPage } from './github-request.ts';
import type { PullRequestReader } from './read-pull-request.ts';

const comparison = z.object({
  total_commits: z.number(),
  commits: z.array(z.object({ sha: z.string(), node_id: z.string() })),
});

const queueEntry = z.object({
  headCommit: z.object({ oid: z.string() }).nullable(),
  pullRequest: z.object({ number: z.number() }).nullable(),
});
const queuePage = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(queueEntry),
});
const queue = z.object({ repository: z.object({ mergeQueue: z.object({ entries: queuePage }).nullable() }) });
type QueueEntry = z.infer<typeof queueEntry>;
type QueuePage = z.infer<typeof queuePage>;

const commitNodes = z.object({ nodes: z.array(githubCommit.nullable()) });

/** A commit of a range, by which its details can be asked for. */
interface RangeCommit {
  readonly sha: string;
  readonly nodeId: string;
}

const QUEUE = 'gh-readonly-queue/';

/** A pull request in the reference of a group: `pr-<number>-<commit that it is built upon>`. */
const QUEUED = /^pr-(\d+)-[0-9a-f]{40,64}$/;

/**
 * Numbers and branch in the reference of a group: the queue's name, the branch and one segment for each pull request.
 * A branch may have segments that look like those, so the branch of the event counts where there is one.
 */
function parseReference({ headRef, baseBranch }: Pick<MergeGroup, 'headRef' | 'baseBranch'>): {
  readonly branch: string;
  readonly numbers: readonly number[];
} {
  const start = headRef.indexOf(QUEUE);
  const place = start === -1 ? '' : headRef.slice(start + QUEUE.length);
  const branch = baseBranch !== null && place.startsWith(`${baseBranch}/`) ? baseBranch : branchOf(place);
  const segments = branch === '' ? [] : place.slice(branch.length + 1).split('/');
  const numbers = segments.map((segment) => Number(QUEUED.exec(segment)?.[1]));
  return { branch, numbers: numbers.every(Number.isInteger) ? numbers : [] };
}

/** The segments before those of the pull requests at the end; none of them may be the branch alone. */
function branchOf(place: string): string {
  const segments = place.split('/');
  const last = segments.findLastIndex((segment) => !QUEUED.test(segment));
  return last === segments.length - 1 ? '' : segments.slice(0, last + 1).join('/');
}

/**
 * What a merge group consists of: the pull requests by its reference and by the queue, and the commits that are of none
 * of them. Throws `GatePlatformFailure`.
 */
export async function readMergeGroup(
  { api, reader, pace }: { readonly api: GithubApi; readonly reader: PullRequestReader; readonly pace: Pace },
  repository: PlatformRepository,
  group: MergeGroup,
): Promise<MergeGroupFacts> {
  const root = await api.locate(repository);
  const { branch, numbers } = parseReference(group);
  const queued = branch === '' ? [] : await listQueued(api, repository, { branch, headSha: group.headSha });
  const pullRequests = [...new Set([...numbers, ...queued])];
  const known = new Set<string>();
  const judged: CommitFacts[] = [];
  const openers = new Map<string, PlatformPerson>();
  const heads = new Map<number, string>();
  let complete = pullRequests.length > 0;
  for (const number of pullRequests) {
    const key = { repository, number };
    const facts = await reader.read(key);
    const list = facts === undefined ? undefined : await reader.listCommits(key, facts.headSha, pace);
    complete &&= list?.complete === true;
    list?.commits.forEach((commit) => known.add(commit.sha).add(sayingOf(commit)));
    judged.push(...(list?.commits ?? []));
    if (facts !== undefined) {
      heads.set(number, facts.headSha);
    }
    if (facts?.opener) {
      openers.set(facts.opener.id, facts.opener);
    }
  }
  const range = await listRange(api, root, group);
  const foreign = range.commits.filter(({ sha }) => !known.has(sha));
  const read = await inPagesThatFit((pageSize) => readCommits(api, foreign, { pageSize, pace }));
  return {
    pullRequests,
    heads,
    openers: [...openers.values()],
    judgedCommits: judged,
    foreignCommits: read.filter((commit) => !known.has(sayingOf(commit))),
    complete: complete && range.complete && read.length === foreign.length,
  };
}

/**
 * What a commit says about its authors. A queue that rebases makes copies which say the same as commits that were
 * judged; nobody but GitHub writes to the branches of a queue.
 */
function sayingOf({ author, message }: CommitFacts): string {
  return JSON.stringify([author.name, author.email, message]);
}

/** Numbers of the pull requests whose place in the queue has this commit; none when the queue cannot be seen. */
async function listQueued(
  api: GithubApi,
  repository: PlatformRepository,
  { branch, headSha }: { readonly branch: string; readonly headSha: string },
): Promise<number[]> {
  const entries: QueueEntry[] = [];
  let after: string | null = null;
  try {
    do {
      const page: QueuePage = await readQueue(api, repository, { branch, after });
      entries.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  } catch (error) {
    if (!(error instanceof GatePlatformFailure && error.kind === 'forbidden')) {
      throw error;
    }
  }
  return entries
    .filter(({ headCommit }) => headCommit?.oid === headSha)
    .flatMap(({ pullRequest }) => (pullRequest === null ? [] : [pullRequest.number]));
}

async function readQueue(
  api: GithubApi,
  repository: PlatformRepository,
  page: { readonly branch: string; readonly after: string | null },
): Promise<QueuePage> {
  const read = await api.query(MERGE_QUEUE, { ...api.nameOf(repository), ...page }, queue);
  return read.repository.mergeQueue?.entries ?? { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
}

/** The commits between two; complete when there are as many as GitHub says. */
async function listRange(
  api: GithubApi,
  root: string,
  { baseSha, headSha }: MergeGroup,
): Promise<{ readonly commits: readonly RangeCommit[]; readonly complete: boolean }> {
  const commits = new Map<string, RangeCommit>();
  let total = 0;
  let path: string | undefined = `${root}/compare/${encodeURIComponent(`${baseSha}...${headSha}`)}?per_page=100`;
  while (path !== undefined) {
    const answer = await api.ask({ path });
    const page: z.infer<typeof comparison> = await readLongAnswer(answer, comparison);
    total = page.total_commits;
    page.commits.forEach(({ sha, node_id: nodeId }) => commits.set(sha, { sha, nodeId }));
    path = nextPage(api.host, answer);
  }
  return { commits: [...commits.values()], complete: commits.size === total && total > 0 };
}

interface CommitPages {
  readonly pageSize: number;
  readonly pace: Pace;
}

async function readCommits(
  api: GithubApi,
  commits: readonly RangeCommit[],
  { pageSize, pace }: CommitPages,
): Promise<CommitFacts[]> {
  const read: CommitFacts[] = [];
  for (let start = 0; start < commits.length; start += pageSize) {
    const ids = commits.slice(start, start + pageSize).map(({ nodeId }) => nodeId);
    const { nodes } = await api.query(COMMITS, { ids }, commitNodes);
    for (const node of nodes.filter((found) => found !== null)) {
      await pace();
      read.push(readCommit(node));
    }
  }
  return read;
}
