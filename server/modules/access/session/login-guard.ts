import { LockMode } from '@mikro-orm/core';
import { ipNetworksOfNeighbours } from '#rules/ip-network.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isKnownDevice } from './known-device.ts';
import { lockGuard, type GuardHashes } from './lock-guard.ts';
import { LoginGuard } from './login-guard.entity.ts';
import { ACCOUNT_FAILURES, countFailure, frozenSeconds, NETWORK_FAILURES } from './login-guard.rules.ts';
import type { LoginRole } from './role.rules.ts';

/** Somebody who has a password: a community account or a manager. */
interface Account {
  readonly id: string;
  readonly passwordHash?: string | null | undefined;
}

/** A typed account or address, whether or not anybody has it. */
export interface TypedName {
  readonly as: LoginRole;
  readonly account: string;
}

/**
 * The subjects of a count: every account that a password was tried on, which alone decide who is let in, and the names
 * typed. Names are counted without a link and whether or not anybody has them, so that answers do not reveal which
 * exist.
 */
export interface Guarded<Who extends Account = Account> {
  readonly accounts: readonly Who[];
  readonly names?: readonly TypedName[];
}

/**
 * Returns the accounts that are frozen neither for these networks nor for all. The freeze for all leaves out browsers
 * that the account knows: otherwise anybody with enough networks could keep its owner out.
 */
export async function withoutFrozen<Who extends Account>(ctx: AppContext, accounts: readonly Who[]): Promise<Who[]> {
  const guards = await ctx.em.fork().find(LoginGuard, {
    subjectHash: {
      $in: subjectsOf(ctx, { accounts }).flatMap(allHashes),
    },
    frozenUntil: { $gt: ctx.now() },
  });
  const frozen = new Set(guards.map(({ subjectHash }) => subjectHash));
  return accounts.filter((account) => {
    const { networks, everywhere } = countsOf(ctx, [account.id]);
    const isFrozen = (hashes: GuardHashes): boolean => hashes.some((hash) => frozen.has(hash));
    return !networks.some(({ hashes }) => isFrozen(hashes)) && (!isFrozen(everywhere) || isKnownDevice(ctx, account));
  });
}

/**
 * Counts a wrong password, in a separate transaction, so that it counts although the request fails. Failures of one
 * account or name wait for each other, so that concurrent guesses are all counted, but none once it is frozen. Returns
 * the tries left. Error: `user_login_frozen` with `retryAfter` in seconds.
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
  // The name first: the longer freeze of an account would reveal that it exists.
  refuse(longest(true) || longest(false));
  return Math.min(...counted.map(({ left }) => left));
}

/** Seconds until its freeze ends, and tries left for the network. */
interface Count {
  readonly retryAfter: number;
  readonly left: number;
}

async function countFor(em: Em, { networks, everywhere, isKnown }: Subject, now: Date): Promise<Count> {
  const limited: { readonly guard: LoginGuard; readonly limit: number }[] = [];
  for (const { hashes, limit } of networks) {
    limited.push({ guard: await lockGuard(em, hashes), limit });
  }
  const inAll = await lockGuard(em, everywhere);
  const frozen = (): number => Math.max(0, ...limited.map(({ guard }) => frozenSeconds(guard, now)));
  const frozenForAll = isKnown ? 0 : frozenSeconds(inAll, now);
  if (frozen() === 0 && frozenForAll === 0) {
    for (const { guard, limit } of limited) {
      Object.assign(guard, countFailure(guard, limit, now));
    }
    if (frozenSeconds(inAll, now) === 0) {
      Object.assign(inAll, countFailure(inAll, ACCOUNT_FAILURES, now));
    }
  }
  const retryAfter = Math.max(frozen(), isKnown ? 0 : frozenSeconds(inAll, now));
  return { retryAfter, left: Math.min(...limited.map(({ guard, limit }) => limit - guard.failures)) };
}

/**
 * Resets the failures of the accounts whose password was right and of the names typed, unless guesses have frozen an
 * account meanwhile: then a right guess among concurrent wrong ones is refused too. Failures of other accounts that
 * were tried stay. Error: `user_login_frozen`.
 */
export async function acceptRightPassword(ctx: AppContext, guarded: Guarded): Promise<void> {
  await ctx.em.fork().transactional(async (em) => {
    for (const { isName, isKnown, ...counts } of subjectsOf(ctx, guarded)) {
      for (const subjectHash of allHashes(counts)) {
        const guard = await em.findOne(LoginGuard, { subjectHash }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (guard !== null) {
          const isPassed = isName || (isKnown && counts.everywhere.includes(subjectHash));
          refuse(isPassed ? 0 : frozenSeconds(guard, ctx.now()));
          Object.assign(guard, isPassed && !isName ? {} : FORGOTTEN);
        }
      }
    }
  });
}

/**
 * Resets the failures of somebody who has proved who they are in another way, and ends their freeze for all networks.
 * Updates row by row, so that it cannot deadlock with a login.
 */
export async function forgetFailures(ctx: AppContext, guarded: Guarded): Promise<void> {
  const em = ctx.em.fork();
  for (const subjectHash of subjectsOf(ctx, guarded).flatMap(allHashes)) {
    await em.nativeUpdate(LoginGuard, { subjectHash }, FORGOTTEN);
  }
}

const FORGOTTEN = { failures: 0, frozenUntil: null };

/** The counts of a subject for the networks of this request, the narrowest first, and for all. */
interface Counts {
  readonly networks: readonly { readonly hashes: GuardHashes; readonly limit: number }[];
  readonly everywhere: GuardHashes;
}

/** A subject with its counts. */
interface Subject extends Counts {
  readonly isName: boolean;
  /** Whether this browser is known to the account. */
  readonly isKnown: boolean;
}

function allHashes({ networks, everywhere }: Counts): string[] {
  return [...networks.flatMap(({ hashes }) => hashes), ...everywhere];
}

/** Returns the subjects in lock order, each for the networks first, so that logins cannot deadlock. */
function subjectsOf(ctx: AppContext, { accounts, names = [] }: Guarded): Subject[] {
  return [
    ...accounts.map((account) => ({
      isName: false,
      isKnown: isKnownDevice(ctx, account),
      ...countsOf(ctx, [account.id]),
    })),
    ...names.map(({ as, account }) => ({
      isName: true,
      isKnown: false,
      ...countsOf(ctx, [as, account.trim().toLowerCase()]),
    })),
  ].toSorted((one, other) => (lockOrder(one) < lockOrder(other) ? -1 : 1));
}

function lockOrder({ everywhere }: Counts): string {
  return everywhere[0] ?? '';
}

function countsOf(ctx: AppContext, key: readonly string[]): Counts {
  const hashesOf = (where: string): string[] =>
    ctx.deps.secretBox.hmacs('login-guard', JSON.stringify([...key, where]));
  const networks = ipNetworksOfNeighbours(ctx.source.ip).map(({ network, share }) => ({
    hashes: hashesOf(network),
    limit: NETWORK_FAILURES * share,
  }));
  return { networks, everywhere: hashesOf('everywhere') };
}

function refuse(retryAfter: number): void {
  if (retryAfter > 0) {
    throw new AppError('user_login_frozen', { retryAfter });
  }
}
