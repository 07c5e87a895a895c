import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_CLAS } from './cla-host.ts';
import { KEEPER, ORGANIZATION } from './code-platforms.ts';
import type { Language } from './fixtures.ts';
import { TEXTS } from './wizard-texts.ts';

/** Milliseconds. */
const SECOND = 1000;

/** A community manager's pages from the log-in to a published link, as a person uses them. */
export class Wizard {
  readonly texts: (typeof TEXTS)[Language];

  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {
    this.texts = TEXTS[language];
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  field(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('textbox', { name, exact: true });
  }

  /** A part of a page under its own heading. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The part with one CLA. */
  cla(type: 'individual' | 'corporation', language: Language): Locator {
    return this.part(`${this.texts[type]} · ${this.texts.language[language]}`);
  }

  async expectStep(number: number): Promise<void> {
    const name = this.texts.steps[number - 1] ?? '';
    await expect(this.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }

  /** Goes on to the step with this number. */
  async goOnTo(number: number): Promise<void> {
    await this.button(this.texts.next).click();
    await this.expectStep(number);
  }

  /** Goes from `/index` to the platform, where somebody authorises or refuses, and waits for the outcome. */
  async authorize(platform: 'GitHub' | 'Gitee', answer: string, outcome: Locator): Promise<void> {
    const consent = this.page.getByRole('checkbox', { name: this.texts.consent });
    await this.page.goto('/index');
    await this.goThrough(platform, answer);
    await expect(consent.or(outcome).first()).toBeVisible();
    // Only the first log-in of an account asks for the consent.
    if (await consent.isVisible()) {
      await consent.check();
      await this.goThrough(platform, answer);
    }
    await expect(outcome).toBeVisible();
  }

  private async goThrough(platform: 'GitHub' | 'Gitee', answer: string): Promise<void> {
    await this.button(this.texts.platform(platform)).click();
    await expect(this.page.getByRole('heading', { name: /^Authorize on/ })).toBeVisible();
    await this.page.getByRole('link', { name: answer, exact: true }).click();
  }

  /** Goes from `/index` to the first step, as somebody who administers two organisations. */
  async enter(expectAccessible: () => Promise<void> = async () => undefined): Promise<void> {
    const { page, texts } = this;
    const organizations = page.getByRole('heading', { level: 1, name: texts.chooseOrganization });
    await this.authorize('GitHub', `Authorize as ${KEEPER}`, organizations);
    await expectAccessible();
    await page.getByRole('radio', { name: ORGANIZATION }).check();
    await this.button(texts.enter).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.projects })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: texts.bind }).first().click();
    await this.expectStep(1);
  }

  async fillProject(alias: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.texts.organization, exact: true }).selectOption(ORGANIZATION);
    await this.field(this.texts.alias).fill(alias);
  }

  async addCla(type: 'individual' | 'corporation', language: Language): Promise<Locator> {
    await this.button(this.texts.add[language], this.part(this.texts[type])).click();
    const cla = this.cla(type, language);
    await expect(cla).toBeVisible();
    return cla;
  }

  /** Takes the CLA from an address. */
  async provideUrl(url: string, within: Locator): Promise<void> {
    await this.checkUrl(url, within);
    await expect(within.getByRole('link', { name: url })).toBeVisible();
  }

  /** Tries a refused address; the reason must differ from that of the last one. */
  async expectRefused(url: string, within: Locator, reason: RegExp): Promise<void> {
    await this.checkUrl(url, within);
    await expect(this.field(this.texts.url, within)).toHaveAccessibleDescription(reason);
  }

  private async checkUrl(url: string, within: Locator): Promise<void> {
    await this.field(this.texts.url, within).fill(url);
    await this.button(this.texts.check, within).click();
  }

  async upload(name: string, within: Locator): Promise<void> {
    await within.getByRole('radio', { name: this.texts.upload }).check();
    await within.locator('input[type=file]').setInputFiles(join(DEMO_CLAS, name));
    await expect(within.getByText(name)).toBeVisible();
  }

  /** Adds a field of a type; returns its row. */
  async addField(type: string, within: Locator): Promise<Locator> {
    const titles = this.field(this.texts.title, within);
    const count = await titles.count();
    await this.button(this.texts.addField, within).click();
    await expect(titles).toHaveCount(count + 1);
    const row = within.getByRole('list').last().getByRole('listitem').last();
    await row.getByRole('combobox', { name: this.texts.type }).selectOption({ label: type });
    return row;
  }

  /** Moves the last of two fields up with the keyboard alone. */
  async moveUpByKeyboard(title: string, within: Locator): Promise<void> {
    const { pickedUp, moved, dropped } = this.texts.dragged;
    await this.button(this.texts.drag(title), within).focus();
    await this.page.keyboard.press('Space');
    await expect(this.page.getByText(pickedUp)).toHaveCount(1);
    // The arrow works once the rows are measured, a moment after the list has announced that it was picked up.
    await expect(async () => {
      await this.page.keyboard.press('ArrowUp');
      await expect(this.page.getByText(moved)).toHaveCount(1, { timeout: SECOND });
    }).toPass();
    await this.page.keyboard.press('Space');
    await expect(this.page.getByText(dropped)).toHaveCount(1);
  }

  async expectTitles(titles: readonly string[], within: Locator): Promise<void> {
    await expect(this.field(this.texts.title, within)).toHaveCount(titles.length);
    for (const [index, title] of titles.entries()) {
      await expect(this.field(this.texts.title, within).nth(index)).toHaveValue(title);
    }
  }
}
