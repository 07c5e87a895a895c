import {
  FakeRefusal,
  found,
  page,
  requirePermission,
  textOf,
} from '#server/integrations/gate-platform/gitee/testing/fake-call.ts';
import type {
  FakeAnswer,
  FakeRepositoryCall,
  FakeRoute,
} from '#server/integrations/gate-platform/gitee/testing/fake-call.ts';
import {
  presentComment,
  presentCommit,
  presentLabel,
  presentPull,
} from '#server/integrations/gate-platform/gitee/testing/fake-present.ts';
import type { FakeComment, FakePull } from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import { takeId } from './fake-places.ts';

/** Commits of a pull request that are listed at most; there is no second page. */
const COMMITS_MAX = 250;

/** Pull requests, their comments and labels. */
export const PULL_ROUTES: readonly FakeRoute<FakeRepositoryCall>[] = [
  { method: 'GET', path: /^\/pulls$/, scope: 'pull_requests', run: listPulls },
  {
    method: 'GET',
    path: /^\/pulls\/(?<number>\d+)$/,
    scope: 'pull_requests',
    run: (call) => ({ status: 200, body: presentPull(call.state, pullOf(call)) }),
  },
  { method: 'GET', path: /^\/pulls\/(?<number>\d+)\/commits$/, scope: 'pull_requests', run: listCommits },
  {
    method: 'GET',
    path: /^\/pulls\/(?<number>\d+)\/files$/,
    scope: 'pull_requests',
    run: () => ({ status: 200, body: [{ filename: 'README.md', status: 'modified' }] }),
  },
  { method: 'GET', path: /^\/pulls\/(?<number>\d+)\/comments$/, scope: 'notes', run: listComments },
  { method: 'POST', path: /^\/pulls\/(?<number>\d+)\/comments$/, scope: 'notes', run: createComment },
  {
    method: 'GET',
    path: /^\/pulls\/comments$/,
    scope: 'notes',
    run: (call) => page(call, showComments(call, call.repository.comments)),
  },
  { method: 'PATCH', path: /^\/pulls\/comments\/(?<id>\d+)$/, scope: 'notes', run: updateComment },
  { method: 'DELETE', path: /^\/pulls\/comments\/(?<id>\d+)$/, scope: 'notes', run: deleteComment },
  {
    method: 'GET',
    path: /^\/pulls\/(?<number>\d+)\/labels$/,
    scope: 'pull_requests',
    run: (call) =>
      page(
        call,
        [...pullOf(call).labels].map((name) => presentLabel(call.state, call.repository, name)),
      ),
  },
  { method: 'POST', path: /^\/pulls\/(?<number>\d+)\/labels$/, scope: 'pull_requests', run: addLabels },
  {
    method: 'DELETE',
    path: /^\/pulls\/(?<number>\d+)\/labels\/(?<name>[^/]+)$/,
    scope: 'pull_requests',
    run: removeLabel,
  },
  { method: 'POST', path: /^\/labels$/, scope: 'projects', run: createLabel },
];

function pullOf({ repository, at }: FakeRepositoryCall): FakePull {
  return found(repository.pulls.get(Number(at['number'])));
}

function listPulls(call: FakeRepositoryCall): FakeAnswer {
  const { repository, url, state } = call;
  const wanted = url.searchParams.get('state') ?? 'open';
  const pulls = [...repository.pulls.values()].filter((pull) => wanted === 'all' || pull.state === wanted);
  return page(
    call,
    pulls.map((pull) => presentPull(state, pull)),
  );
}

/** After a push the old commits may be shown for a while. The newest stand first. */
function listCommits(call: FakeRepositoryCall): FakeAnswer {
  const pull = pullOf(call);
  const stale = pull.stale !== null && pull.stale.reads > 0 ? pull.stale : undefined;
  if (stale !== undefined) {
    stale.reads -= 1;
  }
  const commits = (stale?.commits ?? pull.commits).toReversed().slice(0, COMMITS_MAX);
  return { status: 200, body: commits.map((commit) => presentCommit(call.state, call.repository, commit)) };
}

function listComments(call: FakeRepositoryCall): FakeAnswer {
  const { number } = pullOf(call);
  const comments = call.repository.comments.filter((comment) => comment.number === number);
  return page(call, showComments(call, comments));
}

function showComments({ state, repository }: FakeRepositoryCall, comments: readonly FakeComment[]) {
  return comments.map((comment) => presentComment(state, repository, comment));
}

function createComment(call: FakeRepositoryCall): FakeAnswer {
  const { state, account, repository, body } = call;
  const text = textOf(body, 'body');
  if (text === undefined || text === '') {
    throw new FakeRefusal(400, 'body is missing');
  }
  const place = { id: takeId(state), number: pullOf(call).number, createdAt: state.now() };
  const comment: FakeComment = { ...place, author: account, body: text };
  repository.comments.push(comment);
  return { status: 201, body: presentComment(call.state, call.repository, comment) };
}

/** One's own comments, and as administrator anybody's. */
function changeableComment({ repository, account, permission, at }: FakeRepositoryCall): FakeComment {
  const comment = found(repository.comments.find(({ id }) => String(id) === at['id']));
  return found(comment.author === account || permission === 'admin' ? comment : undefined);
}

function updateComment(call: FakeRepositoryCall): FakeAnswer {
  const comment = changeableComment(call);
  comment.body = textOf(call.body, 'body') ?? comment.body;
  return { status: 200, body: presentComment(call.state, call.repository, comment) };
}

function deleteComment(call: FakeRepositoryCall): FakeAnswer {
  const { comments } = call.repository;
  comments.splice(comments.indexOf(changeableComment(call)), 1);
  return { status: 204 };
}

/** A label that does not exist cannot be given. */
function addLabels(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'write');
  const pull = pullOf(call);
  const names = call.list.map(String);
  if (names.length === 0 || names.some((name) => !call.repository.labels.has(name))) {
    throw new FakeRefusal(404, '404 Label Not Found');
  }
  names.forEach((name) => pull.labels.add(name));
  return { status: 201, body: [...pull.labels].map((name) => presentLabel(call.state, call.repository, name)) };
}

function removeLabel(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'write');
  found(pullOf(call).labels.delete(call.at['name'] ?? '') || undefined);
  return { status: 204 };
}

function createLabel(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'write');
  const { repository, body } = call;
  const name = textOf(body, 'name') ?? '';
  if (name === '' || repository.labels.has(name) || !/^[0-9a-f]{6}$/i.test(textOf(body, 'color') ?? '')) {
    throw new FakeRefusal(400, 'name has already been taken, or color is invalid');
  }
  repository.labels.add(name);
  return { status: 201, body: presentLabel(call.state, repository, name) };
}
