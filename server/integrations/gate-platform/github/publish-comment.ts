import { z } from 'zod';
import type { CommentReport, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { planComment } from '#server/integrations/gate-platform/own-comment.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi, ApiRequest } from './github-api.ts';
import { messageOf, refuseFailure } from './github-failure.ts';

/** GitHub counts 65,536 characters; bytes are never fewer. */
const BODY_MAX_BYTES = 65_536;

const comments = z.array(
  z.object({
    id: platformId,
    body: z.string().nullish(),
    user: z.object({ id: platformId }).nullable(),
  }),
);

/** Whose comments are ours. */
export interface CommentAuthor {
  readonly id: string;
}

/**
 * Posts or edits our comment, so that one remains that reads as the report. A locked conversation is left alone. Throws
 * `GatePlatformFailure`.
 */
export async function publishComment(
  api: GithubApi,
  pullRequest: PullRequestKey,
  { report, author }: { readonly report: CommentReport; readonly author: CommentAuthor },
): Promise<void> {
  const root = await api.locate(pullRequest.repository);
  const list = `${root}/issues/${pullRequest.number}/comments`;
  const all = await api.askAll(`${list}?per_page=100`, comments);
  const shown = all.map(({ id, body, user }) => ({ id, body: body ?? '', authorId: user?.id ?? null }));
  const plan = planComment(shown, report, { authorId: author.id, maxBytes: BODY_MAX_BYTES });
  const { body } = plan;
  if (plan.write === 'post') {
    await write(api, { method: 'POST', path: list, body: { body } });
  } else if (plan.write !== 'nothing') {
    await write(api, { method: 'PATCH', path: `${root}/issues/comments/${plan.write.edit}`, body: { body } });
  }
  for (const id of plan.remove) {
    await write(api, { method: 'DELETE', path: `${root}/issues/comments/${id}`, accept: [404] });
  }
}

async function write(api: GithubApi, request: ApiRequest): Promise<void> {
  const answer = await api.ask({ ...request, accept: [...(request.accept ?? []), 403] });
  if (answer.status === 403 && !/locked/i.test(messageOf(answer))) {
    refuseFailure(answer, api.host.now());
  }
}
