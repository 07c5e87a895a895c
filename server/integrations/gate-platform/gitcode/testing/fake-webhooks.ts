import { createHmac, randomUUID } from 'node:crypto';
import { MADE_AT } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import type { FakeNews, FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { GHOST } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakeComment,
  FakeHook,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { emitToHooks } from '#server/integrations/gate-platform/testing/token-webhooks.ts';
import { threadOf } from './fake-present.ts';

const ACTIONS = {
  opened: 'open',
  pushed: 'update',
  retargeted: 'update',
  closed: 'close',
  merged: 'merge',
  reopened: 'reopen',
  labelled: 'update',
} as const;

/** Sends the webhooks for news about a pull request. */
export function tellNews(state: FakeState, pull: FakePull, { what, by }: FakeNews): void {
  tellPull(state, pull, { action: ACTIONS[what], by });
}

/** Sends the webhooks of a repository for a change to a pull request. */
export function tellPull(
  state: FakeState,
  pull: FakePull,
  { action, by }: { readonly action: string; readonly by: FakeAccount },
): void {
  const { repository, number } = pull;
  send(state, repository, {
    event: 'Merge Request Hook',
    about: 'pullRequests',
    name: `merge_request.${action}`,
    payload: {
      object_kind: 'merge_request',
      event_type: 'merge_request',
      uuid: `${number}_${randomUUID()}`,
      git_commit_no: '',
      user: person(state, by),
      project: project(state, repository),
      changes: {},
      object_attributes: { ...mergeRequest(state, pull), action, update_reason: '', oldrev: '' },
    },
  });
}

/** Sends the webhooks for a comment. */
export function tellComment(
  state: FakeState,
  pull: FakePull,
  { comment, system = false }: { readonly comment: FakeComment; readonly system?: boolean },
): void {
  const { number } = pull;
  send(state, pull.repository, {
    event: 'Note Hook',
    about: 'notes',
    name: 'note',
    payload: {
      object_kind: 'note',
      event_type: 'note',
      uuid: randomUUID(),
      user: person(state, comment.author),
      project_id: pull.repository.id,
      project: project(state, pull.repository),
      object_attributes: {
        id: comment.id - 500,
        note: comment.body,
        noteable_type: 'MergeRequest',
        discussion_id: threadOf(comment),
        system,
        noteable_id: number,
        author_id: comment.author.id,
        created_at: comment.createdAt.toISOString(),
        updated_at: comment.createdAt.toISOString(),
        project_id: pull.repository.id,
        url: `${state.url}/merge_requests/${number}#note_${threadOf(comment)}`,
      },
      merge_request: mergeRequest(state, pull),
    },
  });
}

function person({ url }: FakeState, { id, login }: FakeAccount) {
  const facts = { id, name: login, username: login, avatar_url: `${url}/avatar.png` };
  return { ...facts, email: `${login}@private.example` };
}

function project({ url }: FakeState, { id, owner, name }: FakeRepository) {
  const path = `${owner.login}/${name}`;
  const [web, ssh] = [`${url}/${path}`, `git@127.0.0.1:${path}.git`];
  return {
    id,
    name,
    namespace: owner.login,
    path_with_namespace: path,
    default_branch: 'main',
    visibility_level: 20,
    web_url: web,
    homepage: web,
    git_http_url: `${web}.git`,
    http_url: `${web}.git`,
    git_ssh_url: ssh,
    ssh_url: ssh,
    url: ssh,
  };
}

function mergeRequest(state: FakeState, pull: FakePull) {
  const { sha, message, author } = headOf(pull);
  const { repository, number, title, base, opener } = pull;
  const url = `${state.url}/${repository.owner.login}/${repository.name}/merge_requests/${number}`;
  return {
    id: repository.id * 1e3 + number,
    iid: number,
    title,
    description: '',
    url,
    state: pull.state === 'open' ? 'opened' : pull.state,
    work_in_progress: false,
    merge_status: 'unchecked',
    created_at: MADE_AT,
    updated_at: MADE_AT,
    merge_when_pipeline_succeeds: false,
    author_id: (opener ?? GHOST).id,
    source_branch: 'change',
    target_branch: base,
    source_project_id: repository.id + 1,
    target_project_id: repository.id,
    last_commit: {
      id: sha,
      message,
      timestamp: MADE_AT,
      url: `${url}/commits/${sha}`,
      author,
    },
  };
}

interface FakeEvent {
  readonly event: string;
  readonly about: 'pullRequests' | 'notes';
  /** Called so by faults. */
  readonly name: string;
  readonly payload: object;
}

function send(state: FakeState, repository: FakeRepository, { payload, event, ...told }: FakeEvent): void {
  emitToHooks(state, repository, {
    ...told,
    event,
    write(hook) {
      const body = JSON.stringify({ ...payload, password: hook.password });
      return { body, headers: headersOf({ family: 'gitcode' }, hook, { event, body }) };
    },
  });
}

/** The headers with which a webhook proves itself, under the name that the platform uses now. */
export function headersOf(
  { family }: { readonly family: 'gitcode' | 'atomgit' },
  { encryptionType, password }: Pick<FakeHook, 'encryptionType' | 'password'>,
  { event, body }: { readonly event: string; readonly body: string },
): Record<string, string> {
  const prefix = `x-${family}`;
  const proof: Record<string, string> =
    encryptionType === 1
      ? { [`${prefix}-signature-256`]: `sha256=${createHmac('sha256', password).update(body).digest('hex')}` }
      : { [`${prefix}-token`]: password };
  return {
    'content-type': 'application/json',
    'user-agent': `git-${family}-hook`,
    [`${prefix}-event`]: event,
    [`${prefix}-delivery`]: randomUUID(),
    ...proof,
  };
}
