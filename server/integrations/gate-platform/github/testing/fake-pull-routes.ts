import { presentAccount, presentFullRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import {
  DONE,
  found,
  made,
  ok,
  page,
  pullOf,
  routes,
  textOf,
} from '#server/integrations/gate-platform/testing/fake-call.ts';
import { FakeRefusal, type FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { pathOf, takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { addComment, commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeComment, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { isPermitted } from './fake-auth.ts';
import { compare } from './fake-compare.ts';
import { showFile } from './fake-diff.ts';
import type { FakeGithubState, FakeRepositoryCall } from './fake-github-state.ts';
import { presentComment } from './fake-present-pull.ts';
import { presentLabel } from './fake-present.ts';
import { tellPull } from './fake-tell.ts';

/** Characters of a comment. */
const COMMENT_MAX = 65_536;

/** Pull requests over REST: comments, labels, ranges of commits, rights. */
export const PULL_ROUTES = routes<FakeRepositoryCall>({
  'GET ': ['metadata:read', ({ state, repository }) => ok(presentFullRepository(state, repository))],
  'GET /pulls/{number}/files': [
    'pull_requests:read',
    (call) => {
      const root = `${call.state.apiUrl}/repos/${pathOf(call.repository)}`;
      return page(call, pullOf(call).files, (files) => files.map((file) => showFile(root, file)));
    },
  ],
  'GET /compare/{range}': ['contents:read', compare],
  'GET /issues/{number}/comments': [
    'pull_requests:read',
    (call) =>
      page(call, commentsOf(pullOf(call)), (comments) =>
        comments.map((comment) => presentComment(call.state, call.repository, comment)),
      ),
  ],
  'POST /issues/{number}/comments': ['pull_requests:write', postComment],
  'PATCH /issues/comments/{id}': ['pull_requests:write', editComment],
  'DELETE /issues/comments/{id}': ['pull_requests:write', deleteComment],
  'POST /issues/comments/{id}/reactions': ['pull_requests:write', addReaction],
  'GET /issues/{number}/labels': ['pull_requests:read', (call) => page(call, presentLabels(call.state, pullOf(call)))],
  'POST /issues/{number}/labels': ['pull_requests:write', addLabels],
  'DELETE /issues/{number}/labels/{+label}': ['pull_requests:write', removeLabel],
  'GET /collaborators/{login}/permission': ['metadata:read', readRole],
});

function addLabels(call: FakeRepositoryCall): FakeAnswer {
  const pull = pullOf(call);
  const labels = call.body['labels'];
  for (const label of Array.isArray(labels) ? labels.map(String) : []) {
    pull.labels.add(label);
    tellLabel(call, pull, { action: 'labeled', label });
  }
  return ok(presentLabels(call.state, pull));
}

function removeLabel(call: FakeRepositoryCall): FakeAnswer {
  const pull = pullOf(call);
  const label = call.at['label'] ?? '';
  found(pull.labels.delete(label) || undefined, 'Label does not exist');
  tellLabel(call, pull, { action: 'unlabeled', label });
  return ok(presentLabels(call.state, pull));
}

function tellLabel(
  { state, installation }: FakeRepositoryCall,
  pull: FakePull,
  { action, label }: { readonly action: 'labeled' | 'unlabeled'; readonly label: string },
): void {
  const payload = { label: presentLabel(state, pathOf(pull.repository), label) };
  tellPull(state, pull, { action, sender: installation.app.bot, payload });
}

function presentLabels(state: FakeGithubState, { labels, repository }: FakePull) {
  return [...labels].map((name) => presentLabel(state, pathOf(repository), name));
}

function postComment(call: FakeRepositoryCall): FakeAnswer {
  const { state, installation, body } = call;
  const pull = pullOf(call);
  if (pull.locked) {
    throw new FakeRefusal(403, 'Unable to create comment because issue is locked.');
  }
  const text = checkedText(textOf(body, 'body'));
  const comment = addComment(state, pull, { by: installation.app.bot, body: text });
  return made(presentComment(call.state, call.repository, comment));
}

function editComment(call: FakeRepositoryCall): FakeAnswer {
  const comment = findComment(call);
  const pull = call.repository.pulls.get(comment.number);
  if (pull?.locked === true) {
    throw new FakeRefusal(403, 'Unable to edit comment because issue is locked.');
  }
  comment.body = checkedText(textOf(call.body, 'body'));
  return ok(presentComment(call.state, call.repository, comment));
}

function deleteComment(call: FakeRepositoryCall): FakeAnswer {
  const { comments } = call.repository;
  comments.splice(comments.indexOf(findComment(call)), 1);
  return DONE;
}

const REACTIONS = new Set(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']);

/** 201 for a new reaction, 200 for one that was there. */
function addReaction(call: FakeRepositoryCall): FakeAnswer {
  const { state, installation, body } = call;
  const { reactions } = findComment(call);
  const content = textOf(body, 'content') ?? '';
  if (!REACTIONS.has(content)) {
    throw new FakeRefusal(422, 'Validation Failed');
  }
  const status = reactions.has(content) ? 200 : 201;
  reactions.add(content);
  const reaction = { id: takeId(state), node_id: 'REA', content, created_at: state.now().toISOString() };
  return { status, body: { ...reaction, user: presentAccount(state, installation.app.bot) } };
}

/** With the right to write, an App may change the comments of others too. */
function findComment({ repository, at }: FakeRepositoryCall): FakeComment {
  return found(repository.comments.find(({ id }) => String(id) === at['id']));
}

function checkedText(text: string | undefined): string {
  if (text === undefined || text === '' || text.length > COMMENT_MAX) {
    throw new FakeRefusal(422, 'Validation Failed');
  }
  return text;
}

/** The old names of the rights: `maintain` counts as `write`, `triage` as `read`. */
const OLD_ROLES: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };

function readRole({ state, repository, installation, at }: FakeRepositoryCall): FakeAnswer {
  const user = [...state.accounts.values()].find(({ login }) => login === at['login']);
  const role =
    user === undefined ? undefined : (repository.roles.get(user.id) ?? (repository.private ? undefined : 'read'));
  if (user === undefined || role === undefined || !isPermitted(installation, 'metadata:read')) {
    throw new FakeRefusal(404);
  }
  const shown = { ...presentAccount(state, user), role_name: role };
  return ok({ permission: OLD_ROLES[role] ?? role, role_name: role, user: shown });
}
