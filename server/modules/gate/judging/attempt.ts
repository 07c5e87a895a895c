import type { AppContext } from '#server/context.ts';
import { comeAgainAt } from '#server/modules/gate/connection/come-again.ts';
import type { GateTarget } from './gate-target.ts';

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
