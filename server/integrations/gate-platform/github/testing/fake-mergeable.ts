import { addCommit, coAuthorsOf } from '#server/integrations/gate-platform/testing/fake-commits.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { isMergeable, passes } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type {
  FakeAccount,
  FakeCommit,
  FakeCommitPerson,
  FakeMergeGroup,
  FakePull,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeGithubState } from './fake-github-state.ts';
import { presentHead } from './fake-present-check.ts';
import { tellPull } from './fake-tell.ts';
import { emit } from './fake-webhooks.ts';

/** How a queue merges. */
export type FakeMergeMethod = 'merge' | 'squash' | 'rebase';

/** Puts pull requests into the merge queue, as one group on top of those queued before, and asks for checks. */
export function enqueue(
  state: FakeGithubState,
  pulls: readonly FakePull[],
  { by, method, message }: { readonly by: FakeAccount; readonly method: FakeMergeMethod; readonly message?: string },
): FakeMergeGroup {
  const [first] = pulls;
  if (first === undefined || !pulls.every(isMergeable)) {
    throw new Error('only pull requests that can be merged enter the queue');
  }
  const { repository, base } = first;
  const baseSha = repository.queue.at(-1)?.headSha ?? repository.branches.get(base) ?? '';
  const commits = pulls.flatMap((pull) => mergeCommits(state, pull, { method, baseSha, message }));
  const headSha = commits.at(-1)?.sha ?? baseSha;
  const names = pulls.map(({ number }) => `pr-${number}-${baseSha}`).join('/');
  const headRef = `refs/heads/gh-readonly-queue/${base}/${names}`;
  const group = { repository, pulls, branch: base, baseSha, headSha, headRef, commits };
  repository.queue.push(group);
  pulls.forEach((pull) => tellPull(state, pull, { action: 'enqueued', sender: by }));
  tellGroup(state, group, { action: 'checks_requested', sender: by });
  return group;
}

function mergeCommits(
  state: FakeGithubState,
  pull: FakePull,
  {
    method,
    baseSha,
    message,
  }: { readonly method: FakeMergeMethod; readonly baseSha: string; readonly message: string | undefined },
): FakeCommit[] {
  if (method === 'rebase') {
    return pull.commits.map((commit) => addCommit(state, { ...commit, web: true, parents: [baseSha] }));
  }
  const opener = headOf(pull).author;
  if (method === 'squash') {
    const trailers = pull.commits
      .flatMap((commit) => [commit.author, ...coAuthorsOf(commit)])
      .filter(({ email }) => email !== opener.email)
      .map(({ name, email }) => `Co-authored-by: ${name} <${email}>`);
    const text = message ?? [`${pull.title} (#${pull.number})`, ...new Set(trailers)].join('\n\n');
    return [addCommit(state, { author: creditOf(pull), message: text, web: true, parents: [baseSha] })];
  }
  const parents = [baseSha, headOf(pull).sha];
  return [...pull.commits, addCommit(state, { author: opener, message: `Merge #${pull.number}`, web: true, parents })];
}

/** GitHub credits a squashed commit to the opener of the pull request, whatever address they committed under. */
function creditOf({ opener, commits }: FakePull): FakeCommitPerson {
  return opener === null
    ? headOf({ commits }).author
    : { name: opener.login, email: `${opener.id}+${opener.login}@users.noreply.github.com` };
}

/** Ends a group: merges it when its checks pass, else throws its pull requests out of the queue. */
export function settleGroup(state: FakeGithubState, group: FakeMergeGroup, by: FakeAccount): boolean {
  const { repository, branch, headSha } = group;
  const merged = passes(repository, branch, headSha);
  repository.queue.splice(repository.queue.indexOf(group), 1);
  for (const pull of group.pulls) {
    if (merged) {
      repository.branches.set(branch, headSha);
      pull.state = 'merged';
    }
    const told = merged ? { action: 'closed' } : { action: 'dequeued', payload: { reason: 'CI_FAILURE' } };
    tellPull(state, pull, { ...told, sender: by });
  }
  tellGroup(state, group, { action: 'destroyed', sender: by, reason: merged ? 'merged' : 'dequeued' });
  return merged;
}

/** Sends the webhook of a merge group. */
export function tellGroup(
  state: FakeGithubState,
  group: FakeMergeGroup,
  { action, sender, reason }: { readonly action: string; readonly sender: FakeAccount; readonly reason?: string },
): void {
  emit(state, {
    event: 'merge_group',
    action,
    repository: group.repository,
    sender,
    payload: {
      ...(reason === undefined ? {} : { reason }),
      merge_group: {
        head_sha: group.headSha,
        head_ref: group.headRef,
        base_sha: group.baseSha,
        base_ref: `refs/heads/${group.branch}`,
        head_commit: presentHead(state, group.headSha),
      },
    },
  });
}
