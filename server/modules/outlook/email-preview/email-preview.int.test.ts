import { describe, expect, test, vi } from 'vitest';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { arrangeManagedLink } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { EMAIL_KINDS } from './email-kind.ts';

const PREVIEW = `query ($linkId: ID!, $kind: EmailKind!, $language: Language!) {
  emailPreview(linkId: $linkId, kind: $kind, language: $language) { subject text htmlPath }
}`;
const FAILED = 'query ($linkId: ID!) { failedEmails(linkId: $linkId) { kind recipient } }';

interface Preview {
  readonly emailPreview: { readonly subject: string; readonly text: string; readonly htmlPath: string };
}

const testApp = await createTestApp();
const managed = await arrangeManagedLink(testApp);

async function preview(kind: string, language: 'ZH' | 'EN'): Promise<Preview['emailPreview']> {
  const variables = { linkId: managed.link.linkId, kind, language };
  const { data, codes } = await graphql<Preview>(testApp.app, PREVIEW, variables, managed.headers);
  expect(codes).toEqual([]);
  return data?.emailPreview ?? { subject: '', text: '', htmlPath: '' };
}

describe('a sample of a mail', () => {
  test.each(Object.keys(EMAIL_KINDS))('%s names the community, and nobody real, in both languages', async (kind) => {
    for (const language of ['ZH', 'EN'] as const) {
      const { subject, text, htmlPath } = await preview(kind, language);
      const { statusCode, body } = await testApp.app.inject({ url: htmlPath });

      expect(statusCode).toBe(200);
      for (const part of [subject, text, body]) {
        expect(part).toContain('Example Community');
        expect(part).not.toMatch(/undefined|null|\[object/);
      }
      expect(text.match(/[\w.+-]+@[\w.-]+/g) ?? []).toEqual(
        (text.match(/[\w.+-]+@[\w.-]+/g) ?? []).map(() => 'sample@example.org'),
      );
    }
  });

  test('is a page that runs, loads and opens nothing, and is kept by nobody', async () => {
    const { htmlPath } = await preview('INDIVIDUAL_SIGNED', 'EN');

    const { headers, body } = await testApp.app.inject({ url: htmlPath });

    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox$/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
    expect(body).not.toMatch(/<script|\bsrc=/i);
  });

  test('is gone after ten minutes, and when its token is changed', async () => {
    const { htmlPath } = await preview('INDIVIDUAL_SIGNED', 'EN');
    const other = Buffer.from(JSON.stringify({ linkId: 'other' })).toString('base64url');
    const forged = htmlPath.replace(/[^/]+(?=\.)/, other);

    expect((await testApp.app.inject({ url: forged })).statusCode).toBe(404);
    expect((await testApp.app.inject({ url: '/email-preview/nothing' })).statusCode).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await testApp.app.inject({ url: htmlPath })).statusCode).toBe(404);
    vi.useRealTimers();
  });
});

test('mails that could not be delivered lately are listed, the newest first', async () => {
  const em = testApp.em();
  const other = (await arrangeManagedLink(testApp)).link;
  const now = Date.now();
  const facts = [
    { recipient: 'older@example.org', template: 'individual_signed', createdAt: new Date(now - 3_600_000) },
    { recipient: 'newer@example.org', template: 'webhook_switched_off', createdAt: new Date(now) },
    { recipient: 'sent@example.org', state: EmailState.SENT },
    { recipient: 'long-ago@example.org', createdAt: new Date(now - 31 * 86_400_000) },
    { recipient: 'elsewhere@example.org', link: em.merge(other) },
  ];
  for (const fact of facts) {
    em.create(Email, {
      template: 'individual_signed',
      language: 'zh',
      link: em.merge(managed.link),
      data: {},
      attachments: [],
      state: EmailState.FAILED,
      createdAt: new Date(now),
      ...fact,
    });
  }
  await em.flush();

  const { data } = await graphql(testApp.app, FAILED, { linkId: managed.link.linkId }, managed.headers);

  expect(data).toEqual({
    failedEmails: [
      { kind: null, recipient: 'newer@example.org' },
      { kind: 'INDIVIDUAL_SIGNED', recipient: 'older@example.org' },
    ],
  });
});
