import { ipNeighbourhood } from '#rules/ip-network.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { addPoints, readCounts, type CounterSubject } from '#server/modules/ground/counter/count-points.ts';
import { nextDay, secondsToNextDay } from '#server/modules/ground/counter/day.rules.ts';
import type { Work } from '#server/security/proof-of-work.ts';
import {
  FLOOD_PER_HOUR,
  HIGHEST_LEVEL,
  reserveOf,
  RETURNING_PER_DAY,
  workLevel,
  type CodeMails,
} from './code-budget.rules.ts';
import { VerificationCode } from './verification-code.entity.ts';

/** Seconds within which a task has to be solved; the hardest take a slow phone a few minutes. */
export const WORK_SECONDS = 600;

const HAS_SIGNED = `
select from individual_signing where link_id = $1 and email_key = $2 and ended_at is null
union all select from employee_signing
  where link_id = $1 and email_key = $2 and state <> 'removed' and suspended_at is null
limit 1`;

/** Mails with codes that a link has sent today, by UTC, and its budget for a day. */
export interface CodeBudget {
  readonly sentToday: number;
  readonly perDay: number;
}

/** Reads the budgets of links; one statement. */
export async function findCodeBudgets(
  ctx: AppContext,
  links: readonly { readonly id: string }[],
): Promise<(link: { readonly id: string }) => CodeBudget> {
  const counts = await readCounts(
    ctx,
    ctx.em,
    links.map(({ id }) => ofLink(id)),
  );
  const sent = new Map(links.map(({ id }, index) => [id, counts[index]?.points ?? 0]));
  return ({ id }) => ({ sentToday: sent.get(id) ?? 0, perDay: limitsOf(ctx).budget });
}

/** Work that a caller has done for a code; `session` when the caller is logged in, so that none is asked for. */
export type CodeProof = Work | 'session' | undefined;

/** A code that is about to be mailed. */
export interface MailedCode {
  readonly linkId: string;
  readonly addressKey: string;
  readonly proof: CodeProof;
}

/**
 * Counts a mail with a code within the transaction that sends it, and returns whether it goes out by the service's own
 * sender, because the community's is over its budget. A code costs work above the budget, above half of it for one
 * neighbourhood, and when an address is flooded with codes; a reserve is free for neighbourhoods that have asked for few
 * and for addresses that have signed at the link. Error: `too_many_request` with `retryAfter`, and with the
 * reason `proof_of_work` if work would help.
 */
export async function spendCodeMail(
  ctx: AppContext,
  em: Em,
  { linkId, addressKey, proof }: MailedCode,
): Promise<{ byService: boolean }> {
  const mails = await countMail(ctx, em, linkId);
  const level = workLevel(mails);
  if (proof !== 'session' && level !== undefined && !(await isReserved(ctx, em, { linkId, addressKey, mails }))) {
    await chargeWork(ctx, em, { level, proof, retryAfter: secondsToNextDay(ctx.now()) });
  } else if (proof !== 'session' && (await isFlooded(ctx, em, addressKey))) {
    await chargeWork(ctx, em, { level: 0, proof, retryAfter: 3600 });
  }
  return { byService: mails.ofLink > mails.budget };
}

interface ReserveRequest extends Pick<MailedCode, 'linkId' | 'addressKey'> {
  readonly mails: CodeMails;
}

/** Draws on the reserve. What a refused code has counted is taken back with its transaction. */
async function isReserved(ctx: AppContext, em: Em, { linkId, addressKey, mails }: ReserveRequest): Promise<boolean> {
  const endsAt = nextDay(ctx.now());
  const signed = await runStatement(em, HAS_SIGNED, [linkId, addressKey]);
  const returning = { subject: ['code mail', linkId, 'returning', addressKey], points: 1, endsAt };
  if (signed.length > 0 && (await addPoints(ctx, em, returning)) <= RETURNING_PER_DAY) {
    return true;
  }
  const reserve = reserveOf(mails.budget);
  const drawn = { subject: ['code mail', linkId, 'reserve'], points: 1, endsAt };
  return mails.ofNeighbourhood <= reserve.ofNeighbourhood && (await addPoints(ctx, em, drawn)) <= reserve.ofLink;
}

async function isFlooded(ctx: AppContext, em: Em, addressKey: string): Promise<boolean> {
  const hourAgo = new Date(ctx.now().getTime() - 3_600_000);
  return (await em.count(VerificationCode, { addressKey, createdAt: { $gt: hourAgo } })) > FLOOD_PER_HOUR;
}

/** Returns the level of the work that the next code at a link would cost this caller. */
export async function nextWorkLevel(ctx: AppContext, linkId: string): Promise<number> {
  const [link, neighbourhood] = await readCounts(ctx, ctx.em, [ofLink(linkId), ofNeighbourhood(ctx, linkId)]);
  const next = { ofLink: (link?.points ?? 0) + 1, ofNeighbourhood: (neighbourhood?.points ?? 0) + 1 };
  return Math.min(HIGHEST_LEVEL, workLevel({ ...next, ...limitsOf(ctx) }) ?? 0);
}

interface WorkCheck {
  readonly level: number;
  readonly proof: Work | undefined;
  /** Seconds until the code costs nothing again. */
  readonly retryAfter: number;
}

async function chargeWork(ctx: AppContext, em: Em, { level, proof, retryAfter }: WorkCheck): Promise<void> {
  if (level > HIGHEST_LEVEL) {
    throw new AppError('too_many_request', { retryAfter });
  }
  if (proof === undefined || proof.level < level || !(await takeOnce(ctx, em, proof))) {
    throw new AppError('too_many_request', { retryAfter, reason: 'proof_of_work' });
  }
}

async function takeOnce(ctx: AppContext, em: Em, { id }: Work): Promise<boolean> {
  const endsAt = new Date(ctx.now().getTime() + WORK_SECONDS * 1000);
  return (await addPoints(ctx, em, { subject: ['work', id], points: 1, endsAt })) === 1;
}

async function countMail(ctx: AppContext, em: Em, linkId: string): Promise<CodeMails> {
  const endsAt = nextDay(ctx.now());
  const sentByLink = await addPoints(ctx, em, { subject: ofLink(linkId), points: 1, endsAt });
  const asked = await addPoints(ctx, em, { subject: ofNeighbourhood(ctx, linkId), points: 1, endsAt });
  return { ofLink: sentByLink, ofNeighbourhood: asked, ...limitsOf(ctx) };
}

function limitsOf({ deps }: AppContext): Pick<CodeMails, 'budget' | 'share'> {
  const { linkMailBudget, rateLimitScale } = deps.config;
  const budget = Math.max(1, Math.floor(linkMailBudget * rateLimitScale));
  return { budget, share: Math.max(1, Math.floor(budget / 2)) };
}

function ofLink(linkId: string): CounterSubject {
  return ['code mail', linkId];
}

function ofNeighbourhood({ source }: AppContext, linkId: string): CounterSubject {
  return ['code mail', linkId, ipNeighbourhood(source.ip)];
}
