import { describe, expect, test } from 'vitest';
import { BACKUP_ADMINISTRATOR, Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
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
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EMAIL_DOMAINS_MAX } from './check-new-domain.ts';
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
    const limited = await testApp.startAnother({ RATE_LIMIT_SCALE: '1' });
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

describe('an address is refused with and without a code', () => {
  test.each<[code: string, addressOf: (managed: ManagedCorporation) => Promise<string> | string]>([
    ['invalid_email', () => 'nobody'],
    ['invalid_email', ({ domain }) => `two words@sub.${domain}`],
    ['restricted_email_suffix', () => 'somebody@gmail.com'],
    ['unmatch_email_domain', () => 'somebody@example.net'],
    ['unmatch_email_domain', ({ domain }) => `somebody@${domain}.example.net`],
    ['sameEmailSuffix', ({ domain }) => `somebody@${domain.toUpperCase().replace(/\.COM$/, '.com')}`],
    [
      'sameEmailSuffix',
      async ({ domain, link }) => {
        const other = await arrangeManagedCorporation(testApp, { link, domains: [`other.${domain}`] });
        return `somebody@${other.domain}`;
      },
    ],
    [
      'bad_request_parameter',
      async ({ domain, link, corporation }) => {
        await testApp.em().execute(
          `insert into corporation_domain (id, link_id, corporation_signing_id, domain, "primary", claimed, created_at)
           select gen_random_uuid(), ?, ?, 'd' || n || '.' || ?, false, true, now() from generate_series(2, ?) n`,
          [link.id, corporation.id, domain, EMAIL_DOMAINS_MAX],
        );
        return `somebody@sub.${domain}`;
      },
    ],
  ])('%s', async (code, addressOf) => {
    const managed = await arrangeManagedCorporation(testApp);
    const email = await addressOf(managed);
    const before = await domains.domainsOf(managed);

    for (const answer of [await domains.request(managed, email), await domains.add(managed, email, '000000')]) {
      expect(answer.errors[0]?.extensions).toMatchObject({ code, field: 'email' });
    }

    expect(await domains.domainsOf(managed)).toEqual(before);
    expect(await testApp.em().count(Email, { corporationSigning: managed.corporation.id })).toBe(0);
    expect(await testApp.em().count(VerificationCode, { scope: managed.corporation.id })).toBe(0);
  });
});

describe('a code is refused, and nothing is added', () => {
  test('when it is wrong, and after five guesses of its caller when it is right', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const email = newEmail(`sub.${managed.domain}`);
    const challenge = (await domains.request(managed, email)).data?.requestEmailDomainCode.challenge ?? '';
    const code = await testApp.codeSentTo(email);
    const verificationCode = code === '000000' ? '000001' : '000000';

    for (let guess = 0; guess < 5; guess += 1) {
      const { codes } = await domains.addWithChallenge(managed, { email, verificationCode, challenge });
      expect(codes).toEqual(['wrong_verification_code']);
    }

    const right = await domains.addWithChallenge(managed, { email, verificationCode: code, challenge });
    expect(right.codes).toEqual(['expired_verification_code']);
    expect(await domains.domainsOf(managed)).toEqual([managed.domain]);
  });

  test('when it was sent to another address or requested by another corporation', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const sibling = await arrangeManagedCorporation(testApp, {
      link: managed.link,
      domains: [`sibling.${managed.domain}`],
    });
    const email = newEmail(`sub.${managed.domain}`);
    const code = await domains.codeFor(managed, email);

    expect((await domains.add(managed, newEmail(`sub.${managed.domain}`), code)).codes).toEqual([
      'expired_verification_code',
    ]);
    expect((await domains.add(sibling, email, code)).codes).toEqual(['expired_verification_code']);
  });

  test('when it is older than five minutes', async () => {
    const managed = await arrangeManagedCorporation(testApp);
    const email = newEmail(`sub.${managed.domain}`);
    const code = await domains.codeFor(managed, email);
    await testApp.em().nativeUpdate(VerificationCode, { scope: managed.corporation.id }, { expiresAt: new Date() });

    expect((await domains.add(managed, email, code)).codes).toEqual(['expired_verification_code']);
  });
});

const REMOVAL = 'query ($domain: String!) { emailDomainRemoval(domain: $domain) { domain employees managers } }';

const REMOVE = `mutation ($domain: String!) {
  removeEmailDomain(input: { domain: $domain }) {
    removal { domain employees managers } corporation { emailDomains { domain } }
  }
}`;

/** A corporation with a further domain. */
async function arrange(): Promise<ManagedCorporation & { readonly further: string }> {
  const managed = await arrangeManagedCorporation(testApp);
  const further = `further.${managed.domain}`;
  const em = testApp.em();
  em.create(CorporationDomain, {
    link: managed.link.id,
    corporationSigning: managed.corporation.id,
    domain: further,
    primary: false,
    claimed: true,
    createdAt: new Date(),
  });
  await em.flush();
  return { ...managed, further };
}

