import { z } from 'zod';
import { cutText } from '#server/integrations/gate-platform/cut-text.ts';
import type { CommentReport, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import type { GithubApi, ApiRequest } from './github-api.ts';
import { messageOf, refuseFailure } from './github-failure.ts';

/** Tells our comment from others; anybody may copy it, so the author counts as well. */
const MARKER = '<!-- signet/cla -->';

/** GitHub counts 65,536 characters; bytes are never fewer. */
const BODY_MAX_BYTES = 65_536;

const comments = z.array(
  z.object({
    id: platformId,
    body: z.string().nullish(),
    user: z.object({ id: platformId }).nullable(),
  }),
);
type Comment = z.infer<typeof comments>[number];

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
  const ours = all.filter(({ user, body }) => user?.id === author.id && body?.includes(MARKER) === true);
  const body = `${cutText(report.body, BODY_MAX_BYTES - MARKER.length - 2)}\n\n${MARKER}`;
  const kept = chooseKept(ours, body, report.mode);
  if (kept === undefined) {
    await write(api, { method: 'POST', path: list, body: { body } });
  } else if (!reads(kept, body)) {
    await write(api, { method: 'PATCH', path: `${root}/issues/comments/${kept.id}`, body: { body } });
  }
  for (const { id } of ours.filter((comment) => comment !== kept)) {
    await write(api, { method: 'DELETE', path: `${root}/issues/comments/${id}`, accept: [404] });
  }
}

/** The comment that stays: the first one to be edited, or the newest if it reads as the new one would. */
function chooseKept(ours: readonly Comment[], body: string, mode: CommentReport['mode']): Comment | undefined {
  if (mode === 'edit') {
    return ours[0];
  }
  const newest = ours.at(-1);
  return newest !== undefined && reads(newest, body) ? newest : undefined;
}

/** GitHub may store line ends of its own. */
function reads(comment: Comment, body: string): boolean {
  return comment.body?.replaceAll('\r\n', '\n').trim() === body.replaceAll('\r\n', '\n').trim();
}

async function write(api: GithubApi, request: ApiRequest): Promise<void> {
  const answer = await api.ask({ ...request, accept: [...(request.accept ?? []), 403] });
  if (answer.status === 403 && !/locked/i.test(messageOf(answer))) {
    refuseFailure(answer, api.host.now());
  }
}
