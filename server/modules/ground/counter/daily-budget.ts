import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { findEvent, type AuditActionName } from '#server/modules/ground/audit/audit-events.ts';
import type { Bound } from '#server/modules/ground/audit/events/define-event.ts';
import { addPoints, type CounterSubject, type CountingContext } from './count-points.ts';
import { nextDay, secondsToNextDay } from './day.rules.ts';

/** Audit events that an account may cause in a day of UTC; those of acts that end something are left out. */
export const DAILY_CHANGES = { 'community-manager': 2000, 'corporation-manager': 20_000 } as const;

/** What an account may create in a day beside that, because much follows from it, in events of an action. */
export const DAILY_CREATIONS: Readonly<Partial<Record<AuditActionName, number>>> = {
  LINK_CREATED: 200,
  API_KEY_CREATED: 200,
  PLATFORM_CONNECTED: 200,
};

/** What the budgets need: `RATE_LIMIT_SCALE` multiplies them. */
interface BudgetContext extends CountingContext {
  readonly deps: Pick<Dependencies, 'secretBox' | 'config'>;
}

/** Acts bound by a pace that an account may do in a day at any pace. Further ones are a minute apart. */
export const DAILY_PACED = 1000;

const MINUTE_MS = 60_000;

/** Returns how an action is bounded. */
export const boundOf = (action: AuditActionName): Bound => findEvent(action)?.bound ?? 'budget';

/** An action and its actor. */
export interface Act {
  readonly action: AuditActionName;
  readonly actor: Actor;
}

/** What counts the changes of an account. */
export const changesOf = (account: string): CounterSubject => ['changes', account];

/** What counts the creations of an account, such as `LINK_CREATED`. */
export const creationsOf = (account: string, action: AuditActionName): CounterSubject => ['creations', account, action];

/** What counts the acts of an account that are slowed down above a number. */
export const pacedOf = (account: string): CounterSubject => ['paced', account];

/**
 * Draws the acts of a transaction on the budgets of their accounts, within it: what is refused is not counted. Call it
 * last but for the audit events, because it holds the account's counters. Acts of signers and of the service are bounded
 * elsewhere. Error: `too_many_request` with `retryAfter`, and with the reason `daily_budget` until the next day begins.
 */
export async function spendDailyBudgets(ctx: BudgetContext, em: Em, acts: readonly Act[]): Promise<void> {
  const accounts = Map.groupBy(acts.filter(hasAccount), ({ actor }) => accountOf(actor));
  // Accounts in the order of their ids, and counters in one order, so that no two transactions wait for each other.
  for (const [account, done] of [...accounts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await spend(ctx, em, { account, done });
  }
}

type AccountActor = Exclude<Actor, { readonly kind: 'anonymous' | 'signer' | 'system' }>;

function hasAccount(act: Act): act is Act & { readonly actor: AccountActor } {
  return 'id' in act.actor;
}

/** A key draws on the budget of who made it. */
function accountOf(actor: AccountActor): string {
  return actor.kind === 'api-key' ? actor.accountId : actor.id;
}

interface Done {
  readonly account: string;
  readonly done: readonly (Act & { readonly actor: AccountActor })[];
}

async function spend(ctx: BudgetContext, em: Em, { account, done }: Done): Promise<void> {
  const counted = done.filter(({ action }) => boundOf(action) === 'budget');
  const isCorporations = done.some(({ actor }) => actor.kind === 'corporation-manager');
  const limit = DAILY_CHANGES[isCorporations ? 'corporation-manager' : 'community-manager'];
  await draw(ctx, em, { subject: changesOf(account), points: counted.length, limit });
  for (const [action, ofDay = 0] of Object.entries(DAILY_CREATIONS) as [AuditActionName, number][]) {
    const points = counted.filter((act) => act.action === action).length;
    await draw(ctx, em, { subject: creationsOf(account, action), points, limit: ofDay });
  }
  if (done.some(({ action }) => boundOf(action) === 'pace')) {
    await slowDown(ctx, em, account);
  }
}

function scaled({ deps }: BudgetContext, limit: number): number {
  return Math.max(1, Math.floor(limit * deps.config.rateLimitScale));
}

interface Draw {
  readonly subject: CounterSubject;
  readonly points: number;
  readonly limit: number;
}

async function draw(ctx: BudgetContext, em: Em, { subject, points, limit }: Draw): Promise<void> {
  if (points === 0) {
    return;
  }
  if ((await addPoints(ctx, em, { subject, points, endsAt: nextDay(ctx.now()) })) > scaled(ctx, limit)) {
    throw new AppError('too_many_request', { retryAfter: secondsToNextDay(ctx.now()), reason: 'daily_budget' });
  }
}

async function slowDown(ctx: BudgetContext, em: Em, account: string): Promise<void> {
  const now = ctx.now();
  if (
    (await addPoints(ctx, em, { subject: pacedOf(account), points: 1, endsAt: nextDay(now) })) <=
    scaled(ctx, DAILY_PACED)
  ) {
    return;
  }
  const endsAt = new Date(now.getTime() + MINUTE_MS);
  if ((await addPoints(ctx, em, { subject: ['paced lately', account], points: 1, endsAt })) > 1) {
    throw new AppError('too_many_request', { retryAfter: MINUTE_MS / 1000 });
  }
}
