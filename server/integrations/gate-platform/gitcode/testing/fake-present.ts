import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { MADE_AT, showAccount } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import type { FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { accountOf, GHOST } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeComment,
  FakeCommit,
  FakeHook,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';

/** A comment has the id of its thread, its own one, and another one in webhooks. */
export const threadOf = ({ id }: FakeComment): string => createHash('sha1').update(String(id)).digest('hex');

/** In lists the id is that of the comment itself. */
export function showComment({ id, body, author, createdAt }: FakeComment) {
  const time = createdAt.toISOString();
  const user = showAccount(author);
  return { id, body, user, comment_type: 'pr_comment', created_at: time, updated_at: time };
}

/** The answer repeats the password; only that to a change leaves out the id. */
export function showHook(
  { id: projectId }: FakeRepository,
  { id, url, password }: FakeHook,
  place: 'listed' | 'changed',
) {
  return {
    ...(place === 'listed' ? { id } : {}),
    url,
    password,
    result: null,
    project_id: projectId,
    result_code: 0,
    created_at: MADE_AT,
    push_events: false,
    tag_push_events: false,
    issues_events: false,
    note_events: true,
    merge_requests_events: true,
  };
}

/** A pull request: in a list its number is a number, alone it is a text. */
export function showPull(state: FakeState, pull: FakePull, place: 'listed' | 'alone') {
  const { number, repository, title, state: shownState, base } = pull;
  const path = `${repository.owner.login}/${repository.name}`;
  const id = repository.id * 1000 + number;
  const end = (ref: string, sha: string) => ({ label: ref, ref, sha, repo: { path, name: repository.name } });
  const shared = {
    id,
    html_url: `${state.url}/${path}/merge_requests/${number}`,
    title,
    state: shownState,
    draft: false,
    url: `${state.url}/api/v5/repos/${path}/pulls/${number}`,
    merged_at: shownState === 'merged' ? MADE_AT : '',
    user: showAccount(pull.opener ?? GHOST),
    head: end('change', headOf(pull).sha),
    base: end(base, 'b'.repeat(40)),
  };
  const labels = [...pull.labels].map((name) => ({ id: crc32(name), name, repository_id: repository.id }));
  if (place === 'listed') {
    const shown = labels.map((label) => ({
      ...label,
      color: '#6e7781',
      title: label.name,
      type: null,
      text_color: null,
    }));
    return { ...shared, number, iid: number, project_id: repository.id, labels: shown };
  }
  const testers = repository.requiredTester === null ? [] : [showTester(pull, repository.requiredTester)];
  const dates = { created_at: MADE_AT, updated_at: MADE_AT };
  return { ...shared, number: String(number), labels: labels.map((label) => ({ ...label, ...dates })), testers };
}

function showTester({ testedBy }: FakePull, login: string) {
  return { id: '1', login, accept: testedBy.has(login) };
}

/** A commit; nobody's address has an empty account. */
export function showCommit(state: FakeState, repository: FakeRepository, commit: FakeCommit) {
  const { sha, message, author, committer, parents } = commit;
  const ownerOf = (email: string) => {
    const found = accountOf(state, email);
    return found === undefined ? {} : showAccount(found);
  };
  return {
    sha,
    html_url: `${state.url}/${pathOf(repository)}/commit/${sha}`,
    commit: { message, author, committer },
    author: ownerOf(author.email),
    committer: ownerOf(committer.email),
    parents: { sha: 'p'.repeat(40), shas: parents.map(() => 'p'.repeat(40)) },
  };
}
