import { LockMode } from '@mikro-orm/core';
import { ipNetwork } from '#rules/ip-network.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { LoginGuard } from './login-guard.entity.ts';
import { ACCOUNT_FAILURES, countFailure, frozenSeconds, NETWORK_FAILURES } from './login-guard.rules.ts';
import type { LoginRole } from './role.rules.ts';

/** Somebody who has a password: a community account or a manager. */
interface Account {
  readonly id: string;
}

/** What somebody typed as their account or address, whoever has it, if anybody. */
export interface TypedName {
  readonly as: LoginRole;
  readonly account: string;
}

/**
 * Whose failures are counted (design §4): those of every account that a password was tried on, which alone decide who is
 * let in, and those of the names typed. These are counted without a link and whether or not anybody has them, so that all
 * names are answered the same.
 */
export interface Guarded<Who extends Account = Account> {
  readonly accounts: readonly Who[];
  readonly names?: readonly TypedName[];
}

/** The accounts on which a password may be tried: those that are frozen neither for this network nor for all. */
export async function withoutFrozen<Who extends Account>(ctx: AppContext, accounts: readonly Who[]): Promise<Who[]> {
  const guards = await ctx.em.fork().find(LoginGuard, {
    subjectHash: { $in: subjectsOf(ctx, { accounts }).flatMap(({ network, everywhere }) => [network, everywhere]) },
    frozenUntil: { $gt: ctx.now() },
  });
  const frozen = new Set(guards.map(({ subjectHash }) => subjectHash));
  return accounts.filter(({ id }) => {
    const { network, everywhere } = hashesOf(ctx, [id]);
    return !frozen.has(network) && !frozen.has(everywhere);
  });
}

/**
 * Counts a wrong password, in a transaction of its own: it counts although the request fails. Failures of one account or
 * name wait for each other, so guesses in parallel are all counted, and none once it is frozen. Answers the tries left;
 * error: `user_login_frozen` with `retryAfter` in seconds.
 */
export async function countWrongPassword(ctx: AppContext, guarded: Guarded): Promise<number> {
  const counted = await ctx.em.fork().transactional(async (em) => {
    const counts: (Count & Pick<Subject, 'isName'>)[] = [];
    for (const subject of subjectsOf(ctx, guarded)) {
      counts.push({ isName: subject.isName, ...(await countFor(em, subject, ctx.now())) });
    }
    return counts;
  });
  const longest = (ofName: boolean): number =>
    Math.max(0, ...counted.filter(({ isName }) => isName === ofName).map(({ retryAfter }) => retryAfter));
  // The name first: how much longer an account is frozen would tell that there is one.
  refuse(longest(true) || longest(false));
  return Math.min(...counted.map(({ left }) => left));
}

/** How a count stands: seconds of its freeze, tries left for the network. */
interface Count {
  readonly retryAfter: number;
  readonly left: number;
}

async function countFor(em: Em, { network, everywhere }: Subject, now: Date): Promise<Count> {
  const inNetwork = await lockGuard(em, network);
  const inAll = await lockGuard(em, everywhere);
  if (frozenSeconds(inNetwork, now) === 0 && frozenSeconds(inAll, now) === 0) {
    Object.assign(inNetwork, countFailure(inNetwork, NETWORK_FAILURES, now));
    Object.assign(inAll, countFailure(inAll, ACCOUNT_FAILURES, now));
  }
  const retryAfter = Math.max(frozenSeconds(inNetwork, now), frozenSeconds(inAll, now));
  return { retryAfter, left: NETWORK_FAILURES - inNetwork.failures };
}

/**
 * Forgets the failures of those whose password was right and of what they typed, unless guesses have frozen an account in
 * the meantime: a right guess among many in parallel is refused as they are. Failures of others who were tried stay. Error:
 * `user_login_frozen`.
 */
export async function acceptRightPassword(ctx: AppContext, guarded: Guarded): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    for (const { isName, network, everywhere } of subjectsOf(ctx, guarded)) {
      for (const subjectHash of [network, everywhere]) {
        const guard = await em.findOne(LoginGuard, { subjectHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (guard !== null) {
          refuse(isName ? 0 : frozenSeconds(guard, ctx.now()));
          Object.assign(guard, FORGOTTEN);
        }
      }
    }
  });
}

/**
 * Forgets the failures of somebody who has proved who they are another way, and ends their freeze, here and everywhere.
 * One row after the other, so that it never waits for a login that waits for it.
 */
export async function forgetFailures(ctx: AppContext, guarded: Guarded): Promise<void> {
  const em = ctx.em.fork();
  for (const { network, everywhere } of subjectsOf(ctx, guarded)) {
    await em.nativeUpdate(LoginGuard, { subjectHash: network }, FORGOTTEN);
    await em.nativeUpdate(LoginGuard, { subjectHash: everywhere }, FORGOTTEN);
  }
}

const FORGOTTEN = { failures: 0, frozenUntil: null };

/** What has a count for this network and one for all; names that somebody typed are kept as keyed hashes. */
interface Subject {
  readonly isName: boolean;
  readonly network: string;
  readonly everywhere: string;
}

/** In the order in which they are locked, each for the network first: nobody holds one and waits for an earlier one. */
function subjectsOf(ctx: AppContext, { accounts, names = [] }: Guarded): Subject[] {
  return [
    ...accounts.map(({ id }) => ({ isName: false, ...hashesOf(ctx, [id]) })),
    ...names.map(({ as, account }) => ({ isName: true, ...hashesOf(ctx, [as, account.trim().toLowerCase()]) })),
  ].toSorted((one, other) => (one.everywhere < other.everywhere ? -1 : 1));
}

function hashesOf(ctx: AppContext, key: readonly string[]): Record<'network' | 'everywhere', string> {
  const hashOf = (where: string): string => ctx.deps.secretBox.hmac('login-guard', JSON.stringify([...key, where]));
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

function refuse(retryAfter: number): void {
  if (retryAfter > 0) {
    throw new AppError('user_login_frozen', { retryAfter });
  }
}
