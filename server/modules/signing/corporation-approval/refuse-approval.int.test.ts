import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  operate,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

const approve = (signing: CorporationSigning, headers: Readonly<Record<string, string>>) =>
  operate(testApp, 'approveCorporationSigning', { id: signing.id, headers });

const managersOf = (signing: CorporationSigning) =>
  testApp.em().find(Manager, { corporationSigning: signing.id }, { orderBy: { createdAt: 'asc' } });

const claimedBy = async (signing: CorporationSigning) =>
  (await testApp.em().find(CorporationDomain, { corporationSigning: signing.id, claimed: true })).length;

describe('an approval is refused and changes nothing', () => {
  test('without the signed document', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed, { uploaded: false });

    expect((await approve(signing, managed.headers)).codes).toEqual(['unuploaded']);
    expect((await stored(testApp, signing)).state).toBe('uncompleted');
  });

  test('when another document was uploaded than the one that was reviewed', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const query = `mutation ($id: ID!, $seen: DateTimeISO) {
      approveCorporationSigning(input: { id: $id }, pdfUploadedAt: $seen) { corporationSigning { state } }
    }`;
    const approveSeen = (seen: number) =>
      graphql(testApp.app, query, { id: signing.id, seen: new Date(seen).toISOString() }, managed.headers);
    const uploadedAt = (await stored(testApp, signing)).pdfUploadedAt?.getTime() ?? 0;

    expect((await approveSeen(uploadedAt - 1)).codes).toEqual(['signed_document_replaced']);
    expect((await stored(testApp, signing)).state).toBe('uncompleted');
    expect((await approveSeen(uploadedAt)).codes).toEqual([]);
    expect((await stored(testApp, signing)).state).toBe('completed');
  });

  test('when another corporation has the domain', async () => {
    const managed = await arrangeManagedLink(testApp);
    const domain = newDomain();
    const signing = await arrangeCorporation(testApp, managed, { domains: [domain] });
    const cla = await buildCla(testApp.em(), managed.link);
    const individual = await buildIndividualSigning(testApp.em(), cla, { email: newEmail(domain) });
    await buildCorporation(testApp.em(), managed.link, { domains: [newDomain(), domain] });

    expect((await approve(signing, managed.headers)).codes).toEqual(['sameEmailSuffix']);

    expect(await stored(testApp, signing)).toMatchObject({ state: 'uncompleted', completedAt: null });
    expect(await managersOf(signing)).toEqual([]);
    expect(await testApp.mailsTo(signing.representativeEmail)).toEqual([]);
    const { endedAt } = await testApp.em().findOneOrFail(IndividualSigning, { id: individual.id });
    expect(endedAt).toBeNull();
  });

  test('when the representative manages another corporation of the link', async () => {
    const managed = await arrangeManagedLink(testApp);
    const signing = await arrangeCorporation(testApp, managed);
    const other = await buildCorporation(testApp.em(), managed.link);
    await buildManager(testApp.em(), other, { role: 'manager', email: signing.representativeEmail.toUpperCase() });

    expect((await approve(signing, managed.headers)).codes).toEqual(['exits_email']);
    expect(await stored(testApp, signing)).toMatchObject({ state: 'uncompleted' });
    expect(await claimedBy(signing)).toBe(0);
  });

  test('but not when that corporation is at another link', async () => {
    const managed = await arrangeManagedLink(testApp);
    const elsewhere = await arrangeManagedLink(testApp);
    const domain = newDomain();
    const other = await buildCorporation(testApp.em(), elsewhere.link, { domains: [domain] });
    await buildEmployeeSigning(testApp.em(), other, { email: newEmail(domain) });
    const signing = await arrangeCorporation(testApp, managed, { domains: [domain] });
    await buildManager(testApp.em(), other, { email: signing.representativeEmail, account: `admin_${domain}` });

    expect((await approve(signing, managed.headers)).codes).toEqual([]);
  });
});
