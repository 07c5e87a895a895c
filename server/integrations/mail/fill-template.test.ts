import { describe, expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import type { RenderInput } from './render-mail.ts';

const CODE = '493817';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const SIGNED_PAGE = { signedUrl: 'https://cla.example.org/signed/abc-DEF_123' };

interface Names {
  readonly community?: string;
  readonly name?: string;
  readonly projectUrl?: string;
}

function mailsOf(
  language: RenderInput['language'],
  names: Names = {},
): [RenderInput<'verification_code'>, ...RenderInput[]] {
  const { community = 'Example Community', name = 'A. Signer', projectUrl = 'https://example.org/project' } = names;
  const place = { community, projectUrl };
  return [
    {
      template: 'verification_code',
      language,
      data: { ...place, minutes: '5' },
      secret: { code: CODE, url: `https://cla.example.org/sign-cla/web_example-1/individual#code=${CODE}` },
    },
    {
      template: 'verification_code',
      language,
      data: { ...place, minutes: '5', occasion: 'claim' },
      secret: { code: CODE },
    },
    {
      template: 'individual_signed',
      language,
      data: {
        ...place,
        name,
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        claVersion: '3',
        claSha256: SHA256,
        document: 'attached',
      },
      secret: SIGNED_PAGE,
    },
    {
      template: 'signed_document_resent',
      language,
      data: { ...place, name, reference: 'REF-1234', signedAt: '2026-11-21', claVersion: '3', claSha256: SHA256 },
      secret: SIGNED_PAGE,
    },
    {
      template: 'sender_verification_code',
      language,
      data: { ...place, address: 'cla@example.org', minutes: '5' },
      secret: { code: CODE },
    },
    {
      template: 'password_reset',
      language,
      data: { ...place, account: 'example-manager', minutes: '5' },
      secret: { url: 'https://cla.example.org/reset-password?key=abc-DEF_123&link_id=fake_link' },
    },
    {
      template: 'gate_paused',
      language,
      data: { ...place, name, platform: 'gitee.com', account: 'example-bot-5' },
      secret: undefined,
    },
    {
      template: 'link_frozen',
      language,
      data: {
        ...place,
        name,
        organization: 'example-org',
        linkUrl: 'https://cla.example.org/linked-repo/github_example-5',
      },
      secret: undefined,
    },
    {
      template: 'webhook_switched_off',
      language,
      data: {
        ...place,
        name,
        host: 'ci.example.org',
        linkUrl: 'https://cla.example.org/webhooks/github_example-5',
      },
      secret: undefined,
    },
    ...noticesOf(language, { ...place, name }),
    ...corporationMailsOf(language, { ...place, name, corporationName: name }),
    ...employeeMailsOf(language, { ...place, name, corporationName: name }),
    ...signedEmployeeMailsOf(language, { ...place, name, corporationName: name }),
  ];
}

function noticesOf(
  language: RenderInput['language'],
  facts: { community: string; projectUrl: string; name: string },
): RenderInput[] {
  const data = {
    ...facts,
    account: 'example-manager-5',
    device: 'Firefox, Linux',
    network: '192.0.2.0/24',
    at: '2026-11-21 08:30 UTC',
    securityUrl: 'https://cla.example.org/org/security',
  };
  const plain = ['new_device', 'password_changed', 'totp_added', 'totp_removed', 'second_factor_reset'] as const;
  const about = ['sender_changed', 'passkey_added', 'passkey_removed'] as const;
  return [
    ...plain.map((template) => ({ template, language, data: { ...data, about: '' }, secret: undefined })),
    ...about.map((template) => ({ template, language, data: { ...data, about: 'Key-5' }, secret: undefined })),
  ];
}

interface CorporationNames {
  readonly community: string;
  readonly projectUrl: string;
  readonly name: string;
  readonly corporationName: string;
}

function newAccountOf(facts: CorporationNames): Pick<RenderInput<'corporation_approved'>, 'data' | 'secret'> {
  return {
    data: {
      ...facts,
      account: 'admin_corp.example.org',
      email: 'representative@corp.example.org',
      loginUrl: 'https://cla.example.org/corporation-manager-login/web_example-5',
      linkId: 'web_example-5',
    },
    secret: { password: 'aB3.xK9-pQ2!mN7_' },
  };
}

function keptDocumentMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  const data = { ...facts, reference: 'REF-1235', documentSha256: SHA256, document: 'attached' } as const;
  const template = 'corporation_document_kept';
  return [
    { template, language, data: { ...data, occasion: 'approved', reason: '', seal: 'sealed' }, secret: undefined },
    {
      template,
      language,
      data: { ...data, occasion: 'replaced', reason: 'A better scan', seal: 'own-signature' },
      secret: undefined,
    },
  ];
}

function corporationMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  return [
    {
      template: 'corporation_signing_document',
      language,
      data: {
        ...facts,
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        claVersion: '3',
        claSha256: SHA256,
        returnAddress: 'cla@example.org',
        document: 'attached',
      },
      secret: { uploadUrl: 'https://cla.example.org/corporation-progress/key-6' },
    },
    ...keptDocumentMailsOf(language, facts),
    { template: 'corporation_approved', language, ...newAccountOf(facts) },
    { template: 'employee_manager_added', language, ...newAccountOf(facts) },
    {
      template: 'employee_manager_removed',
      language,
      data: { ...facts, account: 'one5_corp.example.org' },
      secret: undefined,
    },
    ...(['deactivated', 'reactivated'] as const).map((occasion) => ({
      template: 'employee_manager_changed' as const,
      language,
      data: { ...facts, account: 'one5_corp.example.org', occasion },
      secret: undefined,
    })),
    ...(['named', 'ended'] as const).map((occasion) => ({
      template: 'backup_administrator_changed' as const,
      language,
      data: { ...facts, account: 'one5_corp.example.org', backupName: 'Example Backup', occasion },
      secret: undefined,
    })),
    {
      template: 'email_domain_removed',
      language,
      data: { ...facts, domain: 'old-5.corp.example.org', employees: '12', managers: '3' },
      secret: undefined,
    },
    {
      template: 'email_domain_code',
      language,
      data: { ...facts, domain: 'sub.corp.example.org', minutes: '5' },
      secret: { code: CODE },
    },
    {
      template: 'individual_signing_ended',
      language,
      data: {
        ...facts,
        reference: 'REF-1234',
        endedAt: '2026-11-21',
        employeeUrl: 'https://cla.example.org/sign-cla/web_example-5/employee',
      },
      secret: undefined,
    },
    {
      template: 'corporation_submitted',
      language,
      data: {
        ...facts,
        representativeName: 'A. Representative',
        representativeEmail: 'representative@corp.example.org',
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        listUrl: 'https://cla.example.org/corporation-list/web_example-5',
        occasion: 'uploaded',
      },
      secret: undefined,
    },
    {
      template: 'corporation_reminder',
      language,
      data: { ...facts, reference: 'REF-1236', signedAt: '2026-11-21' },
      secret: { uploadUrl: 'https://cla.example.org/corporation-progress/key-8' },
    },
    {
      template: 'corporation_returned',
      language,
      data: { ...facts, reference: 'REF-1235', reason: 'Page 2 is missing.', returnAddress: 'cla@example.org' },
      secret: { uploadUrl: 'https://cla.example.org/corporation-progress/key-7' },
    },
    {
      template: 'representative_changed',
      language,
      data: { ...facts, newName: 'New-5', newEmail: 'new-5@corp.example.org', hours: '72' },
      secret: { url: 'https://cla.example.org/representative-change?key=key-5' },
    },
    ...(['changed', 'restored'] as const).map((occasion) => ({
      template: 'representative_notice' as const,
      language,
      data: { ...facts, newName: 'New-5', newEmail: 'new-5@corp.example.org', occasion },
      secret: undefined,
    })),
    {
      template: 'cla_agreed',
      language,
      data: { ...facts, claVersion: '4', claSha256: SHA256, agreedAt: '2026-11-21' },
      secret: undefined,
    },
  ];
}

