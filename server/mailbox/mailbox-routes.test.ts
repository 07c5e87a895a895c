import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { registerHttpErrors } from '#server/http/answer-error.ts';
import { isLocalRequest } from '#server/http/local-request.ts';
import { createCaptureTransport } from '#server/integrations/mail/capture-transport.ts';
import type { OutgoingMail } from '#server/integrations/mail/mail-transport.ts';
import { listCapturedMails } from './captured-mail.ts';
import { registerMailbox } from './mailbox-routes.ts';

const ID = '6f0a8a52-3c51-4a8e-9b3a-0d5f4f3f2b11';
const TOKEN = '0123456789abcdef0123456789abcdef';
const PDF = Buffer.from('%PDF-1.7 example');
const MAIL: OutgoingMail = {
  id: ID,
  host: 'cla.example.org',
  from: 'Signet <no-reply@example.org>',
  to: 'signer@example.com',
  subject: '您已签署 <b>示例社区</b> CLA',
  html: '<p>验证码</p><script>alert(1)</script>',
  text: '验证码 </pre>',
  attachments: [
    { filename: "已签署 (Example's).pdf", mediaType: 'application/pdf', bytes: PDF },
    { filename: 'page.html', mediaType: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') },
  ],
};

interface Mailbox {
  readonly app: FastifyInstance;
  readonly dataDir: string;
  readonly capture: (mail?: Partial<OutgoingMail>) => Promise<void>;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

async function openMailbox(): Promise<Mailbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const app = fastify();
  registerHttpErrors(app);
  await app.register(cookie, { hook: false });
  await app.register(registerMailbox, { dataDir, token: TOKEN });
  onTestFinished(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  return {
    app,
    dataDir,
    capture: (mail) => createCaptureTransport(dataDir).send({ ...MAIL, ...mail }),
    get: (url, headers) =>
      app.inject({ url, headers: { host: 'localhost:4000', cookie: `mailbox=${TOKEN}`, ...headers } }),
  };
}

test('an empty mailbox says so', async () => {
  const { get } = await openMailbox();

  expect((await get('/mailbox')).body).toContain('No mail yet.');
  expect((await get('/mailbox.json')).json()).toEqual([]);
});

test('nobody reads a mail without the token of the link, even from this machine', async () => {
  const { capture, get } = await openMailbox();
  await capture();

  for (const url of [
    '/mailbox',
    '/mailbox.json',
    `/mailbox/${ID}`,
    `/mailbox/${ID}/html`,
    `/mailbox/${ID}/attachments/0`,
  ]) {
    for (const query of ['', '?token=', `?token=${TOKEN.replace('0', '1')}`, '?token=a&token=b']) {
      const { statusCode, body } = await get(`${url}${query}`, { cookie: '' });
      expect([statusCode, body.includes('missing_token')]).toEqual([401, true]);
    }
  }
});

test('the link opens the mailbox, and leaves the browser a cookie to go on with', async () => {
  const { get } = await openMailbox();

  const { statusCode, cookies } = await get(`/mailbox?token=${TOKEN}`, { cookie: '' });

  expect(statusCode).toBe(200);
  expect(cookies).toEqual([{ name: 'mailbox', value: TOKEN, path: '/mailbox', httpOnly: true, sameSite: 'Strict' }]);
  expect((await get(`/mailbox.json?token=${TOKEN}`, { cookie: '' })).statusCode).toBe(200);
});

test('scripts get the newest mail first, with its text and the addresses of its attachments', async () => {
  const { capture, get, dataDir } = await openMailbox();
  await capture();
  await utimes(join(dataDir, 'mailbox', `${ID}.eml`), 0, 0);
  await capture({ id: ID.replace('6', '7'), subject: 'second', attachments: [] });

  const mails: unknown = (await get('/mailbox.json')).json();

  expect(mails).toMatchObject([
    { subject: 'second', attachments: [] },
    {
      id: ID,
      to: 'signer@example.com',
      subject: MAIL.subject,
      text: expect.stringContaining('验证码'),
      attachments: [
        { filename: "已签署 (Example's).pdf", url: `/mailbox/${ID}/attachments/0` },
        { filename: 'page.html', url: `/mailbox/${ID}/attachments/1` },
      ],
    },
  ]);
});

test('a list holds only the names of attachments', async () => {
  const { capture, dataDir } = await openMailbox();
  await capture();

  const [listed] = await listCapturedMails(dataDir);

  expect(listed?.attachments.map((attachment) => Object.keys(attachment))).toEqual([
    ['filename', 'url'],
    ['filename', 'url'],
  ]);
});

test('a mail captured twice is one mail, in one file that only its owner can read', async () => {
  const { capture, dataDir } = await openMailbox();
  await capture();
  await capture();

  const folder = join(dataDir, 'mailbox');

  expect(await readdir(folder)).toEqual([`${ID}.eml`]);
  expect((await stat(join(folder, `${ID}.eml`))).mode & 0o777).toBe(0o600);
});

test("the pages escape the mail's content and show all of it", async () => {
  const { capture, get } = await openMailbox();
  await capture();

  for (const url of ['/mailbox', `/mailbox/${ID}`]) {
    const { body, headers } = await get(url);
    expect(body).toContain('您已签署 &lt;b&gt;示例社区&lt;/b&gt; CLA');
    expect(body).toContain('signer@example.com');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const { body } = await get(`/mailbox/${ID}`);
  expect(body).toContain('验证码 &lt;/pre&gt;');
  expect(body).toContain(`src="/mailbox/${ID}/html" sandbox="`);
  expect(body).toContain('Auto-Submitted: auto-generated');
});

test('the HTML of a mail is served unchanged, and cannot run anything', async () => {
  const { capture, get } = await openMailbox();
  await capture();

  const { body, headers } = await get(`/mailbox/${ID}/html`);

  expect(body.trim()).toBe(MAIL.html);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; img-src data:;.* sandbox /,
  );
  expect(headers['content-security-policy']).not.toContain('allow-scripts');
});

test('a PDF opens, any other attachment is only saved', async () => {
  const { capture, get } = await openMailbox();
  await capture();

  const pdf = await get(`/mailbox/${ID}/attachments/0`);
  const page = await get(`/mailbox/${ID}/attachments/1`);

  expect(pdf.rawPayload.equals(PDF)).toBe(true);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''%E5%B7%B2%E7%AD%BE%E7%BD%B2%20%28Example%27s%29.pdf",
    'x-content-type-options': 'nosniff',
  });
  expect(page.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': "attachment; filename*=UTF-8''page.html",
  });
});

