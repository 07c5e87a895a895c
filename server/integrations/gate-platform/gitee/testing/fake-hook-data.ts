import { crc32 } from 'node:zlib';
import type { FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { GHOST } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakeComment,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { pullBasics } from './fake-present.ts';

/** How webhooks show an account. */
export function hookAccount({ url }: FakeState, { id, login }: FakeAccount) {
  return {
    id,
    name: login,
    email: `${id}+${login}@user.noreply.gitee.com`,
    username: login,
    user_name: login,
    login,
    url: `${url}/${login}`,
    html_url: `${url}/${login}`,
    avatar_url: null,
    type: 'User',
    site_admin: false,
  };
}

/** How webhooks show a repository: its space is a text there. */
export function hookRepository(state: FakeState, repository: FakeRepository) {
  const { id, owner, name } = repository;
  const path = pathOf(repository);
  const url = `${state.url}/${path}`;
  return {
    id,
    name,
    path: name,
    full_name: path,
    owner: hookAccount(state, owner),
    private: repository.private,
    html_url: url,
    url,
    description: null,
    fork: false,
    default_branch: 'master',
    namespace: owner.login,
    name_with_namespace: path,
    path_with_namespace: path,
  };
}

/** How webhooks show a pull request. */
export function hookPull(state: FakeState, pull: FakePull) {
  const user = hookAccount(state, pull.opener ?? GHOST);
  const labels = [...pull.labels].map((name) => ({ id: crc32(name), name, color: '000000' }));
  const basics = pullBasics(state, pull, { user, base: hookRepository(state, pull.repository) });
  return { ...basics, merged: pull.state === 'merged', labels };
}

/** What webhooks repeat about a pull request beside it. */
export function hookFacts(state: FakeState, pull: FakePull, sender: FakeAccount) {
  const told = hookPull(state, pull);
  const { number, title, body, html_url: url } = told;
  return {
    pull_request: told,
    number,
    iid: number,
    title,
    body,
    url,
    state: pull.state,
    merge_status: 'unchecked',
    merge_commit_sha: null,
    source_branch: told.head.ref,
    target_branch: told.base.ref,
    author: told.user,
    updated_by: hookAccount(state, sender),
  };
}

/** How webhooks show a comment. */
export function hookNote(state: FakeState, pull: FakePull, { id, body, author, createdAt }: FakeComment) {
  const url = `${state.url}/${pathOf(pull.repository)}/pulls/${pull.number}#note_${id}`;
  const time = createdAt.toISOString();
  return { id, body, user: hookAccount(state, author), created_at: time, updated_at: time, html_url: url };
}
