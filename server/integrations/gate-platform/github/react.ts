import type {
  CommandReaction,
  PostedComment,
  PullRequestKey,
} from '#server/integrations/gate-platform/gate-platform.ts';
import type { GithubApi } from './github-api.ts';

/** How GitHub calls what it shows below a comment. */
const CONTENTS: Readonly<Record<CommandReaction, string>> = { seen: 'eyes', done: '+1', refused: 'confused' };

/** Adds a reaction to a comment; GitHub keeps one of a kind from each account. Throws `GatePlatformFailure`. */
export async function react(
  api: GithubApi,
  { repository }: PullRequestKey,
  { comment, reaction }: { readonly comment: PostedComment; readonly reaction: CommandReaction },
): Promise<void> {
  const path = `${await api.locate(repository)}/issues/comments/${encodeURIComponent(comment.id)}/reactions`;
  await api.ask({ method: 'POST', path, body: { content: CONTENTS[reaction] } });
}
