import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { dismissFailure } from '#client/app/error-dialog/shown-failure.ts';
import { answerConsent } from '#client/session/consent-question.ts';

// Slow machines must not fail tests: a wait may take most of the test's own timeout.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout, so it implements no scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Nothing changes its size in jsdom either; menus and documents need the observer. */
class SteadySizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = SteadySizes;

// Nor media queries: tests see a wide screen unless they set another.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: true,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN']);
});

// Anything that React or a library complains about is our bug.
afterEach(() => {
  cleanup();
  dismissFailure();
  answerConsent(false);
  const complaints = consoleError.mock.calls.map((args) => args.join(' '));
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0) {
    throw new Error(`console.error was called:\n${complaints.join('\n')}`);
  }
});