type Caller = Pick<ManagedCorporation, 'headers'>;

const remove = ({ headers }: Caller, domain: string) =>
  graphql<{ removeEmailDomain: object }>(testApp.app, REMOVE, { domain }, headers);

const ask = ({ headers }: Caller, domain: string) =>
  graphql<{ emailDomainRemoval: object }>(testApp.app, REMOVAL, { domain }, headers);

const employee = ({ corporation }: ManagedCorporation, domain: string) =>
  buildEmployeeSigning(testApp.em(), corporation, { email: newEmail(domain) });

const stateOf = async ({ id }: EmployeeSigning) => (await testApp.em().findOneOrFail(EmployeeSigning, id)).state;

test('removing a domain ends its employees and managers, as was said before, and tells everybody', async () => {
  const managed = await arrange();
  const ending = await employee(managed, managed.further);
  const staying = await employee(managed, managed.domain);
  const manager = await buildEmployeeManager(testApp, managed, { email: newEmail(managed.further) });
  const headers = await signIn(testApp, manager);
  const removal = { domain: managed.further, employees: 1, managers: 1 };
  expect((await ask(managed, managed.further)).data).toEqual({ emailDomainRemoval: removal });

  const answer = await remove(managed, ` ${managed.further.toUpperCase()} `);

  expect(answer.data).toEqual({
    removeEmailDomain: { removal, corporation: { emailDomains: [{ domain: managed.domain }] } },
  });
  expect([await stateOf(ending), await stateOf(staying)]).toEqual(['removed', staying.state]);
  expect((await graphql(testApp.app, '{ corporation { id } }', {}, headers)).codes).toEqual(['unknown_token']);
  const templates = async (email: string) => (await testApp.mailsTo(email)).map(({ template }) => template);
  expect(await templates(ending.email)).toEqual(['employee_removed']);
  expect(await templates(staying.email)).toEqual([]);
  expect(await templates(manager.email)).toEqual(['employee_manager_removed']);
  expect(await testApp.mailsTo(managed.administrator.email)).toMatchObject([
    { template: 'email_domain_removed', data: { domain: managed.further, employees: '1', managers: '1' } },
  ]);
  const events = await testApp.em().find(AuditEvent, { subject: managed.corporation.id });
  expect(events).toMatchObject([{ action: 'EMAIL_DOMAIN_REMOVED', actor: managed.administrator.id }]);
});

test('of several removals at once, one removes', async () => {
  const managed = await arrange();

  const answers = await Promise.all(Array.from({ length: 4 }, () => remove(managed, managed.further)));

  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 3 }, () => 'bad_request_parameter'));
});

describe('a removal is refused and changes nothing', () => {
  /** Returns the reasons given before and at an attempt, and asserts that it changed nothing. */
  async function attempt(managed: ManagedCorporation, domain: string): Promise<unknown[]> {
    const own = { corporationSigning: managed.corporation.id };
    const before = await testApp.em().count(CorporationDomain, own);
    const answers = [await ask(managed, domain), await remove(managed, domain)];
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['bad_request_parameter', 'bad_request_parameter']);
    expect(await testApp.em().count(CorporationDomain, own)).toBe(before);
    return answers.map(({ errors }) => errors[0]?.extensions['reason']);
  }

  test('of the primary domain, one of somebody else, and that of the administrator', async () => {
    const managed = await arrange();
    expect(await attempt(managed, managed.domain)).toEqual(['primary', 'primary']);
    expect(await attempt(managed, (await arrange()).further)).toEqual(['unknown', 'unknown']);
    await testApp.em().nativeUpdate(Manager, managed.administrator.id, { email: newEmail(managed.further) });
    expect(await attempt(managed, managed.further)).toEqual(['administrator', 'administrator']);
  });

  test('of that of the representative, by the backup administrator', async () => {
    const managed = await arrange();
    const backup = await buildEmployeeManager(testApp, managed);
    const em = testApp.em();
    await em.nativeUpdate(Manager, backup.id, BACKUP_ADMINISTRATOR);
    const representativeEmail = newEmail(managed.further);
    await em.nativeUpdate(CorporationSigning, managed.corporation.id, { representativeEmail });

    expect(await attempt({ ...managed, headers: await signIn(testApp, backup) }, managed.further)).toEqual([
      'administrator',
      'administrator',
    ]);
  });

  test('of that of the backup administrator, by the administrator', async () => {
    const managed = await arrange();
    const backup = await buildEmployeeManager(testApp, managed, { email: newEmail(managed.further) });
    await testApp.em().nativeUpdate(Manager, backup.id, BACKUP_ADMINISTRATOR);

    expect(await attempt(managed, managed.further)).toEqual(['administrator', 'administrator']);
  });
});
