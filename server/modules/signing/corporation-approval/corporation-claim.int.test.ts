import { expect, test } from 'vitest';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildAccount, buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

async function claimOf(id: string, headers: Readonly<Record<string, string>>) {
  const { data, codes } = await graphql<{ corporationClaim: { individualSignings: number } }>(
    testApp.app,
    'query ($id: ID!) { corporationClaim(id: $id) { individualSignings } }',
    { id },
    headers,
  );
  return { count: data?.corporationClaim.individualSignings, codes };
}

/** A corporation with two domains, and signings in and around them, three of which it would end. */
async function arrangeSigners() {
  const managed = await arrangeManagedLink(testApp);
  const domains = [newDomain(), newDomain()];
  const signing = await arrangeCorporation(testApp, managed, { domains });
  const elsewhere = await arrangeManagedLink(testApp);
  const sign = async ({ link }: typeof managed, email: string, ended = false) => {
    const individual = await buildIndividualSigning(testApp.em(), await buildCla(testApp.em(), link), { email });
    if (ended) {
      await testApp.em().nativeUpdate(IndividualSigning, individual.id, { endedAt: new Date() });
    }
  };
  await sign(managed, newEmail(domains[0]));
  await sign(managed, newEmail(domains[0]?.toUpperCase()));
  await sign(managed, newEmail(domains[1]));
  await sign(managed, newEmail(domains[1]), true);
  await sign(managed, newEmail(`sub.${domains[0]}`));
  await sign(managed, newEmail(`not${domains[0]}`));
  await sign(elsewhere, newEmail(domains[0]));
  return { ...managed, signing };
}

test('the number before an approval is that of the individual signings that it ends', async () => {
  const { signing, link, headers } = await arrangeSigners();

  expect(await claimOf(signing.id, headers)).toEqual({ count: 3, codes: [] });
  expect(await testApp.em().count(IndividualSigning, { link, endReason: 'corporation' })).toBe(0);

  await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers });

  expect(await testApp.em().count(IndividualSigning, { link, endReason: 'corporation' })).toBe(3);
  expect(await claimOf(signing.id, headers)).toEqual({ count: 0, codes: [] });
});

test('a corporation that is deleted and restored claims its domains again', async () => {
  const { signing, link, headers } = await arrangeSigners();
  await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers });
  await operate(testApp, 'deleteCorporationSigning', { id: signing.id, headers });
  const cla = await buildCla(testApp.em(), link);
  await buildIndividualSigning(testApp.em(), cla, { email: newEmail(signing.primaryDomain) });

  expect(await claimOf(signing.id, headers)).toEqual({ count: 1, codes: [] });
});

test('nobody learns of the signers of another community', async () => {
  const { signing } = await arrangeSigners();
  const stranger = await signIn(testApp, await buildAccount(testApp.em()));

  expect(await claimOf(signing.id, stranger)).toEqual({ count: undefined, codes: ['no_permission'] });
  expect(await claimOf('no-id', stranger)).toEqual({ count: undefined, codes: ['no_permission'] });
});
