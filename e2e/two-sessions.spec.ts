import type { Page } from '@playwright/test';
import { AREA, Corporation } from './corporation-pages.ts';
import { expect, inLanguage, test } from './fixtures.ts';

const TEXTS = {
  menu: /^Menu of /,
  toCommunity: 'Switch to your community',
  toCorporation: 'Switch to your company',
  logOut: 'Log out',
  projects: 'Linked projects',
  overview: 'Overview',
};

inLanguage('en', 'phone', (language) => {
  test('a community manager and a corporation’s are logged in side by side, and log out one by one', async ({
    page,
    context,
    mailbox,
    service,
    expectAccessible,
  }) => {
    const heading = (tab: Page, name: string) => tab.getByRole('heading', { name, exact: true, level: 1 });
    const openMenu = (tab: Page) => tab.getByRole('button', { name: TEXTS.menu }).click();
    const choose = async (tab: Page, item: string) => {
      await openMenu(tab);
      await tab.getByRole('menuitem', { name: item, exact: true }).click();
    };
    const community = new Corporation(page, mailbox, language);
    const logInAtCommunity = () =>
      community.logIn(service.demoLogin.account, service.demoLogin.password, heading(page, TEXTS.projects));
    await page.goto('/linked-repo');
    await logInAtCommunity();
    const other = await context.newPage();
    const corporation = new Corporation(other, mailbox, language);
    const { account, password } = service.administratorLogin;

    await test.step('the log-in in another tab leaves the first one logged in', async () => {
      await other.goto(`${AREA}/employee-list`);
      await corporation.logIn(account, password, corporation.heading(corporation.texts.employees));
      await page.reload();
      await expect(heading(page, TEXTS.projects)).toBeVisible();
    });
    await test.step('the header leads from one to the other and back', async () => {
      await openMenu(page);
      await expect(page.getByRole('menuitem', { name: TEXTS.toCorporation, exact: true })).toBeVisible();
      await expectAccessible();
      await page.getByRole('menuitem', { name: TEXTS.toCorporation, exact: true }).click();
      await expect(page).toHaveURL(`${AREA}/overview`);
      await expect(heading(page, TEXTS.overview)).toBeVisible();
      await choose(page, TEXTS.toCommunity);
      await expect(heading(page, TEXTS.projects)).toBeVisible();
    });
    await test.step('the community manager logs out alone', async () => {
      await choose(page, TEXTS.logOut);
      await expect(page).toHaveURL('/index');
      await expect(page.getByRole('link', { name: TEXTS.toCorporation, exact: true })).toBeVisible();
      await expectAccessible();
      await other.reload();
      await expect(corporation.heading(corporation.texts.employees)).toBeVisible();
      await page.getByRole('link', { name: TEXTS.toCorporation, exact: true }).click();
      await expect(heading(page, TEXTS.overview)).toBeVisible();
    });
    await test.step("the corporation's manager logs out alone", async () => {
      await page.goto('/linked-repo');
      await logInAtCommunity();
      await choose(other, TEXTS.logOut);
      await expect(other).toHaveURL(/\/corporation-manager-login\//);
      await page.reload();
      await expect(heading(page, TEXTS.projects)).toBeVisible();
      await other.goto(`${AREA}/employee-list`);
      await expect(other).toHaveURL(/\/corporation-manager-login\//);
    });
  });
});
