/** Begins the session storage key of the sender that was authorised for a link. */
const KEY = 'sender';

function keyOf(linkId: string): string {
  return `${KEY}:${linkId}`;
}

/** The address that was authorised for a link in this tab and is not saved yet. */
export function keptSender(linkId: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(linkId)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an address that was authorised for a link, until it is saved in the settings. */
export function keepSender(linkId: string, address: string): void {
  try {
    sessionStorage.setItem(keyOf(linkId), address);
  } catch {
    // Where the browser blocks storage, the address has to be chosen by hand.
  }
}

/** Forgets the address once it was saved. */
export function forgetSender(linkId: string): void {
  try {
    sessionStorage.removeItem(keyOf(linkId));
  } catch {
    // Nothing was kept.
  }
}
