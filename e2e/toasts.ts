import { expect, type Page } from '@playwright/test';

/** A toast as it appeared. */
export interface ShownToast {
  readonly text: string;
  /** The CSS property: whether the toast takes clicks from what it covers. */
  readonly pointerEvents: string;
}

declare global {
  interface Window {
    readonly noteToast: (toast: ShownToast) => Promise<void>;
  }
}

/** Records every toast of a page: each disappears after three seconds, and a slow machine may look later. */
export async function noteToasts(page: Page): Promise<readonly ShownToast[]> {
  const toasts: ShownToast[] = [];
  await page.exposeFunction('noteToast', (toast: ShownToast) => void toasts.push(toast));
  await page.addInitScript(() => {
    const selector = '[data-scope="toast"][data-part="root"]';
    const note = (toast: Element): void => {
      void window.noteToast({ text: toast.textContent, pointerEvents: getComputedStyle(toast).pointerEvents });
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element) {
          [node, ...node.querySelectorAll(selector)].filter((element) => element.matches(selector)).forEach(note);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return toasts;
}

/** Waits until a toast with this text has been shown; returns it. */
export async function findToast(toasts: readonly ShownToast[], text: string): Promise<ShownToast> {
  await expect.poll(() => toasts.map((toast) => toast.text)).toContain(text);
  return toasts.find((toast) => toast.text === text) ?? { text, pointerEvents: '' };
}
