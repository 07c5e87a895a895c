import { presentAccount, presentFullRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import {
  page,
  textOf,
  type FakeAnswer,
  type FakeRepositoryCall,
  type FakeRoute,
} from '#server/integrations/gate-platform/testing/fake-call.ts';
import { pathOf, takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { addComment, tell } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeComment, FakeGithubState, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { FakeRefusal, isPermitted } from './fake-auth.ts';
import { compare } from './fake-compare.ts';
import { showFile } from './fake-diff.ts';
import { presentComment } from './fake-present-pull.ts';
import { presentLabel } from './fake-present.ts';

/** Characters of a comment. */
const COMMENT_MAX = 65_536;

/** Pull requests over REST: comments, labels, ranges of commits, rights. */
export const PULL_ROUTES: readonly FakeRoute<FakeRepositoryCall>[] = [
  {
    method: 'GET',
    path: /^$/,
    permission: 'metadata:read',
    run: ({ state, repository }) => ({ status: 200, body: presentFullRepository(state, repository) }),
  },
  {
    method: 'GET',
    path: /^\/pulls\/(?<number>\d+)\/files$/,
    permission: 'pull_requests:read',
    run: (call) => {
      const { repository, files } = findPull(call);
      const root = `${call.state.apiUrl}/repos/${pathOf(repository)}`;
      return page(
        call,
        files.map((file) => showFile(root, file)),
      );
    },
  },
  { method: 'GET', path: /^\/compare\/(?<range>\w+\.\.\.\w+)$/, permission: 'contents:read', run: compare },
  {
    method: 'GET',
    path: /^\/issues\/(?<number>\d+)\/comments$/,
    permission: 'pull_requests:read',
    run: (call) => {
      const { state, repository } = call;
      const { number } = findPull(call);
      const comments = repository.comments.filter((comment) => comment.number === number);
      return page(
        call,
        comments.map((comment) => presentComment(state, repository, comment)),
      );
    },
  },
  { method: 'POST', path: /^\/issues\/(?<number>\d+)\/comments$/, permission: 'pull_requests:write', run: postComment },
  { method: 'PATCH', path: /^\/issues\/comments\/(?<id>\d+)$/, permission: 'pull_requests:write', run: editComment },
  { method: 'DELETE', path: /^\/issues\/comments\/(?<id>\d+)$/, permission: 'pull_requests:write', run: deleteComment },
  {
    method: 'POST',
    path: /^\/issues\/comments\/(?<id>\d+)\/reactions$/,
    permission: 'pull_requests:write',
    run: addReaction,
  },
  {
    method: 'GET',
    path: /^\/issues\/(?<number>\d+)\/labels$/,
    permission: 'pull_requests:read',
    run: (call) => page(call, presentLabels(call.state, findPull(call))),
  },
  {
    method: 'POST',
    path: /^\/issues\/(?<number>\d+)\/labels$/,
    permission: 'pull_requests:write',
    run: (call) => {
      const pull = findPull(call);
      const labels = call.body['labels'];
      for (const label of Array.isArray(labels) ? labels.map(String) : []) {
        pull.labels.add(label);
        tellLabel(call, pull, { action: 'labeled', label });
      }
      return { status: 200, body: presentLabels(call.state, pull) };
    },
  },
  {
    method: 'DELETE',
    path: /^\/issues\/(?<number>\d+)\/labels\/(?<label>.+)$/,
    permission: 'pull_requests:write',
    run: (call) => {
      const pull = findPull(call);
      const label = call.at['label'] ?? '';
      if (!pull.labels.delete(label)) {
        throw new FakeRefusal(404, 'Label does not exist');
      }
      tellLabel(call, pull, { action: 'unlabeled', label });
      return { status: 200, body: presentLabels(call.state, pull) };
    },
  },
  { method: 'GET', path: /^\/collaborators\/(?<login>[^/]+)\/permission$/, permission: 'metadata:read', run: readRole },
];

function findPull({ repository, at }: FakeRepositoryCall): FakePull {
  const pull = repository.pulls.get(Number(at['number']));
  if (pull === undefined) {
    throw new FakeRefusal(404, 'Not Found');
  }
  return pull;
}

function tellLabel(
  { state, installation }: FakeRepositoryCall,
  pull: FakePull,
  { action, label }: { readonly action: 'labeled' | 'unlabeled'; readonly label: string },
): void {
  const payload = { label: presentLabel(state, pathOf(pull.repository), label) };
  tell(state, pull, { action, sender: installation.app.bot, payload });
}

function presentLabels(state: FakeGithubState, { labels, repository }: FakePull) {
  return [...labels].map((name) => presentLabel(state, pathOf(repository), name));
}

function postComment(call: FakeRepositoryCall): FakeAnswer {
  const { state, installation, body } = call;
  const pull = findPull(call);
  if (pull.locked) {
    throw new FakeRefusal(403, 'Unable to create comment because issue is locked.');
  }
  const text = checkedText(textOf(body, 'body'));
  const comment = addComment(state, pull, { by: installation.app.bot, body: text });
  return { status: 201, body: presentComment(call.state, call.repository, comment) };
}

function editComment(call: FakeRepositoryCall): FakeAnswer {
  const comment = findComment(call);
  const pull = call.repository.pulls.get(comment.number);
  if (pull?.locked === true) {
    throw new FakeRefusal(403, 'Unable to edit comment because issue is locked.');
  }
  comment.body = checkedText(textOf(call.body, 'body'));
  return { status: 200, body: presentComment(call.state, call.repository, comment) };
}

function deleteComment(call: FakeRepositoryCall): FakeAnswer {
  const { comments } = call.repository;
  comments.splice(comments.indexOf(findComment(call)), 1);
  return { status: 204 };
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
  const made = { id: takeId(state), node_id: 'REA', content, created_at: state.now().toISOString() };
  return { status, body: { ...made, user: presentAccount(state, installation.app.bot) } };
}

/** With the right to write, an App may change the comments of others too. */
function findComment({ repository, at }: FakeRepositoryCall): FakeComment {
  const comment = repository.comments.find(({ id }) => String(id) === at['id']);
  if (comment === undefined) {
    throw new FakeRefusal(404, 'Not Found');
  }
  return comment;
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
  const role = user === undefined ? undefined : (repository.roles.get(user.id) ?? publicRole(repository.private));
  if (user === undefined || role === undefined || !isPermitted(installation, 'metadata:read')) {
    throw new FakeRefusal(404, 'Not Found');
  }
  return {
    status: 200,
    body: {
      permission: OLD_ROLES[role] ?? role,
      role_name: role,
      user: { ...presentAccount(state, user), role_name: role },
    },
  };
}

function publicRole(isPrivate: boolean): 'read' | undefined {
  return isPrivate ? undefined : 'read';
}
