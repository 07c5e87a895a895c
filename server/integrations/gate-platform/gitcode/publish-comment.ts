import { z } from 'zod';
import type { CommentReport, PostedComment, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { planComment } from '#server/integrations/gate-platform/own-comment.ts';
import { isoTime, platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { gitcodePersonOrNone, type GitcodeApi } from './gitcode-api.ts';

/** What GitCode takes is not documented; it takes this much. */
const BODY_MAX_BYTES = 60_000;

/** A comment has two ids: that of its thread, a text, and its own, a number, by which it is changed. */
const comments = z.array(
  z
    .object({
      id: platformId,
      note_id: platformId.nullish(),
      body: z.string().nullish(),
      user: gitcodePersonOrNone,
      created_at: isoTime,
    })
    .transform(({ id, note_id: noteId, body, user, created_at: createdAt }) => ({
      id: noteId ?? id,
      body: body ?? '',
      user,
      createdAt,
    })),
);

/** Oldest first, whatever order GitCode lists them in. */
async function readComments(api: GitcodeApi, { repository, number }: PullRequestKey) {
  const path = `${await api.locate(repository)}/pulls/${number}/comments?comment_type=pr_comment`;
  const listed = await api.readAll(path, comments);
  return listed.toSorted((one, other) => Number(one.id) - Number(other.id));
}

/** Finds the comment of a webhook, which numbers comments and people otherwise than the API. */
export async function findComment(
  api: GitcodeApi,
  key: PullRequestKey,
  { author, text }: PostedComment,
): Promise<PostedComment | undefined> {
  const found = (await readComments(api, key)).findLast(
    ({ user, body }) => user?.login === author.login && body.trim() === text.trim(),
  );
  return found?.user ? { id: found.id, text: found.body, author: found.user, createdAt: found.createdAt } : undefined;
}

/** Posts or edits our comment, so that one remains that reads as the report. Throws `GatePlatformFailure`. */
export async function publishComment(
  api: GitcodeApi,
  key: PullRequestKey,
  { report, authorId }: { readonly report: CommentReport; readonly authorId: string },
): Promise<void> {
  const root = await api.locate(key.repository);
  const shown = (await readComments(api, key)).map(({ id, body, user }) => ({ id, body, authorId: user?.id ?? null }));
  const { body, write, remove } = planComment(shown, report, { authorId, maxBytes: BODY_MAX_BYTES });
  if (write === 'post') {
    const content = { body, ...(report.needsResolving === true ? { need_to_resolve: true } : {}) };
    await api.ask({
      method: 'POST',
      path: `${root}/pulls/${key.number}/comments`,
      body: content,
      permission: 'all_note',
    });
  } else if (write !== 'nothing') {
    await api.ask({ method: 'PATCH', path: `${root}/pulls/comments/${write.edit}`, body: { body } });
  }
  for (const id of remove) {
    await api.ask({ method: 'DELETE', path: `${root}/pulls/comments/${id}`, accept: [404] });
  }
}
