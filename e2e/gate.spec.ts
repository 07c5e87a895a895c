import type { Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/github/testing/fake-state.ts';
import { expect, test as base } from './fixtures.ts';
import { logIn } from './log-in.ts';
import type { Mailbox } from './mailbox.ts';
import type { Service } from './service.ts';
import { SigningPage } from './signing-page.ts';

/** What managers and contributors read, in both languages. */
const TEXTS = {
  zh: {
    logIn: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    title: 'CLA 检查',
    another: '再接入一个 GitHub App',
    reachedBy: '经由',
    organization: /创建在哪个组织下/,
    create: '前往 GitHub 创建 App',
    add: '添加仓库',
    set: (path: string) => `设置 ${path} 的检查方式`,
    save: '保存',
    enforced: '强制',
    uncovered: '还需要签署',
    covered: '检查通过',
    sign: '签署 CLA',
    back: '返回来时的页面',
  },
  en: {
    logIn: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    title: 'CLA check',
    another: 'Connect another GitHub App',
    reachedBy: 'Reached by',
    organization: /Organisation that will own it/,
    create: 'Go to GitHub and create the App',
    add: 'Add repositories',
    set: (path: string) => `Set how ${path} is checked`,
    save: 'Save',
    enforced: 'Enforce',
    uncovered: 'A signature is needed',
    covered: 'The check has passed',
    sign: 'Sign the CLA',
    back: 'Back to the page you came from',
  },
} as const;

type Language = keyof typeof TEXTS;

/** A community on a GitHub of the test's own. */
interface Community {
  readonly github: FakeGithub;
  readonly owner: FakeAccount;
  readonly repository: FakeRepository;
}

const test = base.extend({
  limits: [
    async ({ gateGithub: { url, apiUrl } }, use) =>
      use({ RATE_LIMIT_SCALE: '1000', GITHUB_URL: url, GITHUB_API_URL: apiUrl }),
    { scope: 'worker' },
  ],
});

// The languages run on different screens, so each has a service of its own.
test.use({ serviceName: 'gate' });

/** Connects an App of the manager's own through GitHub's pages, and gates the repository. */
async function gateRepository(
  page: Page,
  texts: (typeof TEXTS)[Language],
  { service, community }: { readonly service: Service; readonly community: Community },
): Promise<void> {
  const { github, owner, repository } = community;
  const path = `${owner.login}/${repository.name}`;
  const gate = `/gate/${DEMO_LINK_ID}`;
  await page.goto(`/index?return_to=${encodeURIComponent(gate)}`);
  const heading = page.getByRole('heading', { level: 1, name: texts.title });
  await logIn({ page, texts: texts.logIn }, service.demoLogin, heading);
  // The demo's own platform is connected already.
  await page.getByRole('button', { name: texts.another, exact: true }).click();
  await page.getByRole('textbox', { name: texts.organization }).fill(owner.login);
  await page.getByRole('button', { name: texts.create, exact: true }).click();
  await page.getByRole('button', { name: `Create GitHub App for ${owner.login}` }).click();
  await page.getByRole('button', { name: `Install on ${owner.login}` }).click();
  await expect(page).toHaveURL(gate);
  const [app] = github.state.apps.values();
  github.requireCheck(repository, { appId: app?.id ?? null });

  await page.getByRole('link', { name: texts.add, exact: true }).click();
  await page.getByRole('combobox', { name: texts.reachedBy }).selectOption({ index: 1 });
  await page.getByRole('button', { name: texts.set(path), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.save, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: path }).getByText(texts.enforced)).toBeVisible();
}

interface Contribution {
  readonly language: Language;
  readonly email: string;
  readonly mailbox: Mailbox;
}

/** Takes the step that the page of the pull request offers, and comes back. */
async function signFromPage(page: Page, { language, email, mailbox }: Contribution): Promise<void> {
  const signing = new SigningPage(page, language);
  await page.getByRole('link', { name: TEXTS[language].sign, exact: true }).click();
  await page.getByRole('link', { name: signing.texts.individual }).click();
  await signing.complete(email, mailbox);
  await signing.field(signing.texts.telephone).fill('13800000000');
  await signing.sign();
  await page.getByRole('link', { name: TEXTS[language].back, exact: true }).click();
}

const SCREENS = { zh: '@desktop', en: '@phone' } as const;
for (const language of ['zh', 'en'] as const) {
  test.describe(language, { tag: SCREENS[language] }, () => {
    test.use({ language });

    test('a pull request can be merged once its author has signed from its page', async ({
      page,
      service,
      mailbox,
      gateGithub: github,
      expectAccessible,
    }) => {
      const texts = TEXTS[language];
      const owner = github.addOrganization(`community-${language}`);
      const repository = github.addRepository({ owner, name: 'project' });
      const opener = github.addUser(`contributor-${language}`);
      const email = `contributor-${language}@example.com`;
      await gateRepository(page, texts, { service, community: { github, owner, repository } });
      await expectAccessible();

      const pull = github.openPullRequest({ repository, opener, commits: [{ author: email }] });
      await page.goto(`/gate/github/${owner.login}/${repository.name}/${pull.number}`);
      await expect(page.getByText(texts.uncovered, { exact: true })).toBeVisible();
      await expect(page.getByText(email)).toHaveCount(0);
      expect(github.mergeable(pull)).toBe(false);
      await expectAccessible();

      await signFromPage(page, { language, email, mailbox });

      await expect(page.getByText(texts.covered, { exact: true })).toBeVisible();
      await expect.poll(() => github.mergeable(pull)).toBe(true);
    });
  });
}
