import type { FakeNews } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeComment, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeGithubState } from './fake-github-state.ts';
import { presentComment, presentIssue, presentPull } from './fake-present-pull.ts';
import { emit } from './fake-webhooks.ts';

interface PullEvent {
  readonly action: string;
  readonly sender: FakeAccount;
  readonly payload?: object;
}

/** Sends the webhook for an event of a pull request. */
export function tellPull(state: FakeGithubState, pull: FakePull, { payload, ...event }: PullEvent): void {
  const shown = { number: pull.number, pull_request: presentPull(state, pull), ...payload };
  emit(state, { event: 'pull_request', repository: pull.repository, ...event, payload: shown });
}

const ACTIONS = {
  opened: 'opened',
  pushed: 'synchronize',
  retargeted: 'edited',
  closed: 'closed',
  merged: 'closed',
  reopened: 'reopened',
  labelled: 'labeled',
} as const;

/** Sends the webhook for news about a pull request. */
export function tellNews(state: FakeGithubState, pull: FakePull, news: FakeNews): void {
  tellPull(state, pull, { action: ACTIONS[news.what], sender: news.by, payload: payloadOf(pull, news) });
}

function payloadOf(pull: FakePull, { what, before }: FakeNews): object {
  if (what === 'pushed') {
    return { before: before?.headSha, after: headOf(pull).sha };
  }
  return what === 'retargeted'
    ? { changes: { base: { ref: { from: before?.base }, sha: { from: before?.baseSha } } } }
    : {};
}

/** Sends the webhook for a comment that was posted or edited. */
export function tellComment(
  state: FakeGithubState,
  pull: FakePull,
  { comment, action }: { readonly comment: FakeComment; readonly action: string },
): void {
  const { repository } = pull;
  const changes = action === 'edited' ? { changes: { body: { from: 'As it was.' } } } : {};
  const shown = { issue: presentIssue(state, pull), comment: presentComment(state, repository, comment) };
  emit(state, {
    event: 'issue_comment',
    action,
    repository,
    sender: comment.author,
    payload: { ...changes, ...shown },
  });
}
