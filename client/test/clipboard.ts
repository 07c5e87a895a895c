import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/** Gives the test browser, whose pages come over an insecure connection, a clipboard; returns what writes to it. */
export function provideTestClipboard(): Mock<(text: string) => Promise<void>> {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'clipboard');
  });
  return writeText;
}
