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

/** Points that acts draw on a limit of a day. */
interface Draw {
  readonly subject: CounterSubject;
  readonly points: number;
  readonly limit: number;
  /** Whether acts above the limit are slowed down instead of refused. */
  readonly isPaced: boolean;
}

function drawsOf({ deps }: BudgetContext, { account, done }: Done): Draw[] {
  const counted = done.filter(({ action }) => boundOf(action) === 'budget');
  const isCorporations = done.some(({ actor }) => actor.kind === 'corporation-manager');
  const limit = DAILY_CHANGES[isCorporations ? 'corporation-manager' : 'community-manager'];
  const creations = Object.entries(DAILY_CREATIONS) as [AuditActionName, number][];
  const draws = [
    { subject: changesOf(account), points: counted.length, limit, isPaced: false },
    ...creations.map(([action, ofDay]) => ({
      subject: creationsOf(account, action),
      points: counted.filter((act) => act.action === action).length,
      limit: ofDay,
      isPaced: false,
    })),
    {
      subject: pacedOf(account),
      points: done.some(({ action }) => boundOf(action) === 'pace') ? 1 : 0,
      limit: DAILY_PACED,
      isPaced: true,
    },
  ];
  return draws
    .filter(({ points }) => points > 0)
    .map((draw) => ({ ...draw, limit: Math.max(1, Math.floor(draw.limit * deps.config.rateLimitScale)) }));
}

async function spend(ctx: BudgetContext, em: Em, spent: Done): Promise<void> {
  const draws = drawsOf(ctx, spent);
  const now = ctx.now();
  const endsAt = nextDay(now);
  for (const { subject, points, limit, isPaced } of draws) {
    if ((await addPoints(ctx, em, { subject, points, endsAt })) <= limit) {
      continue;
    }
    if (!isPaced) {
      throw new AppError('too_many_request', { retryAfter: secondsToNextDay(now), reason: 'daily_budget' });
    }
    const lately = { subject: ['paced lately', spent.account], points: 1, endsAt: new Date(now.getTime() + MINUTE_MS) };
    if ((await addPoints(ctx, em, lately)) > 1) {
      throw new AppError('too_many_request', { retryAfter: MINUTE_MS / 1000 });
    }
  }
}
