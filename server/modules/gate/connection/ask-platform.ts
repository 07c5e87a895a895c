import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';

/**
 * Calls a platform for somebody who waits. Errors: `auth_failed` when it refuses or does not answer, with the missing
 * right as `reason`; `too_many_request` with `retryAfter` at its limit.
 */
export async function askPlatform<T>(ctx: AppContext, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof GatePlatformFailure)) {
      throw error;
    }
    ctx.deps.log.info({ kind: error.kind }, 'a code platform did not do what it was asked');
    const { retryAt, permission } = error.details;
    if (error.kind === 'limited' && retryAt !== undefined) {
      const wait = Math.ceil((retryAt.getTime() - ctx.now().getTime()) / 1000);
      throw new AppError('too_many_request', { retryAfter: Math.max(1, wait) }, { cause: error });
    }
    throw new AppError('auth_failed', permission === undefined ? {} : { reason: permission }, { cause: error });
  }
}
