import { expect, test } from 'vitest';
import { DEFAULT_GATE_POLICY } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { changeOf, commit, inWords, OPENER } from '#server/modules/gate/testing/judged-changes.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { judgeCommits } from './judge-commits.ts';

const DAY_MS = 86_400_000;

test('github-078: a signing of an earlier CLA counts in the grace period, and not after it', async () => {
  const testApp = await createTestApp();
  const em = testApp.em();
  const renewed = await buildLink(em);
  const email = newEmail();
  const signedAt = new Date(Date.now() - 5 * DAY_MS);
  await buildIndividualSigning(em, await buildCla(em, renewed, { createdAt: signedAt }), { email, signedAt });
  await buildCla(em, renewed, { createdAt: new Date(Date.now() - DAY_MS) });
  const { gracePeriodDays } = renewed;
  const verdictAfter = async (days: number) =>
    inWords(
      await judgeCommits(testApp.deps, {
        link: renewed,
        policy: DEFAULT_GATE_POLICY,
        change: changeOf([commit(email, OPENER)]),
        at: new Date(Date.now() + days * DAY_MS),
      }),
    );

  expect(await verdictAfter(gracePeriodDays - 2)).toBe('covered a2 signing');
  expect(await verdictAfter(gracePeriodDays)).toBe('uncovered a2 expired agree_to_update');
});
