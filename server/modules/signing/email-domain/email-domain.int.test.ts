import { describe, expect, test } from 'vitest';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  arrangeManagedCorporation,
  buildEmployeeManager,
  type ManagedCorporation,
} from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EmailDomains, REQUEST } from './testing/email-domains.ts';

const testApp = await createTestApp();
const domains = new EmailDomains(testApp);

/** The link in a separate unit of work, to build on. */
async function linkOf({ corporation }: ManagedCorporation): Promise<Link> {
  return testApp.em().merge(corporation).link.loadOrFail();
}

async function signingInput({ linkId }: Link, claId: string, email: string): Promise<object> {
  await graphql(
    testApp.app,
    `
      mutation ($linkId: ID!, $email: String!) {
        sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email }) {
          email
        }
      }
    `,
    { linkId, email },
  );
  const verificationCode = await testApp.codeSentTo(email);
  const signer = { email, verificationCode, language: 'ZH', name: 'A. Signer', fieldValues: [] };
  return { linkId, claId, ...signer, privacyConsented: true };
}

function signIndividual(input: object) {
  const query = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentUrl } }';
  return graphql(testApp.app, query, { input });
}

describe('a code is mailed', () => {
  test.each(['zh', 'en'] as const)("to the address, in the administrator's language (%s)", async (language) => {
    const managed = await arrangeManagedCorporation(testApp);
    await testApp.em().nativeUpdate(Manager, managed.administrator.id, { language });
    const email = newEmail(`sub.${managed.domain}`);

    const answer = await domains.request(managed, ` ${email} `);

    expect(answer).toMatchObject({ codes: [], data: { requestEmailDomainCode: { resendAfterSeconds: 60 } } });
    const mails = await testApp.mailsTo(email);
    expect(mails).toMatchObject([
      {
        template: 'email_domain_code',
        language,
        link: { id: managed.link.id },
        corporationSigning: { id: managed.corporation.id },
        data: { corporationName: managed.corporation.corporationName, domain: `sub.${managed.domain}` },
      },
    ]);
    expect(JSON.stringify(mails)).not.toContain(await testApp.codeSentTo(email));
  });

  test('once a minute to an address', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const email = newEmail(`sub.${managed.domain}`);

    const answers = await Promise.all(Array.from({ length: 10 }, () => domains.request(managed, email)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'too_many_request'));
    const refusal = answers.find(({ codes }) => codes.length > 0);
    expect(refusal?.errors[0]?.extensions['retryAfter']).toBeOneOf([59, 60]);
    expect(await testApp.mailsTo(email)).toHaveLength(1);
  });

  test('to as many addresses as a source may request', async () => {
    const limited = await createTestApp({ RATE_LIMIT_SCALE: '1' });
    const { headers, domain } = await arrangeManagedCorporation(limited);
    const ask = () => graphql(limited.app, REQUEST, { email: newEmail(`sub.${domain}`) }, headers);

    const codes: string[] = [];
    for (let index = 0; index < 31; index += 1) {
      codes.push(...(await ask()).codes);
    }

    expect(codes).toEqual(['too_many_request']);
  });
});

