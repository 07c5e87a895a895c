/** Shortest and longest password, in characters (specification §9). */
const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 16;

const LEGAL = new RegExp(`^[\\x21-\\x7e]{${PASSWORD_MIN_LENGTH},${PASSWORD_MAX_LENGTH}}$`);

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/** Printable ASCII without the space, 8 to 16 characters, of at least three of the four classes (specification §5). */
export function isPassword(text: string): boolean {
  return LEGAL.test(text) && CLASSES.filter((characters) => characters.test(text)).length >= 3;
}
