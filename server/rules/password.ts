export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 16;

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/** Printable ASCII without the space, 8 to 16 characters, of at least three of the four classes (specification §5). */
export function isPassword(text: string): boolean {
  const isLegal = /^[\x21-\x7e]{8,16}$/.test(text);
  return isLegal && CLASSES.filter((characters) => characters.test(text)).length >= 3;
}