function employeeMailsOf(
  language: RenderInput['language'],
  facts: { community: string; projectUrl: string; name: string; corporationName: string },
): [RenderInput<'employee_activated'>, ...RenderInput[]] {
  const data = { ...facts, reference: 'REF-1234', managerEmail: 'manager-5@corp.example.org' };
  const employeeUrl = 'https://cla.example.org/sign-cla/web_example-5/employee';
  const list = { ...facts, employeesUrl: 'https://cla.example.org/corp/web_example-5/employee-list' };
  const secret = undefined;
  return [
    { template: 'employee_activated', language, data: { ...data, expiredSince: '2026-11-20' }, secret },
    { template: 'employee_deactivated', language, data: { ...data, note: 'NOTE-1' }, secret },
    { template: 'employee_removed', language, data: { ...data, employeeUrl, note: 'NOTE-2' }, secret },
    {
      template: 'employee_invited',
      language,
      data: {
        community: facts.community,
        projectUrl: facts.projectUrl,
        corporationName: facts.corporationName,
        managerName: 'Inviting Manager',
        managerEmail: 'inviting@corp.example.org',
        employeeUrl,
      },
      secret,
    },
    {
      template: 'employees_signed_digest',
      language,
      data: {
        ...list,
        employees: 'Digest One: one@corp.example.org\nDigest Two: two@corp.example.org',
        count: '41',
        waiting: '40',
      },
      secret,
    },
    { template: 'auto_approval_enabled', language, data: list, secret },
    { template: 'auto_approval_disabled', language, data: list, secret },
  ];
}

function signedEmployeeMailsOf(
  language: RenderInput['language'],
  facts: { community: string; projectUrl: string; name: string; corporationName: string },
): [RenderInput<'employee_signed'>, RenderInput<'employee_signed_notice'>] {
  return [
    {
      template: 'employee_signed',
      language,
      data: {
        ...facts,
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        claVersion: '3',
        claSha256: SHA256,
        managers: 'E. Manager: manager@corp.example.org',
        expiredSince: '',
        document: 'attached',
      },
      secret: SIGNED_PAGE,
    },
    {
      template: 'employee_signed_notice',
      language,
      data: {
        ...facts,
        employeeName: facts.name,
        employeeEmail: 'employee@corp.example.org',
        signedAt: '2026-11-21',
        activatedAt: '2026-11-22',
        employeesUrl: 'https://cla.example.org/corp/web_example-5/employee-list',
      },
      secret: undefined,
    },
  ];
}

const ALL = [...mailsOf('zh'), ...mailsOf('en')];

