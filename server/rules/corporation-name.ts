/** Longest name of a corporation, in characters. */
export const CORPORATION_NAME_MAX_LENGTH = 100;

/** Longest form in which names are compared: a few characters, such as ㈱, stand for several. */
export const CORPORATION_NAME_KEY_MAX_LENGTH = 255;

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Returns a corporation's name in the form in which names are compared: letter case, full-width letters and brackets,
 * ignorable characters and the number of spaces never distinguish two corporations.
 */
export function normalizeCorporationName(name: string): string {
  return name.replaceAll(IGNORABLE, '').normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
