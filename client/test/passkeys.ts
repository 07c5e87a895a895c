import { afterEach, beforeEach, type Mock, vi } from 'vitest';

const BYTES = new Uint8Array([1, 2, 3]).buffer;

/** What a browser answers for an authenticator, to a registration and to an authentication. */
export const credential = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  response: { clientDataJSON: BYTES, attestationObject: BYTES, authenticatorData: BYTES, signature: BYTES },
  getClientExtensionResults: () => ({}),
};

/** Gives the test browser, which knows no passkeys, a question for one; returns what answers it. */
export function provideTestPasskeys(): Mock<() => Promise<unknown>> {
  const ask = vi.fn<() => Promise<unknown>>();
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: ask, get: ask } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return ask;
}
