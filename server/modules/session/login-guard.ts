import { LockMode } from '@mikro-orm/core';
import { ipNetwork } from '#rules/ip-network.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { LoginGuard } from './login-guard.entity.ts';
import {
  ACCOUNT_FAILURES,
  countFailure,
  frozenSeconds,
  NETWORK_FAILURES,
  type FailureCount,
} from './login-guard.rules.ts';
import type { LoginRole } from './role.rules.ts';

/** What somebody tries to log in to: known or not, it is counted the same. */
export interface LoginTarget {
  readonly as: LoginRole;
  readonly account: string;
  readonly linkId: string | undefined;
}

/** Refuses while the account is frozen, for this network or for all. Error: `user_login_frozen` with `retryAfter`. */
export async function refuseFrozen(ctx: AppContext, target: LoginTarget): Promise<void> {
  const { network, everywhere } = subjectsOf(ctx, target);
  refuse(await ctx.em.fork().find(LoginGuard, { subjectHash: { $in: [network, everywhere] } }), ctx.now());
}

/**
 * Counts a wrong password, in a transaction of its own: it counts although the login fails. Failures of one account wait
 * for each other, so guesses in parallel are all counted, and none once it is frozen. Always fails: `wrong_id_or_pw` with
 * the tries left as `retryNum`, or `user_login_frozen` (design §4).
 */
export async function refuseWrongPassword(ctx: AppContext, target: LoginTarget): Promise<never> {
  const now = ctx.now();
  const { network, everywhere } = subjectsOf(ctx, target);
  const counts = await ctx.em.fork().transactional(async (em) => {
    // Always in this order: nobody holds the second and waits for the first.
    const inNetwork = await lockGuard(em, network);
    const inAll = await lockGuard(em, everywhere);
    refuse([inNetwork, inAll], now);
    Object.assign(inNetwork, countFailure(inNetwork, NETWORK_FAILURES, now));
    Object.assign(inAll, countFailure(inAll, ACCOUNT_FAILURES, now));
    return [inNetwork, inAll] as const;
  });
  refuse(counts, now);
  throw new AppError('wrong_id_or_pw', { retryNum: NETWORK_FAILURES - counts[0].failures });
}

/**
 * Forgets the failures before a right password, unless guesses have frozen the account in the meantime: a right guess
 * among many in parallel is refused as they are. Error: `user_login_frozen`.
 */
export async function acceptRightPassword(ctx: AppContext, target: LoginTarget): Promise<void> {
  const { network, everywhere } = subjectsOf(ctx, target);
  await ctx.em.fork().transactional(async (em) => {
    for (const subjectHash of [network, everywhere]) {
      const guard = await em.findOne(LoginGuard, { subjectHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (guard !== null) {
        refuse([guard], ctx.now());
        guard.failures = 0;
      }
    }
  });
}

/**
 * Forgets the failures of somebody who has proved who they are another way, and ends their freeze, here and everywhere.
 * One row after the other, so that it never waits for a login that waits for it.
 */
export async function forgetFailures(ctx: AppContext, targets: readonly LoginTarget[]): Promise<void> {
  const em = ctx.em.fork();
  for (const target of targets) {
    for (const subjectHash of Object.values(subjectsOf(ctx, target))) {
      await em.nativeUpdate(LoginGuard, { subjectHash }, { failures: 0, frozenUntil: null });
    }
  }
}

/** The account from this network, and the account from everywhere; names that somebody typed are kept as keyed hashes. */
function subjectsOf(
  ctx: AppContext,
  { as, account, linkId = '' }: LoginTarget,
): Record<'network' | 'everywhere', string> {
  const hashOf = (where: string): string =>
    ctx.deps.secretBox.hmac('login-guard', JSON.stringify([as, linkId, account.trim().toLowerCase(), where]));
  return { network: hashOf(ipNetwork(ctx.source.ip)), everywhere: hashOf('everywhere') };
}

/** The count of a subject, locked until the transaction ends; made when there is none. */
export async function lockGuard(em: Em, subjectHash: string): Promise<LoginGuard> {
  await em.upsert(
    LoginGuard,
    { id: crypto.randomUUID(), subjectHash, failures: 0, failedAt: new Date(0) },
    // Writing the same again is what locks a row that exists.
    { onConflictFields: ['subjectHash'], onConflictMergeFields: ['subjectHash'] },
  );
  return em.findOneOrFail(LoginGuard, { subjectHash }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

function refuse(counts: readonly FailureCount[], now: Date): void {
  const retryAfter = Math.max(0, ...counts.map((count) => frozenSeconds(count, now)));
  if (retryAfter > 0) {
    throw new AppError('user_login_frozen', { retryAfter });
  }
}
