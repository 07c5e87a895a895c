import { crc32 } from 'node:zlib';
import { showAccount } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import {
  DONE,
  made,
  may,
  NOT_FOUND,
  ok,
  page,
  REFUSED,
  type FakeAnswer,
  type FakeCall,
  type FakePlace,
} from './fake-call.ts';
import { showCommit, showPull } from './fake-present.ts';
import { addPullComment } from './fake-pulls.ts';
import type { FakeComment, FakePull, FakeRepository } from './fake-state.ts';
import { tellComment, tellPull } from './fake-webhooks.ts';

export function listPulls(call: FakeCall, { pulls }: FakeRepository): FakeAnswer {
  const wanted = call.query.get('state') ?? 'all';
  const listed = pulls.filter(({ state }) => wanted === 'all' || state === wanted);
  return page(
    call,
    listed.map((pull) => showPull(call.state, pull, false)),
  );
}

/** Newest first. */
export function listCommits(call: FakeCall, { pull }: FakePlace): FakeAnswer {
  const commits = call.fault === 'old_commits' ? pull.commits.slice(0, -1) : pull.commits;
  return page(
    call,
    commits.toReversed().map((commit) => showCommit(call.state, pull.repository, commit)),
  );
}

/** Newest first; in this list the id is that of the comment itself. */
export function listComments({ comments }: FakePull) {
  return comments.toReversed().map(({ noteId, body, author, createdAt }) => ({
    id: noteId,
    body,
    user: showAccount(author),
    comment_type: 'pr_comment',
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
  }));
}

export function addComment({ state, viewer, body }: FakeCall, { pull }: FakePlace): FakeAnswer {
  const { body: text, need_to_resolve: needToResolve = false } = body as { body: string; need_to_resolve?: boolean };
  const comment = addPullComment(state, pull, { by: viewer.account, body: text, needToResolve });
  tellComment(state, pull, { comment });
  return made({ id: comment.thread, note_id: comment.noteId, body: text });
}

function findComment(
  { parts }: FakeCall,
  { pulls }: FakeRepository,
): { pull: FakePull; comment: FakeComment } | undefined {
  for (const pull of pulls) {
    const comment = pull.comments.find(({ noteId }) => String(noteId) === parts[2]);
    if (comment !== undefined) {
      return { pull, comment };
    }
  }
  return undefined;
}

/** The answer is of no use. */
export function changeComment(call: FakeCall, repository: FakeRepository): FakeAnswer {
  const found = findComment(call, repository);
  if (found === undefined || found.comment.author !== call.viewer.account) {
    return NOT_FOUND;
  }
  found.comment.body = (call.body as { body: string }).body;
  return ok({});
}

export function removeComment(call: FakeCall, repository: FakeRepository): FakeAnswer {
  const found = findComment(call, repository);
  if (found === undefined) {
    return NOT_FOUND;
  }
  found.pull.comments.splice(found.pull.comments.indexOf(found.comment), 1);
  return DONE;
}

export function addPullLabels(call: FakeCall, { repository, pull }: FakePlace): FakeAnswer {
  const names = call.body as string[];
  if (!may(call, repository, 'write')) {
    return REFUSED;
  }
  if (names.some((name) => !repository.labels.has(name))) {
    return { status: 400, body: { error_message: 'Label not found' } };
  }
  names.forEach((name) => pull.labels.add(name));
  tellPull(call.state, pull, { action: 'update', by: call.viewer.account });
  return made(
    names.map((name) => ({ id: crc32(name), name, color: '#6e7781', title: name, type: null, textColor: '#fff' })),
  );
}

export function removePullLabel(call: FakeCall, { repository, pull }: FakePlace): FakeAnswer {
  if (!may(call, repository, 'write')) {
    return REFUSED;
  }
  if (!pull.labels.delete(call.parts[3] ?? '')) {
    return NOT_FOUND;
  }
  tellPull(call.state, pull, { action: 'update', by: call.viewer.account });
  return DONE;
}

export function passTest({ viewer }: FakeCall, { repository, pull }: FakePlace): FakeAnswer {
  if (repository.requiredTester !== viewer.account.login) {
    return REFUSED;
  }
  pull.testedBy.add(viewer.account.login);
  return DONE;
}

export function resetTest(call: FakeCall, { repository, pull }: FakePlace): FakeAnswer {
  if (!may(call, repository, 'write')) {
    return REFUSED;
  }
  pull.testedBy.clear();
  return DONE;
}
