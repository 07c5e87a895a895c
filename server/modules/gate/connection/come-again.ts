import type { AppContext } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { type FailedAccess, notePlatformFailure } from './note-platform-failure.ts';

/** Milliseconds of rest: what fails for good, and not for an outage, must not use up what the platform allows. */
const REST_MS = 10 * 60_000;

/** When to retry work whose last try failed. */
export function afterRest(ctx: AppContext): Date {
  return new Date(ctx.now().getTime() + REST_MS);
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
