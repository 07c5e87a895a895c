import { expect, test } from 'vitest';
import { mutate } from '#server/modules/community/link/testing/community.ts';
import { expectConclusion, openPullRequest } from '#server/modules/gate/testing/contributors.ts';
import { askVerdict, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

const world = await startGateWorld();
const { testApp } = world;

test('ending a signing as of a past day judges open pull requests again, and leaves what was judged before', async () => {
  const { community, opener, pull } = await openPullRequest(world, true);
  await expectConclusion(world, pull, 'success');
  const { link, headers } = community;
  const emailKey = opener.email.toLowerCase();
  const { reference, signedAt } = await testApp.em().findOneOrFail(IndividualSigning, { link, emailKey });

  const input = { linkId: link.linkId, reference, endsAt: signedAt.toISOString(), reason: 'Signed by somebody else' };
  const { codes } = await mutate(testApp, 'endSigning', { input, selection: 'signing { state }', headers });

  expect(codes).toEqual([]);
  await expectConclusion(world, pull, 'action_required');
  const shown = await askVerdict(world, pull);
  expect(shown?.verdicts.map(({ verdict }) => verdict)).toEqual(['UNCOVERED', 'COVERED']);
});