test.each([
  [`/mailbox/${ID.replace('6', '9')}`],
  ['/mailbox/..%2F..%2Fsecret'],
  ['/mailbox/not-a-mail/html'],
  [`/mailbox/${ID}/attachments/2`],
  [`/mailbox/${ID}/attachments/-1`],
  [`/mailbox/${ID}/attachments/x`],
])('%s is not found', async (url) => {
  const { capture, get } = await openMailbox();
  await capture();

  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  [200, { host: 'localhost' }],
  [200, { host: 'LOCALHOST:4000' }],
  [200, { host: '127.0.0.1:4000' }],
  [200, { host: '[::1]:4000' }],
  [404, { host: 'cla.example.org' }],
  [404, { host: 'localhost.example.org' }],
  [404, { host: '127.0.0.1.example.org:4000' }],
  [404, { host: '192.0.2.1' }],
  [404, { forwarded: 'for=192.0.2.1' }],
  [404, { 'x-forwarded-for': '192.0.2.1' }],
  [404, { 'x-forwarded-host': 'localhost' }],
  [404, { 'x-real-ip': '127.0.0.1' }],
  [404, { 'x-forwarded-proto': 'https' }],
  [404, { 'x-forwarded-port': '443' }],
  [404, { 'x-client-ip': '192.0.2.1' }],
  [404, { 'cf-connecting-ip': '192.0.2.1' }],
  [404, { 'true-client-ip': '192.0.2.1' }],
  [404, { via: '1.1 proxy.example.org' }],
  [404, { 'x-forwarded-for': '' }],
])('%i for a request with %o', async (status, headers) => {
  const { capture, get } = await openMailbox();
  await capture();

  for (const path of ['', '.json', '/style.css', `/${ID}`, `/${ID}/html`, `/${ID}/attachments/0`]) {
    expect((await get(`/mailbox${path}`, headers)).statusCode).toBe(status);
  }
});

test('a request that names no host is not local', () => {
  expect(isLocalRequest({})).toBe(false);
});

test('other routes stay open to everybody', async () => {
  const { app, get } = await openMailbox();
  app.get('/elsewhere', async () => 'open');

  expect((await get('/elsewhere', { via: 'proxy' })).statusCode).toBe(200);
});
