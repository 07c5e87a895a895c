import { DONE, found, made, ok, page, pullOf, routes, textOf } from './fake-call.ts';
import { FakeRefusal, type FakeAnswer } from './fake-face.ts';
import { addNote, commentsOf, readCommits } from './fake-pulls.ts';
import type { FakeComment, FakePull } from './fake-state.ts';
import type { TokenRepositoryCall } from './token-face.ts';
import { requireRole } from './token-repository-routes.ts';

/** Pull requests, their commits, comments and labels. */
export const PULL_ROUTES = routes<TokenRepositoryCall>({
  'GET /pulls': ['pulls', listPulls],
  'GET /pulls/{number}': ['pulls', (call) => ok(call.state.face.show.pull(call.state, pullOf(call), 'alone'))],
  'GET /pulls/{number}/commits': ['pulls', listCommits],
  'GET /pulls/{number}/comments': ['notes', listComments],
  'POST /pulls/{number}/comments': ['notes', createComment],
  'PATCH /pulls/comments/{id}': ['notes', updateComment],
  'DELETE /pulls/comments/{id}': ['notes', deleteComment],
  'POST /pulls/{number}/labels': ['pulls', addLabels],
  'DELETE /pulls/{number}/labels/{name}': ['pulls', removeLabel],
});

function listPulls(call: TokenRepositoryCall): FakeAnswer {
  const { repository, url, state } = call;
  const wanted = url.searchParams.get('state') ?? 'open';
  const pulls = [...repository.pulls.values()].filter((pull) => wanted === 'all' || pull.state === wanted);
  return page(call, pulls, (entries) => entries.map((pull) => state.face.show.pull(state, pull, 'listed')));
}

/** After a push the old commits may be shown for a while. The newest stand first. */
function listCommits(call: TokenRepositoryCall): FakeAnswer {
  const { state, repository, fault } = call;
  const { rules, show } = state.face;
  const pull = pullOf(call);
  const read = fault === 'old_commits' ? pull.commits.slice(0, -1) : readCommits(pull);
  const commits = read.toReversed();
  const showAll = (entries: FakePull['commits']) => entries.map((commit) => show.commit(state, repository, commit));
  return rules.commitsMax === null ? page(call, commits, showAll) : ok(showAll(commits.slice(0, rules.commitsMax)));
}

function listComments(call: TokenRepositoryCall): FakeAnswer {
  const { state, repository } = call;
  const { rules, show } = state.face;
  const comments = commentsOf(pullOf(call));
  return page(call, rules.newestCommentFirst ? comments.toReversed() : comments, (entries) =>
    entries.map((comment) => show.comment(state, repository, comment)),
  );
}

function createComment(call: TokenRepositoryCall): FakeAnswer {
  const { state, account, repository, body } = call;
  const { rules, show } = state.face;
  const text = textOf(body, 'body');
  if (text === undefined || text === '') {
    throw new FakeRefusal(400, 'body is missing');
  }
  const pull = pullOf(call);
  const comment = addNote(state, pull, {
    by: account,
    body: text,
    needToResolve: body['need_to_resolve'] === true,
  });
  if (rules.tellsOwn) {
    state.face.tellComment(state, pull, { comment, action: 'created' });
  }
  return made(show.newComment(state, repository, comment));
}

function changeableComment(call: TokenRepositoryCall, way: 'edit' | 'delete'): FakeComment {
  const { state, repository, at } = call;
  const comment = found(repository.comments.find(({ id }) => String(id) === at['id']));
  return found(state.face.rules.mayChange(call, comment, way) ? comment : undefined);
}

function updateComment(call: TokenRepositoryCall): FakeAnswer {
  const { state, repository, body } = call;
  const comment = changeableComment(call, 'edit');
  comment.body = textOf(body, 'body') ?? comment.body;
  return ok(state.face.show.changedComment(state, repository, comment));
}

function deleteComment(call: TokenRepositoryCall): FakeAnswer {
  const { comments } = call.repository;
  comments.splice(comments.indexOf(changeableComment(call, 'delete')), 1);
  return DONE;
}

/** A label that does not exist cannot be given. */
function addLabels(call: TokenRepositoryCall): FakeAnswer {
  const { state, repository, list } = call;
  const { rules, show } = state.face;
  requireRole(call, 'write', rules.noLabels);
  const pull = pullOf(call);
  const names = list.map(String);
  if (names.length === 0 || names.some((name) => !repository.labels.has(name))) {
    throw new FakeRefusal(...rules.missingLabel);
  }
  names.forEach((name) => pull.labels.add(name));
  tellLabels(call, pull);
  return made(show.givenLabels(state, pull, names));
}

function removeLabel(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'write', call.state.face.rules.noLabels);
  const pull = pullOf(call);
  found(pull.labels.delete(call.at['name'] ?? '') || undefined);
  tellLabels(call, pull);
  return DONE;
}

function tellLabels({ state, account }: TokenRepositoryCall, pull: FakePull): void {
  if (state.face.rules.tellsOwn) {
    state.face.tellPull(state, pull, { what: 'labelled', by: account });
  }
}
