import type { ComparedCommits, PullRequestKey, TextChange } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GithubApi } from './github-api.ts';
import { readTextDiff } from './text-diff.ts';

/** GitHub shows no diff of too many files or lines, nor of commits that it does not know. */
const NOT_SHOWN = [404, 406, 422];

/**
 * What a head changes since it left its base, by their ids: it stays the same whatever is pushed meanwhile.
 * Undefined when anything but lines of text changes, or GitHub does not show it.
 */
export async function readTextChange(
  api: GithubApi,
  { repository }: PullRequestKey,
  { baseSha, headSha }: ComparedCommits,
): Promise<TextChange | undefined> {
  const { status, body } = await api.ask({
    path: `${await api.locate(repository)}/compare/${baseSha}...${headSha}`,
    mediaType: 'application/vnd.github.diff',
    accept: NOT_SHOWN,
  });
  return NOT_SHOWN.includes(status) ? undefined : readTextDiff(body);
}
