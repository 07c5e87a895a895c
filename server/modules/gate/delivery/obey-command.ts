import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  GatePlatformFailure,
  type CommandReaction,
  type PlatformPerson,
  type PostedComment,
  type RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { findTarget, type GateTarget } from '#server/modules/gate/judging/gate-target.ts';
import { judgeAtOnce } from '#server/modules/gate/judging/judge-pull-request.job.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { takesWholeComment } from '#server/modules/gate/policy/gate-templates.ts';
import { admitStranger } from '#server/modules/gate/pull-request/admit-stranger.ts';
import { PullRequest, Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { findCommand, type GateCommand } from './command.rules.ts';
import type { StoredNews } from './stored-news.ts';

/** Roles that may cancel a verdict. */
const CANCELLING: ReadonlySet<RepositoryRole> = new Set(['admin', 'maintain', 'write']);

/** Milliseconds by which the clock of a platform may be behind ours. */
const SKEW_MS = 60_000;

/** A comment on a pull request of a gated repository. */
export interface CommentedPullRequest {
  readonly repositoryId: string;
  /** When its delivery arrived. */
  readonly receivedAt: Date;
  readonly news: StoredNews;
}

/**
 * Does what a comment asks for: anybody may have the pull request judged again if something may have changed, now and
 * then; people who may write to the repository, and the opener of the pull request if the policy says so, may cancel
 * the verdict until the next push. Comments of bots, and our own, ask for nothing, and neither do comments that are
 * older than the head, or that were obeyed before: anybody who has a delivery can send it again. Throws
 * `GatePlatformFailure`.
 */
export async function obeyCommand(ctx: AppContext, told: CommentedPullRequest): Promise<void> {
  const { repositoryId, news, receivedAt } = told;
  const [number] = news.numbers;
  const target = await findTarget(ctx.deps, ctx.em, repositoryId);
  if (number === undefined || target === undefined || !news.comment) {
    return;
  }
  const { policy } = target;
  const command = commandOf(target, policy, news.comment);
  const { author } = news.comment;
  if (command === undefined || !(await isAdmitted(() => admit(ctx, target, { command, number, author })))) {
    return;
  }
  const comment = await target.client.confirmComment({ repository: target.place, number }, news.comment);
  if (comment === undefined || commandOf(target, policy, comment) !== command) {
    return;
  }
  const postedAt = comment.createdAt === null ? receivedAt : new Date(comment.createdAt);
  const asked = { number, policy, author: comment.author, postedAt };
  const reaction = await (command === 'cancel' ? cancel : recheck)(ctx, target, asked);
  if (reaction !== undefined) {
    await answer(ctx, target, { number, comment, reaction });
  }
}

interface Answered {
  readonly number: number;
  readonly comment: PostedComment;
  readonly reaction: CommandReaction;
}

/** What the platform refuses is logged: the command was obeyed, and is not obeyed again for the sake of an answer. */
async function answer(ctx: AppContext, target: GateTarget, { number, comment, reaction }: Answered): Promise<void> {
  const { client, place, repository } = target;
  try {
    await client.react({ repository: place, number }, comment, reaction);
  } catch (error) {
    if (!(error instanceof GatePlatformFailure)) {
      throw error;
    }
    ctx.deps.log.warn({ repositoryId: repository.id, number, err: error }, 'a command is not answered');
  }
}

async function recheck(
  ctx: AppContext,
  { repository }: GateTarget,
  { number, postedAt }: Cancelled,
): Promise<CommandReaction | undefined> {
  const pullRequest = await ctx.em.findOne(PullRequest, { repository: repository.id, number }, { refresh: true });
  if (pullRequest !== null && isOlder(postedAt, pullRequest)) {
    return undefined;
  }
  await change(ctx, async (tx) => tx.enqueue(judgeAtOnce, { repositoryId: repository.id, number }));
  return 'seen';
}

/** Whether a comment was made about a head that is gone. */
function isOlder(postedAt: Date, { headSeenAt }: PullRequest): boolean {
  return headSeenAt ? postedAt.getTime() < headSeenAt.getTime() - SKEW_MS : false;
}

function commandOf(
  { repository }: GateTarget,
  policy: GatePolicyFacts,
  { author, text }: PostedComment,
): GateCommand | undefined {
  const { accountId, account, name } = repository.connection.$;
  // Webhooks of some platforms do not know people by the ids of the API.
  if (author.bot || author.id === accountId || author.login === account) {
    return undefined;
  }
  const names = [account ?? name, name].map((own) => own.replace(/\[bot\]$/, ''));
  return findCommand(text, { words: policy.commands, wholeComment: takesWholeComment(policy), names });
}

interface Asked {
  readonly command: GateCommand;
  readonly number: number;
  readonly author: PlatformPerson;
}

/**
 * Whether a comment may cost requests to the platform. Its author counts as a stranger: what they may do would have to
 * be asked for. Rechecks of others keep nobody from cancelling. Error: `too_many_request`.
 */
async function admit(
  ctx: AppContext,
  { repository }: GateTarget,
  { command, number, author }: Asked,
): Promise<boolean> {
  const source = `${repository.host} ${author.id}`;
  if (command === 'cancel') {
    await ctx.deps.rateLimiter.consume('gate_cancel', source);
    return true;
  }
  const pullRequest = await ctx.em.findOne(PullRequest, { repository: repository.id, number }, { refresh: true });
  return admitStranger(ctx, { pullRequest: pullRequest ?? undefined, repository, source });
}

async function isAdmitted(asked: () => Promise<boolean>): Promise<boolean> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_request') {
      return false;
    }
    throw error;
  }
}

interface Cancelled {
  readonly number: number;
  readonly policy: GatePolicyFacts;
  readonly author: PlatformPerson;
  readonly postedAt: Date;
}

/** Undefined for a command that was obeyed before, or is about a head that is gone. */
async function cancel(ctx: AppContext, target: GateTarget, asked: Cancelled): Promise<CommandReaction | undefined> {
  const { number, policy, author, postedAt } = asked;
  const { client, place, repository } = target;
  const mayWrite = CANCELLING.has(await client.readRole(place, author));
  const link = repository.link.$;
  return change(ctx, async (tx) => {
    const pullRequest = await tx.em.findOne(PullRequest, { repository: repository.id, number }, { refresh: true });
    if (!pullRequest?.headSha || isOlder(postedAt, pullRequest)) {
      return undefined;
    }
    const { id, headSha, openerId, cancelledAt } = pullRequest;
    if (cancelledAt && postedAt <= cancelledAt) {
      return undefined;
    }
    if (!mayWrite && !(policy.openerMayCancel && openerId === author.id)) {
      return 'refused';
    }
    tx.em.assign(pullRequest, {
      overrideVerdict: Verdict.UNCOVERED,
      overrideSha: headSha,
      overriddenBy: author.login,
      overrideReason: '/cla cancel',
      cancelledAt: postedAt,
    });
    tx.enqueue(judgeAtOnce, { repositoryId: repository.id, number });
    const details = { linkId: link.linkId, number, headSha };
    tx.audit({ action: 'VERDICT_CANCELLED', actor: SYSTEM, link, subject: id, details });
    return 'done';
  });
}
