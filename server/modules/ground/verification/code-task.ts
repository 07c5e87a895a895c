import type { AppContext } from '#server/context.ts';
import { createTask } from '#server/security/proof-of-work.ts';
import { nextWorkLevel, WORK_SECONDS } from './code-budget.ts';

/**
 * Creates the task that the next code at a link costs this caller, as JSON for altcha-lib; solving it within ten
 * minutes pays for one code.
 */
export async function createCodeTask(ctx: AppContext, linkId: string): Promise<string> {
  const level = await nextWorkLevel(ctx, linkId);
  return createTask(ctx.deps.secretBox, { about: linkId, level, expiresInSeconds: WORK_SECONDS });
}
