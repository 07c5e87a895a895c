import { expect, test as base } from '@playwright/test';
import { throwViolations } from '#server/integrations/code-platform/testing/violations.ts';
import { startFakeGitcode, type FakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { startFakeGitee, type FakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import { startFakeGithub, type FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import { expectNoViolations } from './accessibility.ts';
import { startClaHost, type ClaHost } from './cla-host.ts';
import { startCodePlatforms } from './code-platforms.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { createClock, startService, type Clock, type Service } from './service.ts';
import { findToast, noteToasts, type ShownToast } from './toasts.ts';

export type Language = 'zh' | 'en';

export type Screen = keyof typeof SCREENS;

interface WorkerFixtures {
  /**
   * Whether the service offers a log-in with GitHub and Gitee; its log-in page differs without. Without, it knows the
   * platforms whose pull requests are judged.
   */
  readonly hasCodePlatforms: boolean;
  /** Settings of the service's limits. Tests share one source, so the usual limits are far away. */
  readonly limits: Readonly<Record<string, string>>;
  readonly clock: Clock;
  /** Platforms whose pull requests are judged. */
  readonly gateGithub: FakeGithub;
  readonly gateGitee: FakeGitee;
  readonly gateGitcode: FakeGitcode;
  readonly mailbox: Mailbox;
  readonly claHost: ClaHost;
  /** Where the service finds the code platforms. */
  readonly platformSettings: Readonly<Record<string, string>>;
  readonly service: Service;
}

interface TestFixtures {
  readonly language: Language;
  /** Every toast of the page so far. */
  readonly toasts: readonly ShownToast[];
  /** Waits until a toast with this text has been shown. */
  readonly expectToast: (text: string) => Promise<ShownToast>;
  /** Fails the test when the page breaks a WCAG 2.2 AA rule that axe knows. */
  readonly expectAccessible: () => Promise<void>;
}

/** Where pages are viewed. */
export const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Milliseconds to wait for a service to start. */
const START_TIMEOUT = 300_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  language: ['zh', { option: true }],
  hasCodePlatforms: [false, { option: true, scope: 'worker' }],
  limits: [{ RATE_LIMIT_SCALE: '1000' }, { option: true, scope: 'worker' }],
  clock: [async ({}, use) => use(createClock()), { scope: 'worker' }],
  gateGithub: [
    async ({ clock }, use) => {
      const github = await startFakeGithub({ now: clock.now });
      await use(github);
      await github.stop();
    },
    { scope: 'worker' },
  ],
  gateGitee: [
    async ({ clock }, use) => {
      const gitee = await startFakeGitee({ now: clock.now });
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
  platformSettings: [
    async ({ hasCodePlatforms, gateGithub, gateGitee, gateGitcode }, use) => {
      if (!hasCodePlatforms) {
        await use({
          GITHUB_URL: gateGithub.url,
          GITHUB_API_URL: gateGithub.apiUrl,
          GITEE_URL: gateGitee.url,
          GITEE_API_URL: gateGitee.apiUrl,
          GITCODE_URL: gateGitcode.url,
          GITCODE_API_URL: gateGitcode.apiUrl,
        });
        return;
      }
      const platforms = await startCodePlatforms();
      const settings = platforms.flatMap(({ environment }) => Object.entries(environment));
      await use(Object.fromEntries(settings));
      await Promise.all(platforms.map((platform) => platform.stop()));
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ clock, mailbox, claHost, limits, platformSettings }, use) => {
      const environment = {
        SMTP_URL: mailbox.url,
        SENDER_SMTP_URL: mailbox.url,
        CLA_SOURCES: claHost.sources,
        CHECKPOINT_INTERVAL: '5',
        ...limits,
        ...platformSettings,
      };
      const { service, stop } = await startService(environment, clock);
      await use(service);
      await stop();
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
    throwViolations();
  },
  toasts: async ({ page }, use) => use(await noteToasts(page)),
  expectToast: async ({ toasts }, use) => use((text) => findToast(toasts, text)),
  expectAccessible: async ({ page }, use) => use(() => expectNoViolations(page)),
});

export { expect };

type DefineTests = (language: Language, screen: Screen) => void;

/** Defines tests that depend on language and on screen, but not on the combination: each runs on one screen. */
export function inBothLanguages(define: DefineTests): void {
  inLanguage('zh', 'desktop', define);
  inLanguage('en', 'phone', define);
}

/** Defines tests in one language and on one screen. */
export function inLanguage(language: Language, screen: Screen, define: DefineTests): void {
  test.describe(`${language}, ${screen}`, () => {
    test.use({ language, ...SCREENS[screen] });
    define(language, screen);
  });
}

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
