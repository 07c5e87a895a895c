/** A passkey's answer, as the server takes it. */
export interface PasskeyAnswer {
  readonly ceremonyId: string;
  /** WebAuthn response as JSON text. */
  readonly response: string;
}

/** What the server asks a passkey for. */
interface Ceremony {
  readonly ceremonyId: string;
  /** WebAuthn options as JSON text. */
  readonly options: string;
}

/** Whether this browser knows passkeys. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Has the browser ask for a passkey; undefined when its owner closes the question or has none here. */
export async function askPasskey({ ceremonyId, options }: Ceremony): Promise<PasskeyAnswer | undefined> {
  return answerOf(ceremonyId, async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON: JSON.parse(options) });
  });
}

/** Has the browser create a passkey; undefined when its owner closes the question or has one here already. */
export async function createPasskey({ ceremonyId, options }: Ceremony): Promise<PasskeyAnswer | undefined> {
  return answerOf(ceremonyId, async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON: JSON.parse(options) });
  });
}

/**
 * Browsers do not distinguish a closed dialog from a missing passkey, and neither do pages. The code that asks may not
 * have been downloaded either.
 */
async function answerOf(ceremonyId: string, ask: () => Promise<object>): Promise<PasskeyAnswer | undefined> {
  try {
    return { ceremonyId, response: JSON.stringify(await ask()) };
  } catch {
    return undefined;
  }
}
