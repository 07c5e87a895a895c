import { z } from 'zod';
import type { CommentReport, PostedComment, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { planComment } from '#server/integrations/gate-platform/own-comment.ts';
import { isoTime, platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { giteePerson, type GiteeApi } from './gitee-api.ts';

/** What Gitee takes is not known; it takes this much. */
const BODY_MAX_BYTES = 60_000;

const comments = z.array(
  z.object({ id: platformId, body: z.string().nullish(), user: giteePerson.nullish(), created_at: isoTime }),
);

async function readComments(api: GiteeApi, { repository, number }: PullRequestKey) {
  return api.readAll(`${await api.locate(repository)}/pulls/${number}/comments`, comments);
}

/** A comment on this pull request as it reads now; undefined when there is none. Throws `GatePlatformFailure`. */
export async function findComment(api: GiteeApi, key: PullRequestKey, id: string): Promise<PostedComment | undefined> {
  const comment = (await readComments(api, key)).find((one) => one.id === id);
  return comment?.user
    ? { id, text: comment.body ?? '', author: comment.user, createdAt: comment.created_at }
    : undefined;
}

/** Posts or edits our comment, so that one remains that reads as the report. Throws `GatePlatformFailure`. */
export async function publishComment(
  api: GiteeApi,
  key: PullRequestKey,
  { report, authorId }: { readonly report: CommentReport; readonly authorId: string },
): Promise<void> {
  const root = await api.locate(key.repository);
  const shown = (await readComments(api, key)).map(({ id, body, user }) => ({
    id,
    body: body ?? '',
    authorId: user?.id ?? null,
  }));
  const { body, write, remove } = planComment(shown, report, { authorId, maxBytes: BODY_MAX_BYTES });
  if (write === 'post') {
    const path = `${root}/pulls/${key.number}/comments`;
    await api.ask({ method: 'POST', path, body: { body }, permission: 'comments' });
  } else if (write !== 'nothing') {
    await api.ask({ method: 'PATCH', path: `${root}/pulls/comments/${write.edit}`, body: { body } });
  }
  for (const id of remove) {
    await api.ask({ method: 'DELETE', path: `${root}/pulls/comments/${id}`, accept: [404] });
  }
}
