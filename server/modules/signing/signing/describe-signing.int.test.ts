import { expect, test } from 'vitest';
import { ClaType } from '#rules/cla-type.ts';
import { ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { EmployeeSigningChange } from '#server/modules/signing/employee/employee-signing-change.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { newDocumentToken } from './document-token.ts';
import { ProvedIdentity } from './identity/proved-identity.entity.ts';
import { IndividualSigningEnd } from './individual/individual-signing.entity.ts';

const testApp = await createTestApp();

const STATE = 'query ($token: ID!) { signedDocument(token: $token) { signing { state } } }';
const STATUS = 'query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }';

const DAY = 86_400_000;

const COURSE = `query ($token: ID!) {
  signedDocument(token: $token) { signing { state graceEndsAt deactivatedAt endedAt endReason replacedBy } }
}`;

async function courseOf(token: string): Promise<unknown> {
  const { data } = await graphql<{ signedDocument: { signing: unknown } }>(testApp.app, COURSE, { token });
  return data?.signedDocument.signing;
}

const GOES_ON = { graceEndsAt: null, deactivatedAt: null, endedAt: null, endReason: null, replacedBy: null };

test('a document states until when its version counts, and which signing replaced it', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const older = newDocumentToken();
  const first = await buildCla(em, link, { state: ClaState.SUPERSEDED });
  const signed = await buildIndividualSigning(em, first, { documentToken: older });
  const second = await buildCla(em, link);

  expect(await courseOf(older)).toEqual({
    ...GOES_ON,
    state: 'VALID',
    graceEndsAt: new Date(second.createdAt.getTime() + link.gracePeriodDays * DAY).toISOString(),
  });

  const endedAt = new Date();
  const { email } = signed;
  Object.assign(signed, { endedAt, endedBy: 'signer', endReason: IndividualSigningEnd.SUPERSEDED });
  await em.flush();
  const { reference } = await buildIndividualSigning(em, second, { email });

  expect(await courseOf(older)).toEqual({
    ...GOES_ON,
    state: 'NOT_SIGNED',
    endedAt: endedAt.toISOString(),
    endReason: 'superseded',
    replacedBy: reference,
  });
});

test.each<[string, Partial<EmployeeSigning>, EmployeeSigningState[], object]>([
  ['waits for the first activation', {}, [], { state: 'INACTIVE' }],
  ['is active', { state: 'active' }, ['active'], { state: 'VALID' }],
  ['was deactivated', {}, ['active', 'inactive'], { state: 'INACTIVE', deactivatedAt: expect.any(String) }],
  [
    'was removed',
    { state: 'removed' },
    ['removed'],
    { state: 'NOT_SIGNED', endedAt: expect.any(String), endReason: 'removed' },
  ],
  [
    'ended with its corporation',
    { state: 'active', suspendedAt: new Date() },
    ['active'],
    { state: 'NOT_SIGNED', endedAt: expect.any(String), endReason: 'deleted' },
  ],
])('a document of an employee who %s says so', async (_course, facts, states, expected) => {
  const em = testApp.em();
  const link = await buildLink(em);
  await buildCla(em, link);
  const corporation = await buildCorporation(em, link, {
    cla: await buildCla(em, link, { type: ClaType.CORPORATION }),
  });
  const documentToken = newDocumentToken();
  const signing = await buildEmployeeSigning(em, corporation, { state: EmployeeSigningState.INACTIVE, documentToken });
  Object.assign(signing, facts);
  for (const [index, state] of states.entries()) {
    em.create(EmployeeSigningChange, { employeeSigning: signing, state, changedAt: new Date(Date.now() + index) });
  }
  await em.flush();

  expect(await courseOf(documentToken)).toEqual({ ...GOES_ON, ...expected });
});

test('a document states how its own signing stands, not another that the address is tied to', async () => {
  const em = testApp.em();
  const link = await buildLink(em);
  const documentToken = newDocumentToken();
  const { email, emailKey } = await buildIndividualSigning(em, await buildCla(em, link), { documentToken });
  const newer = await buildCla(em, link, { createdAt: new Date(Date.now() - 31 * DAY) });
  const { id: signing, reference, emailKey: signerKey } = await buildIndividualSigning(em, newer);
  em.create(ProvedIdentity, { link, signing, reference, signerKey, email, emailKey, provedAt: new Date() });
  await em.flush();

  const { data: status } = await graphql(testApp.app, STATUS, { linkId: link.linkId, email });
  const { data: document } = await graphql(testApp.app, STATE, { token: documentToken });

  expect(status).toEqual({ signingStatus: { state: 'VALID' } });
  expect(document).toEqual({ signedDocument: { signing: { state: 'EXPIRED' } } });
});
