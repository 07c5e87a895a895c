/** Longest e-mail address, in characters. */
export const EMAIL_MAX_LENGTH = 100;

const EMAIL = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Whether the text is an e-mail address of at most 100 characters with a top-level domain of at least 2 letters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** Returns an address in the form in which addresses are compared: letter case never distinguishes two people. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the domain of an address in lower case, or the empty string when it has none. */
export function emailDomain(email: string): string {
  return normalizeEmail(email).split('@')[1] ?? '';
}
