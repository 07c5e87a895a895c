/** An address that was proved in this tab. */
export interface Proof {
  readonly email: string;
  readonly csrfToken: string;
  readonly expiresAt: string;
}

const KEY = 'my-signings';

/** The address that was proved in this tab and is proved still; undefined without one. */
export function keptProof(): Proof | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Proof | null;
    return kept !== null && new Date(kept.expiresAt) > new Date() ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a proof until the tab is closed, or forgets it. */
export function keepProof(proof: Proof | undefined): void {
  try {
    if (proof === undefined) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, JSON.stringify(proof));
    }
  } catch {
    // Where the browser blocks storage, the address has to be proved again after a reload.
  }
}

/** Context of operations with the token of a proof; the page shows whatever they fail with. */
export const withToken = ({ csrfToken }: Proof) => ({ csrfToken, handledCodes: 'anonymous' }) as const;
