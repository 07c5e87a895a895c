/** Longest name of a corporation, in characters. */
export const CORPORATION_NAME_MAX_LENGTH = 100;

/** Longest form in which names are compared: a few characters, such as ㈱, stand for several. */
export const CORPORATION_NAME_KEY_MAX_LENGTH = 255;

/**
 * Returns a corporation's name in the form in which names are compared: letter case, full-width letters and brackets,
 * and the number of spaces never distinguish two corporations.
 */
export function normalizeCorporationName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
