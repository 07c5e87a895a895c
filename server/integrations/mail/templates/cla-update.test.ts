import { describe, expect, test } from 'vitest';
import { utcDay } from '#rules/utc-day.ts';
import { fillTemplate } from '#server/integrations/mail/fill-template.ts';
import type { RenderInput } from '#server/integrations/mail/render-mail.ts';

const FACTS = {
  community: 'Example Community',
  projectUrl: 'https://example.org/project',
  name: 'A. Signer',
  claVersion: '3',
  updatedAt: '2026-11-21',
  graceDays: '30',
  graceEndsAt: '2026-12-21',
};

function mailsOf(language: RenderInput['language'], graceDays = '30'): RenderInput[] {
  const facts = { ...FACTS, graceDays };
  const url = 'https://cla.example.org/sign-cla/web_example-5/individual-update?email=a%40example.org';
  const individual = { language, data: { ...facts, url }, secret: undefined };
  const employee = { language, data: { ...facts, corporationName: 'Example Corporation' }, secret: undefined };
  const login = 'https://cla.example.org/corporation-manager-login/web_example-5';
  const corporation = { ...employee, data: { ...employee.data, url: login } };
  return [
    { template: 'cla_updated', ...individual },
    { template: 'cla_update_reminder', ...individual },
    { template: 'cla_update_expired', ...individual },
    { template: 'cla_updated_corporation', ...corporation },
    { template: 'cla_update_reminder_corporation', ...corporation },
    { template: 'cla_update_expired_corporation', ...corporation },
    { template: 'cla_updated_employee', ...employee },
    { template: 'cla_update_expired_employee', ...employee },
  ];
}

test.each([...mailsOf('zh'), ...mailsOf('en')])('$template in $language contains all its data', (mail) => {
  const { subject, html, text } = fillTemplate(mail);

  for (const value of Object.values(mail.data)) {
    expect(text).toContain(utcDay(value, mail.language));
  }
  for (const version of [subject, html, text]) {
    expect(version).toContain('Example Community');
    expect(version).not.toMatch(/undefined|null|\[object/);
    expect(/\p{Script=Han}/u.test(version.replaceAll(/font-family:[^;"]*/g, ''))).toBe(mail.language === 'zh');
  }
});

test.each(['zh', 'en'] as const)('each mail has a different subject (%s)', (language) => {
  const subjects = mailsOf(language).map((mail) => fillTemplate(mail).subject);

  expect(new Set(subjects).size).toBe(subjects.length);
});

describe('without a grace period', () => {
  test.each([
    ['zh', '不再有效'],
    ['en', 'no longer valid'],
  ] as const)('the announcement says that the signing no longer counts (%s)', (language, words) => {
    const [announced, , expired] = mailsOf(language, '0').map((mail) => fillTemplate(mail));

    expect(announced?.text).toBe(expired?.text);
    expect(announced?.text).toContain(words);
    expect(announced?.text).not.toContain(utcDay(FACTS.graceEndsAt, language));
  });
});
