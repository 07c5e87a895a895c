import { beforeEach, expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  operate,
  pdfOf,
  purge,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { sealEarlierDocuments } from '#server/modules/signing/signing/seal-earlier-documents.job.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const REMOVE_DOMAIN = 'mutation ($domain: String!) { removeEmailDomain(input: { domain: $domain }) { __typename } }';
const UPDATE = 'mutation ($input: UpdateRepresentativeInput!) { updateRepresentative(input: $input) { __typename } }';

const testApp = await createTestApp();
let managed: ManagedLink;
let signing: CorporationSigning;
beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  signing = await arrangeCorporation(testApp, managed, { state: 'completed' });
});

async function deleteAndPurge(): Promise<void> {
  const { id, corporationName } = signing;
  await operate(testApp, 'deleteCorporationSigning', { id, headers: managed.headers });
  expect((await purge(testApp, { id, corporationName }, managed.headers)).codes).toEqual([]);
}

const mailsLeft = async () =>
  (await testApp.em().find(Email, { link: managed.link.id })).map(({ template }) => template);

test('a purge deletes the mails about domains and representatives', async () => {
  const em = testApp.em();
  const administrator = await buildManager(em, signing, { email: signing.representativeEmail });
  await buildManager(em, signing, { role: 'manager' });
  const domain = `second.${signing.primaryDomain}`;
  const place = { link: managed.link.id, corporationSigning: signing.id };
  em.create(CorporationDomain, { ...place, domain, primary: false, claimed: true, createdAt: new Date() });
  await em.flush();
  const session = await signIn(testApp, administrator);
  expect((await graphql(testApp.app, REMOVE_DOMAIN, { domain }, session)).codes).toEqual([]);
  const representativeEmail = `new@${signing.primaryDomain}`;
  const input = { id: signing.id, representativeName: 'New Name', representativeEmail };
  expect((await graphql(testApp.app, UPDATE, { input }, managed.headers)).codes).toEqual([]);
  expect(await mailsLeft()).toEqual(expect.arrayContaining(['email_domain_removed', 'representative_notice']));

  await deleteAndPurge();

  expect(await mailsLeft()).toEqual([]);
});

test('a purge deletes the mails to its managers about their accounts', async () => {
  const owner = await buildManager(testApp.em(), signing, { email: signing.representativeEmail });
  const ctx = createSystemContext(testApp.deps);
  await change(ctx, (tx) => notifyOwner(ctx, tx, { owner, template: 'password_changed' }));
  const RESET = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }';
  const input = { email: signing.representativeEmail, linkId: managed.link.linkId };
  expect((await graphql(testApp.app, RESET, { input })).codes).toEqual([]);
  expect(await mailsLeft()).toEqual(expect.arrayContaining(['password_changed', 'password_reset']));

  await deleteAndPurge();

  expect(await mailsLeft()).toEqual([]);
});

test('a purge deletes the document of an employee as it was mailed before it was sealed', async () => {
  const em = testApp.em();
  const employee = await buildEmployeeSigning(em, signing);
  const mailed = await storeDocument(em, { bytes: await pdfOf('mailed'), createdAt: new Date() });
  await em.nativeUpdate(EmployeeSigning, employee.id, { document: mailed });
  await sealEarlierDocuments.run(testApp.deps, {});
  const { document: sealed } = await testApp.em().findOneOrFail(EmployeeSigning, employee.id);
  const both = { sha256: { $in: [mailed.sha256, sealed?.sha256 ?? ''] } };
  expect(await testApp.em().count(Document, both)).toBe(2);

  await deleteAndPurge();

  expect(await testApp.em().count(Document, both)).toBe(0);
});
