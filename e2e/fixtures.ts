import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { projectRoot } from '#server/project-root.ts';
import { startClaHost, type ClaHost } from './cla-host.ts';
import { startCodePlatforms } from './code-platforms.ts';

/** A mail server that keeps what it receives, as the mailboxes of all signers. */
export interface Mailbox {
  readonly url: string;
  /** Waits for a mail to an address whose subject matches, or for a number of them; gives the last. */
  waitFor(address: string, subject: RegExp, count?: number): Promise<Email>;
}

/** The service under test: the built one, in a process of its own, with mail over real SMTP. */
export interface Service {
  readonly url: string;
  /** The local community manager who owns the demo link. */
  readonly demoLogin: DemoLogin;
  /** The administrator of the demo's corporation. */
  readonly administratorLogin: DemoLogin;
}

interface DemoLogin {
  readonly account: string;
  readonly password: string;
}

interface WorkerFixtures {
  /** Whether one logs in with GitHub and Gitee; the log-in page without them is another. */
  readonly hasCodePlatforms: boolean;
  /** Tests of another name get another service: some change what the demo offers. */
  readonly serviceName: string;
  readonly mailbox: Mailbox;
  readonly claHost: ClaHost;
  readonly service: Service;
}

interface TestFixtures {
  readonly language: 'zh' | 'en';
  /** Fails the test when the page breaks a WCAG 2.2 AA rule that axe knows. */
  readonly expectAccessible: () => Promise<void>;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['zh', { option: true }],
  hasCodePlatforms: [false, { option: true, scope: 'worker' }],
  serviceName: ['common', { option: true, scope: 'worker' }],
  mailbox: [
    async ({}, use) => {
      const { mailbox, close } = await startMailbox();
      await use(mailbox);
      await close();
    },
    { scope: 'worker' },
  ],
  claHost: [
    async ({}, use) => {
      const claHost = await startClaHost();
      await use(claHost);
      await claHost.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ mailbox, claHost, hasCodePlatforms }, use) => {
      const platforms = hasCodePlatforms ? await startCodePlatforms() : [];
      const dataDir = await mkdtemp(join(tmpdir(), 'signet-e2e-'));
      const { child, ...service } = await startService({
        DATA_DIR: dataDir,
        SMTP_URL: mailbox.url,
        SENDER_SMTP_URL: mailbox.url,
        CLA_SOURCES: claHost.sources,
        ...Object.fromEntries(platforms.flatMap(({ environment }) => Object.entries(environment))),
      });
      await use(service);
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true });
      await Promise.all(platforms.map((platform) => platform.stop()));
    },
    // The first start of a day makes the database, and the machine may be busy.
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  page: async ({ page, language }, use) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAnswerWithError(message.text())) {
        problems.push(message.text());
      }
    });
    await use(page);
    expect(problems, 'the page reported problems').toEqual([]);
  },
  expectAccessible: async ({ page }, use) => use(() => expectNoViolations(page)),
});

export { expect };

/** The browser itself reports every answer with an error status; tests that ask for one expect it. */
function isAnswerWithError(text: string): boolean {
  return text.startsWith('Failed to load resource: the server responded with a status of 4');
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** The only authorisation code that the mail server refuses. */
export const WRONG_AUTHORIZATION_CODE = 'wrong-authorization-code';

async function startMailbox(): Promise<{ mailbox: Mailbox; close: () => Promise<void> }> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, accept) =>
      password === WRONG_AUTHORIZATION_CODE ? accept(new Error('refused')) : accept(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, accept) => {
      mails.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
      accept();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    mailbox: { url, waitFor: (to, subject, count) => findMail(mails, to, subject, count) },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function findMail(mails: readonly Email[], address: string, subject: RegExp, count = 1): Promise<Email> {
  const find = (): readonly Email[] =>
    mails.filter((mail) => mail.to?.some((to) => to.address === address) === true && subject.test(mail.subject ?? ''));
  const message = `mails to ${address}`;
  await expect.poll(() => find().length, { timeout: 20_000, message }).toBeGreaterThanOrEqual(count);
  const mail = find().at(-1);
  if (mail === undefined) {
    throw new Error(`no mail to ${address}`);
  }
  return mail;
}

/** A port that nobody listens at: the service has to know its own address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startService(environment: Record<string, string>): Promise<Service & { child: ChildProcess }> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
    cwd: projectRoot,
    env: { ...environment, PORT: String(port), PUBLIC_URL: publicUrl, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the service has ended: ${printed}`)));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const demoLogin = loginIn(printed, 'Community manager');
      const administratorLogin = loginIn(printed, 'Corporation administrator');
      if (demoLogin !== undefined && administratorLogin !== undefined) {
        resolve({ url: publicUrl, demoLogin, administratorLogin, child });
      }
    });
  });
}

/** What the start prints of a role. */
function loginIn(printed: string, role: string): DemoLogin | undefined {
  const [, account, password] = new RegExp(`${role}: +(\\S+) / (\\S+)\n`).exec(printed) ?? [];
  return account === undefined || password === undefined ? undefined : { account, password };
}

let count = 0;

/** An address that no other test has; `worker` tells parallel processes apart. */
export function newAddress(worker: number): string {
  count += 1;
  return `signer-${worker}-${count}-${Date.now()}@example.org`;
}

/** The six digits of a mail with a code. */
export function codeIn(mail: Email): string {
  const code = /^\s*(\d{6})\s*$/m.exec(mail.text ?? '')?.[1];
  if (code === undefined) {
    throw new Error(`no code in: ${mail.text}`);
  }
  return code;
}