describe('a domain is added', () => {
  test('as claimed, with an event', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const domain = `sub.${managed.domain}`;
    const email = `Somebody@${domain.toUpperCase()}`.replace(/\.COM$/, '.com');

    const answer = await domains.add(managed, email, await domains.codeFor(managed, email));

    expect(answer.codes).toEqual([]);
    expect(answer.data?.addEmailDomain).toEqual({
      emailDomain: { domain, primary: false, addedAt: expect.any(String) },
      corporation: {
        emailDomains: [
          { domain: managed.domain, primary: true },
          { domain, primary: false },
        ],
      },
    });
    const row = await testApp.em().findOneOrFail(CorporationDomain, { domain });
    expect(row).toMatchObject({ claimed: true, primary: false, corporationSigning: { id: managed.corporation.id } });
    expect(await testApp.em().find(AuditEvent, { subject: managed.corporation.id })).toMatchObject([
      {
        action: 'EMAIL_DOMAIN_ADDED',
        actor: managed.administrator.id,
        details: { reference: managed.corporation.reference, domainId: row.id },
      },
    ]);
  });

  test('and ends only the individual signings in it, with a mail each', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const domain = `sub.${managed.domain}`;
    const cla = await buildCla(testApp.em(), await linkOf(managed));
    const sign = (where: string) => buildIndividualSigning(testApp.em(), cla, { email: newEmail(where) });
    const inside = [await sign(domain), await sign(domain.toUpperCase())];
    const outside = [await sign(`not${domain}`), await sign(`below.${domain}`)];
    const email = newEmail(domain);

    await domains.add(managed, email, await domains.codeFor(managed, email));

    for (const { id, email: signer } of inside) {
      expect(await testApp.em().findOneOrFail(IndividualSigning, { id })).toMatchObject({
        endReason: 'corporation',
        endedBy: managed.administrator.id,
      });
      expect(await testApp.mailsTo(signer)).toMatchObject([{ template: 'individual_signing_ended' }]);
    }
    for (const { id, email: signer } of outside) {
      expect((await testApp.em().findOneOrFail(IndividualSigning, { id })).endedAt).toBeNull();
      expect(await testApp.mailsTo(signer)).toEqual([]);
    }
  });

  test('once, by the first of 10 with a code each', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const domain = `sub.${managed.domain}`;
    const asked: { email: string; code: string }[] = [];
    for (let index = 0; index < 10; index += 1) {
      const email = newEmail(domain);
      asked.push({ email, code: await domains.codeFor(managed, email) });
    }

    const answers = await Promise.all(asked.map(({ email, code }) => domains.add(managed, email, code)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 9 }, () => 'sameEmailSuffix'));
    expect(await domains.domainsOf(managed)).toHaveLength(2);
  });

  test('to one of 20 related corporations that request it at the same moment', async () => {
    const link = await buildLink(testApp.em());
    const owner = newDomain();
    const wanted = `wanted.${owner}`;
    const all: { managed: ManagedCorporation; email: string; code: string }[] = [];
    for (let index = 0; index < 20; index += 1) {
      const managed = await arrangeManagedCorporation(testApp, { link, domains: [`unit${index}.${owner}`] });
      const email = newEmail(wanted);
      all.push({ managed, email, code: await domains.codeFor(managed, email) });
    }

    const answers = await Promise.all(all.map(({ managed, email, code }) => domains.add(managed, email, code)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'sameEmailSuffix'));
    expect(await testApp.em().count(CorporationDomain, { link, domain: wanted })).toBe(1);
  });

  test('and ends individual signings made in it at the same moment', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const domain = `sub.${managed.domain}`;
    const link = await linkOf(managed);
    const cla = await buildCla(testApp.em(), link);
    const inputs: object[] = [];
    for (let index = 0; index < 10; index += 1) {
      inputs.push(await signingInput(link, cla.id, newEmail(domain)));
    }
    const email = newEmail(domain);
    const code = await domains.codeFor(managed, email);

    const [added, ...signed] = await Promise.all([domains.add(managed, email, code), ...inputs.map(signIndividual)]);

    expect(added?.codes).toEqual([]);
    expect(signed.flatMap(({ codes }) => codes).every((refusal) => refusal === 'go_to_sign_employee_cla')).toBe(true);
    expect(await testApp.em().count(IndividualSigning, { link, endedAt: null })).toBe(0);
  });

  test('regardless of other links', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const domain = `sub.${managed.domain}`;
    await arrangeManagedCorporation(testApp, { domains: [domain] });
    const email = newEmail(domain);

    expect((await domains.add(managed, email, await domains.codeFor(managed, email))).codes).toEqual([]);
  });

  test('although an uncompleted corporation names it', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const domain = `sub.${managed.domain}`;
    await buildCorporation(testApp.em(), await linkOf(managed), { state: 'uncompleted', domains: [domain] });
    const email = newEmail(domain);

    expect((await domains.add(managed, email, await domains.codeFor(managed, email))).codes).toEqual([]);
  });
});

test('the domains of a corporation are only for its administrator', async () => {
  const managed = await arrangeManagedCorporation(testApp, { domains: [newDomain(), `a.${newDomain()}`] });
  const employeeManager = await signIn(testApp, await buildEmployeeManager(testApp, managed));
  const list = (headers: Readonly<Record<string, string>>) =>
    graphql<{ corporation: { emailDomains: { primary: boolean }[] } }>(
      testApp.app,
      '{ corporation { emailDomains { domain primary addedAt } } }',
      {},
      headers,
    );

  expect((await list(managed.headers)).data?.corporation.emailDomains.map(({ primary }) => primary)).toEqual([
    true,
    false,
  ]);
  expect((await list(employeeManager)).codes).toEqual(['unauthorized_token']);
});
