import { describe, expect, test } from 'vitest';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import {
  arrangeManagedCorporation,
  type ManagedCorporation,
} from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { newEmail } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EMAIL_DOMAINS_MAX } from './check-new-domain.ts';
import { EmailDomains } from './testing/email-domains.ts';

const testApp = await createTestApp();
const domains = new EmailDomains(testApp);

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
