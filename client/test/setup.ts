import '@testing-library/jest-dom/vitest';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { dismissFailure } from '#client/app/error-dialog/shown-failure.ts';
import { useToasts } from '#client/components/toast.ts';
import { forgetDraft } from '#client/features/bind-cla/draft-store.ts';
import { answerConsent } from '#client/session/consent-question.ts';
import { answerLogin } from '#client/session/login-question.ts';
import { answerStepUp } from '#client/session/step-up-question.ts';
import { leaveServers } from './mock-link.ts';

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

// And no frames: they come at once, before a test can act on what is shown, as nobody at a screen could either.
window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
window.cancelAnimationFrame = (handle) => window.clearTimeout(handle);

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
  document.documentElement.lang = 'zh';
});

/** Empties what modules keep while a page is open: the next test, perhaps of another file, has the same modules. */
function leavePage(): void {
  cleanup();
  leaveServers();
  dismissFailure();
  [answerConsent, answerLogin, answerStepUp].forEach((answer) => answer(false));
  renderHook(() => useToasts(() => undefined)).unmount();
  forgetDraft();
  localStorage.clear();
  sessionStorage.clear();
}

// Anything that React or a library complains about is our bug.
afterEach(() => {
  leavePage();
  const complaints = consoleError.mock.calls.map((args) => args.join(' '));
  vi.restoreAllMocks();
  if (complaints.length > 0) {
    throw new Error(`console.error was called:\n${complaints.join('\n')}`);
  }
});

// A module that is still on its way when a file ends fails to load, also for the next file that imports it.
afterAll(() => vi.dynamicImportSettled());
