import { describe, expect, test } from 'vitest';
import { pdfWithoutText, pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { arrangeWorkplace } from '#server/modules/signing/employee/testing/employee-signing.ts';
import { arrangeManagedCorporation } from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildIndividualSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { OWN_CORPORATION_ROUTES } from './own-corporation.routes.ts';

const testApp = await createTestApp();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Calls a path with a trailing slash, as older clients may. */
async function call(method: Method, path: string, { headers = {}, body, query = {} }: Options = {}) {
  const answer = await testApp.app.inject({
    method,
    url: `/api/v1/${path}/`,
    headers: { ...headers },
    query: { ...query },
    ...(body === undefined ? {} : { payload: body }),
  });
  return answer.json<{ data: unknown }>().data;
}

const DONE = 'successfully';

describe('clients can run a corporation', () => {
  test('an employee signs, is activated, deactivated and removed', async () => {
    const { link, corporation, manager, domain } = await arrangeWorkplace(testApp);
    const headers = await signIn(testApp, manager);
    const email = newEmail(domain);
    const status = () => call('GET', `individual-signing/${link.linkId}`, { query: { email } });
    const list = async () => (await call('GET', 'employee-signing', { headers })) as { id: string }[];

    expect(await call('GET', `corporation-signing/${link.linkId}/corps/${email}`)).toEqual([
      { corp_name: corporation.corporationName, corp_signing_id: corporation.id },
    ]);
    expect(await call('POST', `employee-signing/${link.linkId}/${corporation.id}/code`, { body: { email } })).toBe(
      DONE,
    );
    const body = {
      name: 'Example Employee',
      email,
      cla_id: '0',
      cla_language: 'Chinese',
      verification_code: await testApp.codeSentTo(email),
      privacy_checked: true,
      corp_signing_id: corporation.id,
    };
    expect(await call('POST', `employee-signing/${link.linkId}`, { body })).toBe(DONE);
    const [{ id } = { id: '' }] = await list();
    expect(await list()).toMatchObject([{ email, enabled: false }]);

    expect(await call('PUT', `employee-signing/${id}`, { headers, body: { enabled: true } })).toBe(DONE);
    expect(await list()).toMatchObject([{ enabled: true }]);
    expect(await status()).toMatchObject({ type: 'corporation', signed: true });

    expect(await call('PUT', `employee-signing/${id}`, { headers, body: { enabled: false } })).toBe(DONE);
    expect(await call('DELETE', `employee-signing/${id}`, { headers })).toBe(DONE);
    expect(await list()).toEqual([]);
  });

  test('employee managers are added, listed by account and removed by it', async () => {
    const { headers, domain } = await arrangeManagedCorporation(testApp);
    const row = { name: 'Example Keeper', email: `keeper@${domain}` };
    const account = `keeper_${domain}`;

    expect(await call('POST', 'employee-manager', { headers, body: { managers: [{ id: 'keeper', ...row }] } })).toBe(
      DONE,
    );
    expect(await call('GET', 'employee-manager', { headers })).toEqual([{ id: account, ...row, role: 'manager' }]);
    expect(await call('DELETE', 'employee-manager', { headers, body: { managers: [{ id: account }] } })).toBe(DONE);
    expect(await call('GET', 'employee-manager', { headers })).toEqual([]);
  });

  test('a domain is added by a code, and automatic approval is switched', async () => {
    const { headers, domain } = await arrangeManagedCorporation(testApp);
    const email = newEmail(`sub.${domain}`);

    expect(await call('POST', 'corporation-email-domain/code', { headers, body: { email } })).toBe(DONE);
    const body = { sub_email: email, verification_code: await testApp.codeSentTo(email) };
    expect(await call('POST', 'corporation-email-domain', { headers, body })).toBe(DONE);
    expect(await call('GET', 'corporation-email-domain', { headers })).toEqual([domain, `sub.${domain}`]);

    expect(await call('PUT', 'corporation-signing/auto-approval', { headers, body: { enabled: true } })).toBe(DONE);
    expect(await call('GET', 'corporation-signing/auto-approval', { headers })).toEqual({ enabled: true });
  });
});

describe('a newer version', () => {
  test('is not agreed to when a newer one is published meanwhile, as the table says', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const corporation = await buildCorporation(em, link);
    await buildCla(em, link, { type: 'corporation' });
    const headers = await signIn(testApp, await buildManager(em, corporation));
    let isBegun = false;
    const publish = async (): Promise<void> => {
      if (!isBegun) {
        isBegun = true;
        await buildCla(testApp.em(), link, { type: 'corporation' });
      }
    };
    testApp.em().getEventManager().registerSubscriber({ beforeTransactionStart: publish });

    expect(await call('PUT', 'corporation-signing/cla/agree', { headers })).toMatchObject({
      error_code: 'cla.unmatched_cla',
    });
    const row = OWN_CORPORATION_ROUTES.find(({ path }) => path === 'corporation-signing/cla/agree');
    expect(row?.errors).toContain('unmatched_cla');
  });

  test('is signed by an individual with the name of the earlier signing', async () => {
    const em = testApp.em();
    const link = await buildLink(em);
    const email = newEmail(newDomain());
    await buildIndividualSigning(em, await buildCla(em, link), { email, name: 'Example Signer' });
    await buildCla(em, link);
    const status = () => call('GET', `individual-signing/${link.linkId}`, { query: { email } });
    expect(await status()).toMatchObject({ signed: true, version_matched: false });

    await call('POST', `individual-signing/${link.linkId}/code`, { body: { email } });
    const verification_code = await testApp.codeSentTo(email);
    const body = { email, cla_id: '1', cla_language: 'Chinese', verification_code, privacy_checked: true };

    expect(await call('PUT', `individual-signing/${link.linkId}`, { body })).toBe(DONE);
    expect(await status()).toMatchObject({ signed: true, version_matched: true });
  });

  test.each([
    ['as a file to save', pdfWithText(['You may sell it.']), '<p>You may <del>copy </del><ins>sell </ins>it.</p>\n'],
    ['with a sentence about scans', pdfWithoutText(), '<p>其中一份文件不含可比对的文字，请完整阅读两份文件。</p>\n'],
  ])('is compared with the signed one %s', async (_name, bytes, html) => {
    const em = testApp.em();
    const link = await buildLink(em);
    const email = newEmail(newDomain());
    const signed = await buildCla(em, link, { bytes: await pdfWithText(['You may copy it.']) });
    await buildIndividualSigning(em, signed, { email });
    await buildCla(em, link, { bytes: await bytes });

    const answer = await testApp.app.inject(`/api/v1/cla/individual/diff/${link.linkId}/${email}`);

    expect(answer.body).toBe(html);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${link.linkId}_cla_diff.html"`,
      'cache-control': 'private, no-store',
    });
  });
});
