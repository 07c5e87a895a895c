import { found, page } from '#server/integrations/gate-platform/testing/fake-call.ts';
import { firstCommit } from '#server/integrations/gate-platform/testing/fake-commits.ts';
import type { FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeCommit } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { showDiff } from './fake-diff.ts';
import type { FakeRepositoryCall } from './fake-github-state.ts';
import { presentCommit } from './fake-present.ts';

/** The commits of a merge group, or those of a pull request upon its base; or their diff. */
export function compare(call: FakeRepositoryCall): FakeAnswer {
  const { repository, at, state } = call;
  const [base = '', head = ''] = (at['range'] ?? '').split('...');
  const group = repository.queue.find(({ baseSha, headSha }) => baseSha === base && headSha === head);
  const pull = [...repository.pulls.values()].find((known) => known.baseSha === base && headOf(known).sha === head);
  if (state.showsDiffs && call.headers.accept === 'application/vnd.github.diff' && pull !== undefined) {
    return showDiff(pull);
  }
  const commits = found(group?.commits ?? pull?.commits);
  const path = pathOf(repository);
  const show = (commit: FakeCommit) => presentCommit(state, path, commit);
  const start = show(state.commits.get(base) ?? firstCommit(state, base));
  const shown = `${state.url}/${path}/compare/${base}...${head}`;
  return page(call, commits, (entries) => ({
    url: `${state.apiUrl}/repos/${path}/compare/${base}...${head}`,
    html_url: shown,
    permalink_url: shown,
    diff_url: `${shown}.diff`,
    patch_url: `${shown}.patch`,
    base_commit: start,
    merge_base_commit: start,
    status: 'ahead',
    ahead_by: commits.length,
    behind_by: 0,
    total_commits: commits.length,
    commits: entries.map(show),
  }));
}
