import { expect, test } from 'vitest';
import { renderMail, type RenderInput } from './render-mail.ts';

const CODE = '493817';
const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

interface Names {
  readonly community?: string;
  readonly name?: string;
  readonly projectUrl?: string;
}

function mailsOf(
  language: RenderInput['language'],
  names: Names = {},
): [RenderInput<'verification_code'>, RenderInput<'individual_signed'>] {
  const { community = 'Example Community', name = 'A. Signer', projectUrl = 'https://example.org/project' } = names;
  const place = { community, projectUrl };
  return [
    { template: 'verification_code', language, data: { ...place, minutes: '5' }, secret: { code: CODE } },
    {
      template: 'individual_signed',
      language,
      data: { ...place, name, reference: 'REF-1234', signedAt: '2026-11-21', claVersion: '3', claSha256: SHA256 },
      secret: undefined,
    },
  ];
}

const ALL = [...mailsOf('zh'), ...mailsOf('en')];

test.each(ALL)('$template in $language says everything in its language, as HTML and as text', async (mail) => {
  const { subject, html, text } = await renderMail(mail);

  expect(html).toContain(`<html lang="${mail.language === 'zh' ? 'zh-CN' : 'en'}">`);
  for (const value of Object.values({ ...mail.data, minutes: '5', ...mail.secret })) {
    expect(text).toContain(value);
  }
  for (const version of [subject, html, text]) {
    expect(version).toContain('Example Community');
    expect(version).not.toMatch(/undefined|null|\[object/);
    expect(/\p{Script=Han}/u.test(version.replaceAll(/font-family:[^;"]*/g, ''))).toBe(mail.language === 'zh');
  }
});

test.each(ALL)('$template in $language loads nothing from elsewhere', async (mail) => {
  const { html } = await renderMail(mail);

  expect(html).not.toMatch(/\bsrc=|url\(|@import|<script/i);
});

test.each(['zh', 'en'] as const)('the code in %s stands in the body and not in the subject', async (language) => {
  const [mail] = mailsOf(language);
  const { subject, html } = await renderMail(mail);

  expect(subject).not.toContain(CODE);
  expect(html.indexOf(CODE)).toBe(html.lastIndexOf(CODE));
});

const HOSTILE = '<script>alert(1)</script>"&';

test.each([
  ...mailsOf('zh', { community: HOSTILE, name: HOSTILE }),
  ...mailsOf('en', { community: HOSTILE, name: HOSTILE }),
])('$template in $language escapes what people typed', async (mail) => {
  const { html, text } = await renderMail(mail);

  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  expect(text).toContain(HOSTILE);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'not a URL'])(
  '%s is printed and never linked',
  async (projectUrl) => {
    const [mail] = mailsOf('en', { projectUrl });
    const { html } = await renderMail(mail);

    expect(html).not.toContain('href=');
    expect(html).toContain(projectUrl);
  },
);

test('a name cannot break the line of the subject', async () => {
  const [mail] = mailsOf('en', { community: 'Example\r\nBcc: everybody@example.com\u0000 Community' });

  expect((await renderMail(mail)).subject).toBe(
    'Verification code to sign the Example Bcc: everybody@example.com Community CLA',
  );
});
