import { z } from 'zod';
import type { ComparedCommits, PullRequestKey, TextChange } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GithubApi } from './github-api.ts';
import type { PullRequestReader } from './read-pull-request.ts';
import { readTextDiff } from './text-diff.ts';

/** GitHub shows no diff of too many files or lines, nor of commits that it does not know. */
const NOT_SHOWN = [404, 406, 422];

/** GitHub lists no more changed files of a pull request. */
const FILES_MAX = 3_000;

const files = z.array(
  z.object({
    filename: z.string(),
    status: z.string(),
    changes: z.number().int().positive().catch(0),
    patch: z.string().optional(),
  }),
);

/** What reads a repository, and its pull requests. */
interface Source {
  readonly api: GithubApi;
  readonly reader: PullRequestReader;
}

/**
 * What a head changes since it left its base, by their ids: it stays the same whatever is pushed meanwhile.
 * Undefined when anything but lines of text changes, or GitHub does not show it.
 */
export async function readTextChange(
  source: Source,
  key: PullRequestKey,
  commits: ComparedCommits,
): Promise<TextChange | undefined> {
  const { api } = source;
  const { status, body } = await api.ask({
    path: `${await api.locate(key.repository)}/compare/${commits.baseSha}...${commits.headSha}`,
    mediaType: 'application/vnd.github.diff',
    accept: NOT_SHOWN,
  });
  if (NOT_SHOWN.includes(status)) {
    return undefined;
  }
  return body.startsWith('{') ? readListedFiles(source, key, commits) : readTextDiff(body);
}

/** A host that answers JSON whatever is asked for still lists the files, with all but a mode beside changed lines. */
async function readListedFiles(
  { api, reader }: Source,
  key: PullRequestKey,
  { headSha }: ComparedCommits,
): Promise<TextChange | undefined> {
  const path = `${await api.locate(key.repository)}/pulls/${key.number}/files?per_page=100`;
  const listed = await api.askAll(path, files, FILES_MAX);
  const isText = listed.every(
    ({ status, changes, patch = '' }) =>
      ['added', 'modified', 'removed'].includes(status) && changes > 0 && !/^[-+]Subproject commit/m.test(patch),
  );
  // The list is that of the head of this moment, which may be another one.
  const shown = await reader.read(key);
  if (!isText || listed.length >= FILES_MAX || shown?.headSha !== headSha) {
    return undefined;
  }
  return {
    files: listed.map(({ filename }) => filename),
    lines: listed.reduce((lines, { changes }) => lines + changes, 0),
  };
}
