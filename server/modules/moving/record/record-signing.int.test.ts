import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { form, pdfOf } from '#server/rest/testing/cla-uploads.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation, buildIndividualSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const DAY = 86_400_000;
const SELECTION =
  'signing { reference kind state name email corporationName signedAt documentSha256 origin { source level signedAtPrecision } }';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);
let link: Link;
let cla: Cla;
beforeEach(async () => {
  link = await buildLink(testApp.em(), { owner: community.account });
  cla = await buildCla(testApp.em(), testApp.em().merge(link));
});

const record = (facts: object = {}) =>
  mutate<{ signing: object }>(testApp, 'recordSigning', {
    input: {
      linkId: link.linkId,
      claId: cla.id,
      kind: 'INDIVIDUAL',
      name: '李雷',
      email: newEmail(),
      signedOn: '2019-05-04',
      ...facts,
    },
    selection: SELECTION,
    headers: community.headers,
  });

async function uploadScan(): Promise<string> {
  const { payload, headers } = form([{ file: pdfOf(5000) }]);
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/cla-upload',
    payload,
    headers: { ...headers, ...community.headers },
  });
  return answer.json<{ data: { sha256: string } }>().data.sha256;
}

describe('an individual', () => {
  test('counts at once, by the scan, and is mailed to the signer', async () => {
    const email = newEmail();
    const scanSha256 = await uploadScan();

    const { codes, data } = await record({ email, scanSha256, note: 'Handed over at the summit' });

    expect(codes).toEqual([]);
    expect(data?.['recordSigning']?.signing).toMatchObject({
      kind: 'INDIVIDUAL',
      state: 'COUNTS',
      name: '李雷',
      signedAt: '2019-05-04T00:00:00.000Z',
      documentSha256: scanSha256,
      origin: { source: 'recorded', level: 'DOCUMENT', signedAtPrecision: 'DAY' },
    });
    const em = testApp.em();
    const { id, reference } = await em.findOneOrFail(IndividualSigning, { link: link.id, emailKey: email });
    const origin = await em.findOneOrFail(SigningOrigin, id, { populate: ['record'] });
    expect(JSON.parse(origin.record ?? '')).toMatchObject({
      note: 'Handed over at the summit',
      signedOn: '2019-05-04',
      salt: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(origin.recordSha256).toBe(await fingerprint(Buffer.from(origin.record ?? '')));
    const event = await em.findOneOrFail(AuditEvent, { subject: id, action: 'SIGNING_RECORDED' });
    expect(event).toMatchObject({ actor: community.account.id, details: { reference, scanSha256 } });
    expect(JSON.stringify(event.details)).not.toContain('summit');
    expect(await testApp.mailsTo(email)).toMatchObject([
      { template: 'signing_recorded', language: 'zh', data: { reference, signedOn: '2019-05-04', kind: 'INDIVIDUAL' } },
    ]);
  });

  test('has an evidence bundle with the scan', async () => {
    const scanSha256 = await uploadScan();
    const email = newEmail();
    await record({ email, scanSha256 });
    const { reference } = await testApp.em().findOneOrFail(IndividualSigning, { link: link.id, emailKey: email });

    const answer = await testApp.app.inject({ url: `/api/v1/evidence/${reference}`, headers: community.headers });

    const files = Object.entries(unzipSync(answer.rawPayload));
    const hashes = await Promise.all(files.map(([, bytes]) => fingerprint(bytes)));
    expect(hashes).toContain(scanSha256);
  });

  test('without a scan is listed, and no mail is sent where that is switched off', async () => {
    const email = newEmail();

    const { data } = await record({ email, notify: false });

    expect(data?.['recordSigning']?.signing).toMatchObject({ origin: { level: 'LISTED' }, documentSha256: null });
    expect(await testApp.mailsTo(email)).toEqual([]);
  });

  test('is not mailed where no mail can arrive', async () => {
    const email = `zoe-${Date.now()}@host.invalid`;

    expect((await record({ email })).codes).toEqual([]);
    expect(await testApp.mailsTo(email)).toEqual([]);
  });

  test('who signed an older version gets the newer one in its place', async () => {
    const email = newEmail();
    await buildIndividualSigning(testApp.em(), cla, { email });
    cla = await buildCla(testApp.em(), testApp.em().merge(link));

    expect((await record({ email })).codes).toEqual([]);

    const signings = await testApp.em().find(IndividualSigning, { link: link.id, emailKey: email });
    expect(new Set(signings.map(({ endReason }) => endReason ?? null))).toEqual(new Set(['superseded', null]));
  });
});

test('a corporation waits for its approval, with the scan as its signed document', async () => {
  const corporate = await buildCla(testApp.em(), testApp.em().merge(link), { type: 'corporation' });
  const email = `rep@acme-${Date.now()}.example`;
  const scanSha256 = await uploadScan();

  const facts = { kind: 'CORPORATION', claId: corporate.id, email, corporationName: '示例公司', scanSha256 };
  const { codes, data } = await record(facts);

  expect(codes).toEqual([]);
  expect(data?.['recordSigning']?.signing).toMatchObject({ state: 'INACTIVE', corporationName: '示例公司' });
  const em = testApp.em();
  const stored = await em.findOneOrFail(CorporationSigning, { link: link.id, representativeEmailKey: email });
  expect(stored).toMatchObject({ state: 'uncompleted', signedPdf: { sha256: scanSha256 } });
  expect((await record(facts)).codes).toEqual(['resigned']);
});

test('an employee waits for the corporation, unless that approves at once', async () => {
  const em = testApp.em();
  for (const autoApproval of [false, true]) {
    const domain = `works-${String(autoApproval)}-${Date.now()}.example`;
    const corporation = await buildCorporation(em, em.merge(link), { domains: [domain], autoApproval });
    await buildManager(em, corporation, { role: 'manager' });

    const { codes, data } = await record({ kind: 'EMPLOYEE', email: `eve@${domain}` });

    expect(codes).toEqual([]);
    expect(data?.['recordSigning']?.signing).toMatchObject({ state: autoApproval ? 'COUNTS' : 'INACTIVE' });
  }
  expect(await testApp.em().count(EmployeeSigning, { link: link.id })).toBe(2);
});

const tomorrow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test.each<[string, () => object | Promise<object>, string]>([
  ['a day in the future', () => ({ signedOn: tomorrow(2) }), 'bad_request_parameter'],
  [
    'a CLA of another link',
    async () => ({ claId: (await buildCla(testApp.em(), await buildLink(testApp.em()))).id }),
    'unmatched_cla',
  ],
  ['a CLA of another kind', () => ({ kind: 'CORPORATION', corporationName: 'Acme' }), 'unmatched_cla'],
  ['a scan that nobody uploaded', () => ({ scanSha256: 'a'.repeat(64) }), 'bad_request_parameter'],
  ['no name', () => ({ name: ' ' }), 'bad_request_parameter'],
  ['no address', () => ({ email: 'nobody' }), 'invalid_email'],
  ['a note that is too long', () => ({ note: 'x'.repeat(501) }), 'bad_request_parameter'],
  ['an employee of nobody', () => ({ kind: 'EMPLOYEE' }), 'has_not_signed'],
  [
    'somebody who has signed',
    async () => ({ email: (await buildIndividualSigning(testApp.em(), cla, {})).email }),
    'resigned',
  ],
  [
    'an individual in the domain of a corporation',
    async () => {
      const domain = `claimed-${Date.now()}.example`;
      await buildCorporation(testApp.em(), testApp.em().merge(link), { domains: [domain] });
      return { email: `eve@${domain}` };
    },
    'go_to_sign_employee_cla',
  ],
])('%s is refused, and nothing is stored', async (_what, facts, code) => {
  const given = await facts();
  const before = await testApp.em().count(SigningOrigin);

  expect((await record(given)).codes).toEqual([code]);

  expect(await testApp.em().count(SigningOrigin)).toBe(before);
});
