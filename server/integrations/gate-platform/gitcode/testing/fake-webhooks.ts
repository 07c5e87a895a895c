import { createHmac, randomUUID } from 'node:crypto';
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

/** Tells the webhooks of a repository of a change to a pull request. */
export function tellPull(
  state: FakeGitcodeState,
  pull: FakePull,
  { action, by = pull.opener }: { readonly action: string; readonly by?: FakeAccount },
): void {
  const head = headOf(pull);
  const { repository, number } = pull;
  send(state, repository, {
    event: 'Merge Request Hook',
    name: `merge_request.${action}`,
    payload: {
      object_kind: 'merge_request',
      event_type: action === 'open' ? 'merge_request' : `merge_request_${action}`,
      uuid: `${number}_${randomUUID()}`,
      git_commit_no: '',
      user: person(by),
      project: project(repository),
      changes: {},
      object_attributes: {
        iid: number,
        action,
        state: pull.state === 'open' ? 'opened' : pull.state,
        title: pull.title,
        update_reason: '',
        oldrev: '',
        target_branch: pull.targetBranch,
        source_project_id: repository.id + 1,
        target_project_id: repository.id,
        last_commit: { id: head.sha, author: head.author },
      },
    },
  });
}

/** Tells of a comment. */
export function tellComment(
  state: FakeGitcodeState,
  pull: FakePull,
  { comment, system = false }: { readonly comment: FakeComment; readonly system?: boolean },
): void {
  send(state, pull.repository, {
    event: 'Note Hook',
    name: 'note',
    payload: {
      object_kind: 'note',
      event_type: 'note',
      uuid: randomUUID(),
      user: person(comment.author),
      project: project(pull.repository),
      object_attributes: {
        id: comment.hookId,
        note: comment.body,
        noteable_type: 'MergeRequest',
        discussion_id: comment.thread,
        system,
      },
      merge_request: { iid: pull.number, state: 'opened' },
    },
  });
}

function person({ hookId, login }: FakeAccount) {
  return { id: hookId, name: login, username: login, email: `${login}@private.example` };
}

function project({ id, owner, name }: FakeRepository) {
  return { id, name, path_with_namespace: `${owner.login}/${name}`, namespace: owner.login };
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
    const delivery = { hook, body, headers: headersOf(state, hook, { event: event.event, body }) };
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
export function deliver(state: FakeGitcodeState, { hook, headers, body }: FakeDelivery): void {
  const sent = fetch(state.resolve(hook.url), { method: 'POST', headers, body }).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
  state.underWay.add(sent);
  void sent.finally(() => state.underWay.delete(sent));
}

/** Waits until no webhook is under way. */
export async function settleWebhooks({ underWay }: FakeGitcodeState): Promise<void> {
  while (underWay.size > 0) {
    await Promise.all(underWay);
  }
}
