import { describe, expect, test } from 'vitest';
import { utcDay } from '#rules/utc-day.ts';
import { fillTemplate } from '#server/integrations/mail/fill-template.ts';
import { mailOf } from '#server/integrations/mail/testing/mails.ts';
import { claUpdates } from './cla-update.tsx';

const TEMPLATES = Object.keys(claUpdates) as (keyof typeof claUpdates)[];

test.each(['zh', 'en'] as const)('each mail has a different subject (%s)', (language) => {
  const subjects = TEMPLATES.map((template) => fillTemplate(mailOf(template, language)).subject);

  expect(new Set(subjects).size).toBe(subjects.length);
});

describe('without a grace period', () => {
  test.each([
    ['zh', '不再有效'],
    ['en', 'no longer valid'],
  ] as const)('the announcement says that the signing no longer counts (%s)', (language, words) => {
    const [announced, expired] = (['cla_updated', 'cla_update_expired'] as const).map((template) => {
      const mail = mailOf(template, language);
      return fillTemplate({ ...mail, data: { ...mail.data, graceDays: '0' } }).text;
    });

    expect(announced).toBe(expired);
    expect(announced).toContain(words);
    expect(announced).not.toContain(utcDay(mailOf('cla_updated', language).data.graceEndsAt, language));
  });
});
