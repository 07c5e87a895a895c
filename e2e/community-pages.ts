import { expect, type Locator, type Page } from '@playwright/test';
import { COMMUNITY_TEXTS } from './community-texts.ts';
import type { Language } from './fixtures.ts';

/** A community manager's actions in lists, menus and dialogs. */
export class Community {
  readonly texts: (typeof COMMUNITY_TEXTS)[Language];

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = COMMUNITY_TEXTS[language];
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
  }

  row(text: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }

  /** Opens the dialog of an item in a row's menu. */
  async choose(item: string, row: Locator): Promise<void> {
    await this.button(this.texts.menu, row).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens the dialog of a button in a row. */
  async open(name: string, row: Locator): Promise<void> {
    await this.button(name, row).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Confirms in the dialog and waits until it is gone. */
  async confirm(name: string): Promise<void> {
    await this.button(name, this.dialog).click();
    await expect(this.dialog).toBeHidden();
  }

  /** The tab with the corporations in a state. */
  tab(state: keyof (typeof COMMUNITY_TEXTS)[Language]['tab']): Locator {
    return this.button(this.texts.tab[state], this.page.getByRole('main'));
  }

  async openTab(state: keyof (typeof COMMUNITY_TEXTS)[Language]['tab']): Promise<void> {
    await this.tab(state).click();
    await expect(this.tab(state)).toHaveAttribute('aria-current', 'page');
  }
}
