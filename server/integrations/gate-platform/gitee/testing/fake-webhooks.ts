import { createHmac } from 'node:crypto';
import type { FakeNews, FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakeComment,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { emitToHooks } from '#server/integrations/gate-platform/testing/token-webhooks.ts';
import { hookAccount, hookFacts, hookNote, hookPull, hookRepository } from './fake-hook-data.ts';
import { pullId } from './fake-present.ts';

/** An event to be sent. */
interface FakeEvent {
  readonly kind: keyof typeof TITLES;
  readonly sender: FakeAccount;
  readonly payload: Readonly<Record<string, unknown>> & { readonly action: string };
}

const TITLES = {
  merge_request_hooks: 'Merge Request Hook',
  note_hooks: 'Note Hook',
  check_run_hooks: 'Check Run Hook',
} as const;

/** The signature of a webhook: it covers the time alone, and not the body. */
export function signTime(key: string, timestamp: string): string {
  return createHmac('sha256', key).update(`${timestamp}\n${key}`).digest('base64');
}

/** Calls all webhooks of a repository that subscribed to an event; the body repeats what proves it. */
function emit(state: FakeState, repository: FakeRepository, { kind, sender, payload }: FakeEvent): void {
  const about = kind === 'note_hooks' ? 'notes' : 'pullRequests';
  emitToHooks(state, repository, {
    name: `${kind}.${payload.action}`,
    event: TITLES[kind],
    about,
    write({ id, url, password, encryptionType }) {
      const timestamp = String(state.now().getTime());
      const signed = encryptionType === 1;
      const token = signed ? signTime(password, timestamp) : password;
      const body = {
        hook_id: id,
        hook_url: url,
        hook_name: kind,
        password,
        timestamp,
        sign: signed ? token : '',
        ...payload,
        repository: hookRepository(state, repository),
        project: hookRepository(state, repository),
        sender: hookAccount(state, sender),
        enterprise: null,
      };
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'git-oschina-hook',
        'x-gitee-event': TITLES[kind],
        'x-gitee-token': token,
        'x-gitee-timestamp': timestamp,
        'x-gitee-ping': 'false',
      };
      return { headers, body: JSON.stringify(body) };
    },
  });
}

interface PullEvent {
  readonly action: string;
  readonly action_desc?: string;
  readonly sender: FakeAccount;
}

/** Sends the webhooks for an event of a pull request. */
export function tellPull(state: FakeState, pull: FakePull, { sender, ...event }: PullEvent): void {
  const payload = { ...hookFacts(state, pull, sender), ...event };
  emit(state, pull.repository, { kind: 'merge_request_hooks', sender, payload });
}

const EVENTS = {
  opened: { action: 'open' },
  pushed: { action: 'update', action_desc: 'source_branch_changed' },
  retargeted: { action: 'update', action_desc: 'target_branch_changed' },
  closed: { action: 'close' },
  merged: { action: 'merge' },
  reopened: { action: 'reopen' },
  labelled: { action: 'update', action_desc: 'update_label' },
} as const;

/** Sends the webhooks for news about a pull request. */
export function tellNews(state: FakeState, pull: FakePull, { what, by }: FakeNews): void {
  tellPull(state, pull, { ...EVENTS[what], sender: by });
}

/** Sends the webhooks for a comment that was posted, edited or deleted. */
export function tellComment(
  state: FakeState,
  pull: FakePull,
  { comment, action }: { readonly comment: FakeComment; readonly action: string },
): void {
  const told = hookNote(state, pull, comment);
  const payload = {
    action: action === 'created' ? 'comment' : action,
    noteable_type: 'PullRequest',
    noteable_id: pullId(pull),
    comment: told,
    note: comment.body,
    url: told.html_url,
    title: pull.title,
    per_iid: `!${pull.number}`,
    author: told.user,
    pull_request: hookPull(state, pull),
  };
  emit(state, pull.repository, { kind: 'note_hooks', sender: comment.author, payload });
}

/** Clicks on the button that runs a check again. */
export function rerunCheck(state: FakeState, pull: FakePull, sender: FakeAccount): void {
  const payload = { action: 'rerequested', check_run: { name: 'signet/cla', head_sha: headOf(pull).sha } };
  emit(state, pull.repository, { kind: 'check_run_hooks', sender, payload });
}
