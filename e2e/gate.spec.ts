import type { Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/github/testing/fake-state.ts';
import { expect, test as base } from './fixtures.ts';
import { GATE_TEXTS, signFromPage, type GateLanguage } from './gate-journey.ts';
import { logIn } from './log-in.ts';
import type { Service } from './service.ts';

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
  texts: (typeof GATE_TEXTS)[GateLanguage],
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
      const texts = GATE_TEXTS[language];
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
