import { expect } from 'vitest';
import type { FakeHost } from '#server/integrations/gate-platform/testing/fake-host.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { sweepConnection } from '#server/modules/gate/delivery/sweep-gate.job.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { dueJobs } from './due-jobs.ts';
import { PATIENCE } from './gate-world.ts';

interface Service {
  readonly testApp: TestApp;
}

/** Sweeps a connection, by default that of the App, as the job does by the minute. */
export async function sweep({ testApp }: Service, connectionId = 'github-app'): Promise<void> {
  const ctx = createSystemContext(testApp.deps);
  await sweepConnection(ctx, await ctx.em.findOneOrFail(PlatformConnection, { publicId: connectionId }));
}

/** Waits until all webhooks have arrived, and everything that follows from them is done or put off. */
export async function settle({
  github,
  testApp,
}: Service & { readonly github: Pick<FakeHost, 'settleWebhooks'> }): Promise<void> {
  await github.settleWebhooks();
  await expect.poll(() => dueJobs(testApp.em()), PATIENCE).toEqual([]);
}
