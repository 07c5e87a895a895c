import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // The other results would double the work, and nobody reads them.
  resultTypes: ['violations'],
};

declare global {
  interface Window {
    readonly axe?: { run(context: Document | Element, options: RunOptions): Promise<AxeResults> };
  }
}

let source: Promise<string> | undefined;

/** Reads axe. Its few other characters are escaped: a browser compiles text of one byte per character much faster. */
async function readAxe(): Promise<string> {
  const text = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return text.replaceAll(/[^\0-\u007f]/g, (other) => `\\u${other.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Fails when the page, or the menu that is open over it, breaks a WCAG 2.2 AA rule that axe knows. */
export async function expectNoViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    source ??= readAxe();
    await page.evaluate(await source);
  }
  // Of a target that a menu covers in part, axe would measure the rest.
  const results = await page.evaluate(
    (options) => window.axe?.run(document.querySelector('[role="menu"][data-state="open"]') ?? document, options),
    OPTIONS,
  );
  const violations = results?.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(violations).toEqual([]);
}
