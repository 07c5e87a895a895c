import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { dismissFailure } from '#client/components/error-dialog/dialog-state.ts';
import { answerConsent } from '#client/session/consent-state.ts';

// Forms with many inputs take more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// jsdom draws nothing, so it has nothing to scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** It lays nothing out either, so nothing changes its size; menus and documents ask for it. */
class SteadySizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver = SteadySizes;

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});

// What React or a library complains about is a defect of ours.
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
