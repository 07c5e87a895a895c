import { createSystemContext } from '#server/jobs/system-context.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { addPoints } from '../count-points.ts';
import { changesOf, DAILY_CHANGES, DAILY_PACED, pacedOf } from '../daily-budget.ts';
import { nextDay } from '../day.rules.ts';

/** Leaves an account `left` changes of its day's budget, and its paced acts at any pace; none by default. */
export async function spendBudgetOf(
  testApp: Pick<TestApp, 'deps' | 'em'>,
  { id }: { readonly id: string },
  { left = 0, of = DAILY_CHANGES['community-manager'] }: { readonly left?: number; readonly of?: number } = {},
): Promise<void> {
  const ctx = createSystemContext(testApp.deps);
  const endsAt = nextDay(ctx.now());
  const { rateLimitScale: scale } = testApp.deps.config;
  await addPoints(ctx, testApp.em(), { subject: changesOf(id), points: of * scale - left, endsAt });
  await addPoints(ctx, testApp.em(), { subject: pacedOf(id), points: DAILY_PACED * scale - left, endsAt });
}
