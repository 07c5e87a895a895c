import { describe, expect, test } from 'vitest';
import { utcDay } from '#rules/utc-day.ts';
import { fillTemplate } from './fill-template.ts';
import type { RenderInput } from './render-mail.ts';
import { mailOf, mailsOf } from './testing/mails.ts';

const ALL = [...mailsOf('zh'), ...mailsOf('en')];

const HOSTILE = '<script>alert(1)</script>"&';

test.each(ALL)('$template in $language says everything in its language, as HTML and as text', (mail) => {
  const { subject, html, text } = fillTemplate(mail);

  expect(html).toContain(`<html lang="${mail.language === 'zh' ? 'zh-CN' : 'en'}">`);
  const printed = Object.entries({ ...mail.data, ...mail.secret }).filter(
    ([name]) => !['document', 'kind', 'occasion', 'role', 'seal'].includes(name),
  );
  for (const [, value] of printed) {
    expect(text).toContain(utcDay(value, mail.language));
  }
  for (const version of [subject, html, text]) {
    expect(version).toContain('Example Community');
    expect(version).not.toMatch(/undefined|null|\[object/);
    expect(/\p{Script=Han}/u.test(version.replaceAll(/font-family:[^;"]*/g, ''))).toBe(mail.language === 'zh');
  }
});

test.each(ALL)('$template in $language loads nothing from elsewhere', (mail) => {
  const { html } = fillTemplate(mail);

  expect(html).not.toMatch(/\bsrc=|url\(|@import|<script/i);
});

test.each(ALL.filter(({ template }) => template.endsWith('_code')))(
  'the code of $template in $language is readable once in the body and not in the subject',
  (mail) => {
    const { subject, html } = fillTemplate(mail);
    const readable = html.replaceAll(/href="[^"]*"/g, '');
    const { code } = mail.secret as { code: string };

    expect(subject).not.toContain(code);
    expect(readable.split(code)).toHaveLength(2);
  },
);

test.each(ALL)('$template in $language breaks long words, and keeps the width of its seal', (mail) => {
  const { html } = fillTemplate(mail);

  expect(html).toMatch(/<table[^>]*max-width:600px[^>]*overflow-wrap:anywhere;word-break:break-word/);
  expect(html).toMatch(/<table[^>]*table-layout:fixed[^>]*><tbody><tr><td width="31">/);
});

test.each(ALL.filter(({ template }) => ['corporation_submitted', 'webhook_switched_off'].includes(template)))(
  '$template in $language, which all managers of a project get, does not say that its reader linked it',
  (mail) => {
    expect(fillTemplate(mail).text).not.toMatch(/您绑定|您在本服务绑定|you linked/);
  },
);

test.each(
  ALL.filter(({ template }) =>
    ['corporation_approved', 'corporation_reminder', 'corporation_returned'].includes(template),
  ),
)('$template in $language does not say that its reader signed: it also goes to a later representative', (mail) => {
  expect(fillTemplate(mail).text).not.toMatch(/您代表企业|you (signed|submitted)/);
});

test.each([
  ['zh', undefined, '您正在签署'],
  ['zh', 'claim', '关联到“Example Community”的CLA签署'],
  ['en', 'signing', 'You are signing'],
  ['en', 'claim', 'linking another email address or platform account to a CLA signature of Example Community'],
] as const)('a code says in %s what it is for: %s', (language, occasion, expected) => {
  const { data, ...mail } = mailOf('verification_code', language);

  expect(fillTemplate({ ...mail, data: { ...data, ...(occasion && { occasion }) } }).text).toContain(expected);
});

test.each([
  ['zh', '签署服务：', '项目：'],
  ['en', 'Service: ', 'Project: '],
] as const)('a mail of the service itself names its address for what it is (%s)', (language, service, project) => {
  const serviceUrl = 'https://cla.example.org';
  const ownMails = mailsOf(language, { community: 'Signet', projectUrl: serviceUrl }).filter(({ template }) =>
    ['sender_verification_code', 'password_reset', 'gate_paused'].includes(template),
  );
  const ofProject = mailOf('verification_code', language);

  expect(ownMails).toHaveLength(3);
  for (const mail of ownMails) {
    expect(fillTemplate(mail).text).toContain(`${service}${serviceUrl}`);
  }
  expect(fillTemplate(ofProject).text).toContain(`${project}https://example.org/project`);
});

test.each([
  ...mailsOf('zh', { community: HOSTILE, name: HOSTILE }),
  ...mailsOf('en', { community: HOSTILE, name: HOSTILE }),
])('$template in $language escapes what people typed', (mail) => {
  const { html, text } = fillTemplate(mail);

  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  expect(text).toContain(HOSTILE);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not a URL'])('%s is printed and never linked', (projectUrl) => {
  const mail = mailOf('verification_code', 'en', { projectUrl });
  // As queued by a version whose mails had no link to the signing page.
  const { html } = fillTemplate({ ...mail, secret: { code: '000000' } });

  expect(html).not.toContain('href=');
  expect(html).toContain(projectUrl);
});

test.each(ALL.filter(({ data }) => 'document' in data))(
  '$template in $language mentions no attachment when the document could not be derived',
  (mail) => {
    const { subject, html } = fillTemplate({ ...mail, data: { ...mail.data, document: 'missing' } } as RenderInput);

    expect(subject + html).not.toMatch(
      /见附件|附件是|发回|(?<!nothing) is attached|Attached is|Sign,? (?:seal )?and return/,
    );
    expect(html).toMatch(/没有附件|nothing is attached/);
  },
);

test('a name cannot add a line break to the subject', () => {
  const mail = mailOf('verification_code', 'en', {
    community: 'Example\r\nBcc: everybody@example.com\u0000 Community',
  });

  expect(fillTemplate(mail).subject).toBe(
    'Verification code to sign the Example Bcc: everybody@example.com Community CLA',
  );
});

test.each([
  ['zh', '请不要回复本邮件'],
  ['en', 'Do not reply to this email'],
] as const)(
  'a document without an address to return it to says how to find the community (%s)',
  (language, noReply) => {
    const mail = mailOf('corporation_signing_document', language);

    const { text } = fillTemplate({ ...mail, data: { ...mail.data, returnAddress: '' }, secret: undefined });

    expect(text).not.toContain('@');
    expect(text.split(mail.data.projectUrl)).toHaveLength(3);
    expect(text).toContain(noReply);
  },
);

describe.each([
  [
    'zh',
    '还没有生效',
    '签署现在已经生效',
    '请核实此人',
    '如果此人不是贵公司的员工',
    '企业管理员同意新版本后',
    '已生效',
  ],
  [
    'en',
    'It is not in effect yet',
    'your signature is in effect',
    'Please verify that this person',
    'If this person is not',
    'once the administrator of your company has accepted it',
    'is in effect',
  ],
] as const)('an employee signing in %s', (language, waits, counts, toCheck, toLookAt, agreeFirst, effective) => {
  const signed = mailOf('employee_signed', language);
  const notice = mailOf('employee_signed_notice', language, { name: 'A' });

  test('that waits lists the managers it waits for, one per line', () => {
    const managers = 'One: one@example.com\nTwo: two@example.com';

    const { text } = fillTemplate({ ...signed, data: { ...signed.data, managers } });

    expect(text).toContain(managers);
    expect(text).toContain(waits);
  });

  test('that counts already names nobody', () => {
    const { text } = fillTemplate({ ...signed, data: { ...signed.data, managers: '' } });

    expect(text).toContain(counts);
    expect(text).not.toContain('@');
  });

  test('that is active says when the corporation stopped counting', () => {
    const data = { ...signed.data, managers: '', expiredSince: '2026-11-20' };

    const { text } = fillTemplate({ ...signed, data });

    expect(text).toContain(language === 'zh' ? '2026年11月20日（UTC）' : '20 November 2026 (UTC)');
    expect(text).toContain(agreeFirst);
    expect(text).not.toContain(counts);
  });

  test('that a manager activates says so too, or that it counts', () => {
    const activated = mailOf('employee_activated', language);
    const expired = fillTemplate({ ...activated, data: { ...activated.data, expiredSince: '2026-11-20' } });
    const valid = fillTemplate({ ...activated, data: { ...activated.data, expiredSince: '' } });

    expect(expired.text).toContain(agreeFirst);
    expect(expired.text).not.toContain(effective);
    expect(expired.subject).not.toContain(effective);
    expect(valid.text).toContain(effective);
  });

  test('asks a manager for the next step, in the subject already', () => {
    const waiting = fillTemplate({ ...notice, data: { ...notice.data, activatedAt: '' } });
    const active = fillTemplate(notice);

    expect(waiting.subject).toMatch(/^激活“A”|^Activate A\?/);
    expect(active.subject).toMatch(/^“A”签署了|^A has signed/);

    expect(waiting.text).toContain(toCheck);
    expect(active.text).toContain(toLookAt);
  });
});

test.each(ALL.filter(({ data }) => 'note' in data || ('reason' in data && data.reason !== '')))(
  'what somebody typed in several lines stays in lines in $template in $language',
  (mail) => {
    const typed = { ['note' in mail.data ? 'note' : 'reason']: 'One.\nTwo.' };
    const { html, text } = fillTemplate({ ...mail, data: { ...mail.data, ...typed } } as RenderInput);

    expect(html).toMatch(/One\.<br\/?>Two\./);
    expect(text).toContain('One.\nTwo.');
  },
);

test.each(ALL)('$template in $language has one button at most, and its address where no picture is shown', (mail) => {
  const { html, text } = fillTemplate(mail);

  expect(html.split('class="button"').length).toBeLessThanOrEqual(2);
  const [, address] = /class="button"[^>]*><a href="([^"]*)"/.exec(html) ?? [];
  expect(text).toContain((address ?? '').replaceAll('&amp;', '&'));
});

test.each(ALL.filter(({ language }) => language === 'zh'))('$template has no typed blanks in Chinese', (mail) => {
  const words = fillTemplate(mail).text.replaceAll(/\S*[@/.]\S*/gu, '/');

  expect(words).not.toMatch(/\p{Script=Han} [\p{Script=Latin}\d“]|[\p{Script=Latin}\d”] \p{Script=Han}/u);
});

test.each(ALL)('S36: no date stands without its zone in $template in $language', (mail) => {
  expect(fillTemplate(mail).text).not.toMatch(/\d{4}-\d{2}-\d{2}(?! \(UTC\)| \d{2}:\d{2} UTC)/);
});

const WITH_DOCUMENT = new Set([
  'individual_signed',
  'employee_signed',
  'signed_document_resent',
  'corporation_signing_document',
  'corporation_reminder',
  'corporation_document_kept',
]);

test.each(ALL.filter(({ template }) => WITH_DOCUMENT.has(template)))(
  'S43: $template in $language says that its document was refused and where it is',
  (mail) => {
    const refused = { ...mail, data: { ...mail.data, document: 'refused' } } as RenderInput;

    const { text } = fillTemplate(refused);

    expect(text).toMatch(/邮件服务器拒收了带附件的邮件|The mail server refused the email with the document/);
    expect(text).not.toMatch(/见附件|附件是|(?<!nothing )is attached|attachment is/);
  },
);
