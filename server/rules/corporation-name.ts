/** Longest name of a corporation, in characters (REST contract §3.1). */
export const CORPORATION_NAME_MAX_LENGTH = 100;

/**
 * The form in which names of corporations are compared: letter case, width of letters and brackets, and how many spaces
 * there are never tell two corporations apart.
 */
export function normalizeCorporationName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
