import type { Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { GATE_TEXTS, reachByNewest, signFromPage, type GateLanguage } from './gate-journey.ts';
import { logIn } from './log-in.ts';
import type { Service } from './service.ts';

/** A community on a GitHub of the test's own. */
interface Community {
  readonly github: FakeGithub;
  readonly owner: FakeAccount;
  readonly repository: FakeRepository;
}

/** Connects an App of the manager's own through GitHub's pages, and gates the repository. */
async function gateRepository(
  page: Page,
  language: GateLanguage,
  { service, community }: { readonly service: Service; readonly community: Community },
): Promise<void> {
  const texts = GATE_TEXTS[language];
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
  const app = [...github.state.apps.values()].at(-1);
  github.requireCheck(repository, { appId: app?.id ?? null });

  await page.getByRole('link', { name: texts.add, exact: true }).click();
  await reachByNewest(page, language);
  await page.getByRole('button', { name: texts.set(path), exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.save, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: path }).getByText(texts.enforced)).toBeVisible();
}

inBothLanguages((language) => {
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
    const opener = github.addUser(`github-contributor-${language}`);
    const email = `${opener.login}@example.com`;
    await gateRepository(page, language, { service, community: { github, owner, repository } });
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
