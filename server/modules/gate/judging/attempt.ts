import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { type FailedAccess, notePlatformFailure } from '#server/modules/gate/connection/note-platform-failure.ts';
import type { GateTarget } from './gate-target.ts';

/** Milliseconds of rest: what fails for good, and not for an outage, must not use up what the platform allows. */
const REST_MS = 10 * 60_000;

/** When to start anew with work whose last try has failed. */
export function afterRest(ctx: AppContext): Date {
  return new Date(ctx.now().getTime() + REST_MS);
}

/**
 * Does work that asks a platform. Returns when it is to be done again: after a limit of the platform, or when the work
 * says so; undefined when it is done, or over until something changes. Throws what the queue is to try again.
 */
export async function attempt(
  ctx: AppContext,
  { repository, limitedUntil }: GateTarget,
  work: () => Promise<Date | undefined>,
): Promise<Date | undefined> {
  if (limitedUntil !== null && limitedUntil > ctx.now()) {
    return limitedUntil;
  }
  const askedAt = ctx.now();
  try {
    return await work();
  } catch (error) {
    return comeAgainAt(ctx, error, {
      connectionId: repository.connection.id,
      installation: repository.installation ? { id: repository.installation.id, askedAt } : null,
      repositoryId: repository.id,
    });
  }
}

/**
 * Notes a failure of a platform. Returns when to come again after a limit; undefined when the work is over until
 * something changes. Throws what the queue is to try again.
 */
export async function comeAgainAt(ctx: AppContext, error: unknown, access: FailedAccess): Promise<Date | undefined> {
  if (!(error instanceof GatePlatformFailure)) {
    throw error;
  }
  const after = await notePlatformFailure(ctx, error, access);
  if (after === 'retry') {
    throw error;
  }
  return after === 'over' ? undefined : after.retryAt;
}
