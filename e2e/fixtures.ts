import { expect, test as base } from '@playwright/test';
import { startPlatform, type Platform } from '#server/integrations/code-platform/testing/platform.ts';
import { startFakeGitcode, type FakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { startFakeGitee, type FakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import { startFakeGithub, type FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import { expectNoViolations } from './accessibility.ts';
import { startClaHost, type ClaHost } from './cla-host.ts';
import { startCodePlatforms } from './code-platforms.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startService, type Service } from './service.ts';
import { findToast, noteToasts, type ShownToast } from './toasts.ts';

interface WorkerFixtures {
  /** Whether the service offers a log-in with GitHub and Gitee; its log-in page differs without. */
  readonly hasCodePlatforms: boolean;
  /** What browsers call this machine; passkeys belong to a name, not to an address. */
  readonly host: string;
  /** Tests with different names get different services, because some change what the demo offers. */
  readonly serviceName: string;
  /** Settings of the service's limits. Tests share one source, so the usual limits are far away. */
  readonly limits: Readonly<Record<string, string>>;
  /** A GitHub whose pull requests are judged; the service knows it where `limits` names it. */
  readonly gateGithub: FakeGithub;
  /** A Gitee and a GitCode likewise. */
  readonly gateGitee: FakeGitee;
  readonly gateGitcode: FakeGitcode;
  /** A code platform with nothing but files, to read policy texts from; the service knows it where `limits` names it. */
  readonly policyFiles: Platform;
  readonly mailbox: Mailbox;
  readonly claHost: ClaHost;
  readonly service: Service;
}

interface TestFixtures {
  readonly language: 'zh' | 'en';
  /** Every toast of the page so far. */
  readonly toasts: readonly ShownToast[];
  /** Waits until a toast with this text has been shown. */
  readonly expectToast: (text: string) => Promise<ShownToast>;
  /** Fails the test when the page breaks a WCAG 2.2 AA rule that axe knows. */
  readonly expectAccessible: () => Promise<void>;
}

/** Milliseconds to wait for a service to start. */
const START_TIMEOUT = 300_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['zh', { option: true }],
  hasCodePlatforms: [false, { option: true, scope: 'worker' }],
  host: ['127.0.0.1', { option: true, scope: 'worker' }],
  serviceName: ['common', { option: true, scope: 'worker' }],
  limits: [{ RATE_LIMIT_SCALE: '1000' }, { option: true, scope: 'worker' }],
  gateGithub: [
    async ({}, use) => {
      const github = await startFakeGithub();
      await use(github);
      await github.stop();
    },
    { scope: 'worker' },
  ],
  gateGitee: [
    async ({}, use) => {
      const gitee = await startFakeGitee();
      await use(gitee);
      await gitee.stop();
    },
    { scope: 'worker' },
  ],
  gateGitcode: [
    async ({}, use) => {
      const gitcode = await startFakeGitcode();
      await use(gitcode);
      await gitcode.stop();
    },
    { scope: 'worker' },
  ],
  policyFiles: [
    async ({}, use) => {
      const platform = await startPlatform();
      await use(platform);
      await platform.stop();
    },
    { scope: 'worker' },
  ],
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
    async ({ mailbox, claHost, hasCodePlatforms, host, limits }, use) => {
      const platforms = hasCodePlatforms ? await startCodePlatforms() : [];
      const environment = {
        SMTP_URL: mailbox.url,
        SENDER_SMTP_URL: mailbox.url,
        CLA_SOURCES: claHost.sources,
        ...limits,
        ...Object.fromEntries(platforms.flatMap(({ environment: settings }) => Object.entries(settings))),
      };
      const { service, stop } = await startService(environment, host);
      await use(service);
      await stop();
      await Promise.all(platforms.map((platform) => platform.stop()));
    },
    { scope: 'worker', timeout: START_TIMEOUT },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  page: async ({ page, language }, use) => {
    await page.addInitScript((lang) => {
      // The frame of an email has no storage.
      if (window.self === window.top) {
        localStorage.setItem('lang', lang);
      }
    }, language);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) {
        problems.push(message.text());
      }
    });
    await use(page);
    expect(problems, 'the page reported problems').toEqual([]);
  },
  toasts: async ({ page }, use) => use(await noteToasts(page)),
  expectToast: async ({ toasts }, use) => use((text) => findToast(toasts, text)),
  expectAccessible: async ({ page }, use) => use(() => expectNoViolations(page)),
});

export { expect };

/**
 * Browsers log every answer with an error status, and tests provoke some; and that what tests add to every document
 * does not run in the frame of an email, in which nothing may.
 */
function isExpected(text: string): boolean {
  return (
    text.startsWith('Failed to load resource: the server responded with a status of 4') ||
    /^Blocked script execution in '[^']*\/email-preview\//.test(text)
  );
}
