import { expect, test } from 'vitest';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { notePlatformFailure } from './note-platform-failure.ts';
import { PlatformInstallation } from './platform-installation.entity.ts';

const testApp = await createTestApp();
const { account } = await arrangeCommunity(testApp);

test.each([
  ['suspends an installation that was checked before', '10:00', 'over', true],
  ['is older than the return of one that was checked since: the work is tried again', '10:02', 'retry', false],
] as const)('a refusal of 10:01 %s', async (_name, seen, after, suspended) => {
  const em = testApp.em();
  const { repository } = await buildPullRequest(em, await buildLink(em, { owner: account }));
  const { connection } = await repository.loadOrFail();
  const facts = { externalId: '1', accountId: '1', accountLogin: 'example' };
  const seenAt = new Date(`2026-11-26T${seen}:00Z`);
  const installation = em.create(PlatformInstallation, { connection, seenAt, ...facts });
  await em.flush();

  const answer = await notePlatformFailure(
    createSystemContext(testApp.deps),
    new GatePlatformFailure('credentials_refused', 'This installation has been suspended'),
    {
      connectionId: connection.id,
      installation: { id: installation.id, askedAt: new Date('2026-11-26T10:01:00Z') },
      repositoryId: repository.id,
    },
  );

  expect(answer).toBe(after);
  expect(await testApp.em().findOneOrFail(PlatformInstallation, installation.id)).toMatchObject({ suspended });
});
