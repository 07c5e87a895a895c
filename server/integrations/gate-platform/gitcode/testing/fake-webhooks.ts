import { createHmac, randomUUID } from 'node:crypto';
import { MADE_AT } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import { HOST_CHECKERS } from '#server/integrations/code-platform/testing/host-checkers.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakeComment,
  FakeDelivery,
  FakeGitcodeState,
  FakeHook,
  FakePull,
  FakeRepository,
} from './fake-state.ts';

/** Sends the webhooks of a repository for a change to a pull request. */
export function tellPull(
  state: FakeGitcodeState,
  pull: FakePull,
  { action, by = pull.opener }: { readonly action: string; readonly by?: FakeAccount },
): void {
  const { repository, number } = pull;
  send(state, repository, {
    event: 'Merge Request Hook',
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
  state: FakeGitcodeState,
  pull: FakePull,
  { comment, system = false }: { readonly comment: FakeComment; readonly system?: boolean },
): void {
  const { number } = pull;
  send(state, pull.repository, {
    event: 'Note Hook',
    name: 'note',
    payload: {
      object_kind: 'note',
      event_type: 'note',
      uuid: randomUUID(),
      user: person(state, comment.author),
      project_id: pull.repository.id,
      project: project(state, pull.repository),
      object_attributes: {
        id: comment.hookId,
        note: comment.body,
        noteable_type: 'MergeRequest',
        discussion_id: comment.thread,
        system,
        noteable_id: number,
        author_id: comment.author.hookId,
        created_at: comment.createdAt.toISOString(),
        updated_at: comment.createdAt.toISOString(),
        project_id: pull.repository.id,
        url: `${state.url}/merge_requests/${number}#note_${comment.thread}`,
      },
      merge_request: mergeRequest(state, pull),
    },
  });
}

function person({ url }: FakeGitcodeState, { hookId, login }: FakeAccount) {
  const facts = { id: hookId, name: login, username: login, avatar_url: `${url}/avatar.png` };
  return { ...facts, email: `${login}@private.example` };
}

function project({ url }: FakeGitcodeState, { id, owner, name }: FakeRepository) {
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

function mergeRequest(state: FakeGitcodeState, pull: FakePull) {
  const { sha, message, author } = headOf(pull);
  const { repository, number, title, targetBranch, opener } = pull;
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
    author_id: opener.hookId,
    source_branch: 'change',
    target_branch: targetBranch,
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
  /** Called so by faults. */
  readonly name: string;
  readonly payload: object;
}

function send(state: FakeGitcodeState, repository: FakeRepository, event: FakeEvent): void {
  for (const hook of repository.hooks) {
    const body = JSON.stringify({ ...event.payload, password: hook.password });
    HOST_CHECKERS.gitcode.checkWebhook(event.event, JSON.parse(body));
    const delivery = { hook, body, headers: headersOf(state, hook, { event: event.event, body }), status: 0 };
    state.deliveries.push(delivery);
    const fault = state.webhookFaults.find(({ on, times }) => times > 0 && on.test(event.name));
    if (fault !== undefined) {
      fault.times -= 1;
    }
    if (fault?.kind === 'hold') {
      state.held.push(delivery);
    } else if (fault?.kind !== 'drop') {
      deliver(state, delivery);
    }
    if (fault?.kind === 'double') {
      deliver(state, delivery);
    }
  }
}

/** The headers with which a webhook proves itself, under the name that the platform uses now. */
export function headersOf(
  { family }: Pick<FakeGitcodeState, 'family'>,
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

/** Sends once, without a retry, as the platform does. */
export function deliver(state: FakeGitcodeState, delivery: FakeDelivery): void {
  const { hook, headers, body } = delivery;
  const post = async (): Promise<void> => {
    const response = await fetch(state.resolve(hook.url), { method: 'POST', headers, body });
    await response.arrayBuffer();
    delivery.status = response.status;
  };
  const sent = post().catch(() => undefined);
  state.underWay.add(sent);
  void sent.finally(() => state.underWay.delete(sent));
}

/** Waits until no webhook is under way. */
export async function settleWebhooks({ underWay }: FakeGitcodeState): Promise<void> {
  while (underWay.size > 0) {
    await Promise.all(underWay);
  }
}
