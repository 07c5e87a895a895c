/** Shortest and longest password, in characters. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 16;

const CLASSES = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/** The parts of the password rule, in the order in which they are explained. */
export const PASSWORD_RULES = ['length', 'classes', 'characters'] as const;

/** A part of the password rule: 8 to 16 characters; three of the four classes; printable ASCII without the space. */
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const HOLDS: Readonly<Record<PasswordRule, (text: string) => boolean>> = {
  length: ({ length }) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH,
  classes: (text) => CLASSES.filter((characters) => characters.test(text)).length >= 3,
  characters: (text) => /^[\x21-\x7e]+$/.test(text),
};

/** Whether the text satisfies a part of the password rule. */
export function keepsPasswordRule(text: string, rule: PasswordRule): boolean {
  return HOLDS[rule](text);
}

/**
 * Whether the text is a password: 8 to 16 characters of printable ASCII without the space, of three of the four
 * classes.
 */
export function isPassword(text: string): boolean {
  return PASSWORD_RULES.every((rule) => HOLDS[rule](text));
}
