/** Longest e-mail address, in characters (REST contract §3.1). */
export const EMAIL_MAX_LENGTH = 100;

const EMAIL = /^[A-Za-z0-9+_.-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/;

/** Whether the text is an e-mail address as the specification (§5) draws it: at most 100 characters, top level of 2 to 6 letters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** The form in which addresses are compared: letter case never tells two people apart. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The domain of an address, in lower case; the empty string when there is none. */
export function emailDomain(email: string): string {
  return normalizeEmail(email).split('@')[1] ?? '';
}