test.each(ALL)('$template in $language says everything in its language, as HTML and as text', (mail) => {
  const { subject, html, text } = fillTemplate(mail);

  expect(html).toContain(`<html lang="${mail.language === 'zh' ? 'zh-CN' : 'en'}">`);
  const printed = Object.entries({ ...mail.data, minutes: '5', ...mail.secret }).filter(
    ([name]) => !['document', 'occasion', 'seal'].includes(name),
  );
  for (const [, value] of printed) {
    expect(text).toContain(value);
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

    expect(subject).not.toContain(CODE);
    expect(readable).toContain(CODE);
    expect(readable.indexOf(CODE)).toBe(readable.lastIndexOf(CODE));
  },
);

test.each(ALL)('$template in $language breaks long words, and keeps the width of its seal', (mail) => {
  const { html } = fillTemplate(mail);

  expect(html).toMatch(/<table[^>]*max-width:600px[^>]*overflow-wrap:anywhere;word-break:break-word/);
  expect(html).toMatch(/<table[^>]*table-layout:fixed[^>]*><tbody><tr><td width="31">/);
});

test.each([
  ['zh', undefined, '您正在签署'],
  ['zh', 'claim', '关联到“Example Community”的 CLA 签署'],
  ['en', 'signing', 'You are signing'],
  ['en', 'claim', 'linking another email address or platform account to a CLA signature of Example Community'],
] as const)('a code says in %s what it is for: %s', (language, occasion, expected) => {
  const [{ data, ...mail }] = mailsOf(language);

  expect(fillTemplate({ ...mail, data: { ...data, ...(occasion && { occasion }) } }).text).toContain(expected);
});

test.each([
  ['zh', '签署服务：', '项目：'],
  ['en', 'Service: ', 'Project: '],
] as const)('a mail of the service itself names its address for what it is (%s)', (language, service, project) => {
  const serviceUrl = 'https://cla.example.org';
  const ownMails = mailsOf(language, { community: 'Signet', projectUrl: serviceUrl }).filter(({ template }) =>
    ['sender_verification_code', 'password_reset'].includes(template),
  );
  const [ofProject] = mailsOf(language);

  expect(ownMails).toHaveLength(2);
  for (const mail of ownMails) {
    expect(fillTemplate(mail).text).toContain(`${service}${serviceUrl}`);
  }
  expect(fillTemplate(ofProject).text).toContain(`${project}https://example.org/project`);
});

const HOSTILE = '<script>alert(1)</script>"&';

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
  const [mail] = mailsOf('en', { projectUrl });
  // As queued by a version whose mails had no link to the signing page.
  const { html } = fillTemplate({ ...mail, secret: { code: CODE } });

  expect(html).not.toContain('href=');
  expect(html).toContain(projectUrl);
});

test.each(ALL.filter(({ data }) => 'document' in data))(
  '$template in $language mentions no attachment when the document could not be derived',
  (mail) => {
    const { html } = fillTemplate({ ...mail, data: { ...mail.data, document: 'missing' } } as RenderInput);

    expect(html).not.toMatch(/见附件|附件是|(?<!nothing) is attached|Attached is/);
    expect(html).toMatch(/没有附件|nothing is attached/);
  },
);

test('a name cannot add a line break to the subject', () => {
  const [mail] = mailsOf('en', { community: 'Example\r\nBcc: everybody@example.com\u0000 Community' });

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
    const facts = { community: 'Example', projectUrl: 'https://example.org', name: 'A', corporationName: 'B' };
    const mail = corporationMailsOf(language, facts).find(
      ({ template }) => template === 'corporation_signing_document',
    );
    const data = { ...mail?.data, returnAddress: '' };

    const { text } = fillTemplate({ ...mail, data, secret: undefined } as RenderInput);

    expect(text).not.toContain('@');
    expect(text.split(facts.projectUrl)).toHaveLength(3);
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
    'once the administrator of your corporation has accepted it',
    'is in effect',
  ],
] as const)('an employee signing in %s', (language, waits, counts, toCheck, toLookAt, agreeFirst, effective) => {
  const facts = { community: 'Example', projectUrl: 'https://example.org', name: 'A', corporationName: 'B' };
  const [signed, notice] = signedEmployeeMailsOf(language, facts);

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

    expect(text).toContain('2026-11-20');
    expect(text).toContain(agreeFirst);
    expect(text).not.toContain(counts);
  });

  test('that a manager activates says so too, or that it counts', () => {
    const [activated] = employeeMailsOf(language, facts);
    const expired = fillTemplate(activated);
    const valid = fillTemplate({ ...activated, data: { ...activated.data, expiredSince: '' } });

    expect(expired.text).toContain(agreeFirst);
    expect(expired.text).not.toContain(effective);
    expect(expired.subject).not.toContain(effective);
    expect(valid.text).toContain(effective);
  });

  test('asks a manager for what is left to do', () => {
    const waiting = fillTemplate({ ...notice, data: { ...notice.data, activatedAt: '' } });
    const active = fillTemplate(notice);

    expect(waiting.text).toContain(toCheck);
    expect(active.text).toContain(toLookAt);
  });
});
