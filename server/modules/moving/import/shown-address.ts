import { isEmail } from '#rules/email.ts';
import { maskAddress } from '#server/modules/proof/evidence/evidence-state.rules.ts';

/** Characters of a value that may be an address. */
const MAX_LENGTH = 300;

/** The first address in a row, as a report shows it: masked, because reports are handed on, unless it is to be shown. */
export function shownAddress(raw: unknown, isShown: boolean): string {
  const address = findAddress(raw);
  return address === undefined || isShown ? (address ?? '') : maskAddress(address);
}

function findAddress(raw: unknown): string | undefined {
  if (typeof raw === 'string') {
    return raw.length <= MAX_LENGTH && isEmail(raw.trim()) ? raw.trim() : undefined;
  }
  for (const value of typeof raw === 'object' && raw !== null ? Object.values(raw) : []) {
    const address = findAddress(value);
    if (address !== undefined) {
      return address;
    }
  }
  return undefined;
}
