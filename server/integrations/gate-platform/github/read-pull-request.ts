import { z } from 'zod';
import { boundLine } from '#server/integrations/gate-platform/bound-texts.ts';
import {
  GatePlatformFailure,
  type CommitFacts,
  type CommitList,
  type PlatformPerson,
  type PullRequestFacts,
  type PullRequestKey,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { inPagesThatFit } from '#server/integrations/gate-platform/page-size.ts';
import type { Pace } from '#server/isolation/pace.ts';
import type { GithubApi } from './github-api.ts';
import { githubCommit, readCommit } from './github-commit.ts';
import { PULL_REQUEST } from './github-queries.ts';

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

const pullRequest = z.object({
  number: z.number(),
  title: z.string(),
  url: z.string(),
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  isDraft: z.boolean(),
  isCrossRepository: z.boolean(),
  headRefOid: z.string(),
  baseRefOid: z.string(),
  baseRefName: z.string(),
  additions: z.number(),
  deletions: z.number(),
  author: z.object({ kind: z.string(), login: z.string(), databaseId: z.number().nullable().optional() }).nullable(),
  commits: z.object({
    totalCount: z.number(),
    pageInfo,
    nodes: z.array(z.object({ commit: githubCommit })),
  }),
});

const answer = z.object({
  repository: z.object({
    databaseId: z.number(),
    nameWithOwner: z.string(),
    isPrivate: z.boolean(),
    owner: z.object({ databaseId: z.number() }),
    pullRequest: pullRequest.nullable(),
  }),
});

type Page = z.infer<typeof pullRequest>;

const STATES = { OPEN: 'open', CLOSED: 'closed', MERGED: 'merged' } as const;

/** Reads a pull request and its commits; the first page of commits comes with the pull request itself. */
export class PullRequestReader {
  readonly #firstPages = new Map<string, Page>();

  constructor(private readonly api: GithubApi) {}

  /** Undefined when there is none. Throws `GatePlatformFailure`. */
  async read(key: PullRequestKey): Promise<PullRequestFacts | undefined> {
    const { repository } = await this.#readPage(key, null);
    const page = repository.pullRequest;
    if (page === null) {
      return undefined;
    }
    this.#firstPages.set(nameOf(key), page);
    return {
      repository: {
        id: String(repository.databaseId),
        path: repository.nameWithOwner,
        ownerId: String(repository.owner.databaseId),
        private: repository.isPrivate,
      },
      number: page.number,
      title: boundLine(page.title),
      url: page.url,
      state: STATES[page.state],
      draft: page.isDraft,
      fromFork: page.isCrossRepository,
      opener: readOpener(page.author),
      headSha: page.headRefOid,
      baseSha: page.baseRefOid,
      baseBranch: page.baseRefName,
      changedLines: page.additions + page.deletions,
    };
  }

  /**
   * The commits of a head, without a limit. Pages that do not fit together are of different heads: throws `stale`,
   * and otherwise `GatePlatformFailure`.
   */
  async listCommits(key: PullRequestKey, headSha: string, pace: Pace): Promise<CommitList> {
    const kept = this.#firstPages.get(nameOf(key));
    this.#firstPages.delete(nameOf(key));
    let page = kept?.headRefOid === headSha ? kept : await this.#readCommits(key, null);
    const { totalCount } = page.commits;
    const commits = new Map<string, CommitFacts>();
    for (;;) {
      if (page.headRefOid !== headSha || page.commits.totalCount !== totalCount) {
        throw new GatePlatformFailure('stale', 'the head is another one');
      }
      for (const { commit } of page.commits.nodes) {
        await pace();
        commits.set(commit.oid, readCommit(commit));
      }
      const { hasNextPage, endCursor } = page.commits.pageInfo;
      if (!hasNextPage) {
        return { commits: [...commits.values()], complete: totalCount > 0 && commits.size === totalCount };
      }
      if (commits.size >= totalCount) {
        throw new GatePlatformFailure('stale', 'the list has more commits than it says');
      }
      page = await this.#readCommits(key, endCursor);
    }
  }

  async #readCommits(key: PullRequestKey, after: string | null): Promise<Page> {
    const { repository } = await this.#readPage(key, after);
    if (repository.pullRequest === null) {
      throw new GatePlatformFailure('not_found', 'the pull request is missing');
    }
    return repository.pullRequest;
  }

  async #readPage({ repository, number }: PullRequestKey, after: string | null) {
    const read = await inPagesThatFit((pageSize) =>
      this.api.query(PULL_REQUEST, { ...this.api.nameOf(repository), number, pageSize, after }, answer),
    );
    const { databaseId, nameWithOwner: path } = read.repository;
    this.api.confirm(repository, { id: String(databaseId), path });
    return read;
  }
}

function nameOf({ repository, number }: PullRequestKey): string {
  return `${repository.id}#${number}`;
}

/** Null for accounts that are deleted or were never people of GitHub, such as those of an import. */
function readOpener(author: Page['author']): PlatformPerson | null {
  if (author === null || author.databaseId === undefined || author.databaseId === null) {
    return null;
  }
  return { id: String(author.databaseId), login: author.login, bot: author.kind === 'Bot' };
}
