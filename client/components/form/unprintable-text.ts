import type { IntlShape } from 'react-intl';
import type { Unprintable } from '#rules/printable-text.ts';
import { numberOf, shownCharacter } from '#rules/typed-text.ts';

const HANZI = /^\p{Script=Han}/u;

/**
 * What to do about a character that cannot be printed. One that nobody sees is named by its number and place; a hanzi
 * by its number too, because the reader's device may show a box for it.
 */
export function unprintableText(intl: IntlShape, label: string, found: Unprintable | undefined): string | undefined {
  if (found === undefined) {
    return undefined;
  }
  const character = shownCharacter(found.character);
  if (character !== found.character) {
    const before = found.before === '' ? 'none' : found.before;
    return intl.formatMessage({ id: 'app.problem.invisible' }, { label, character, before });
  }
  if (HANZI.test(character)) {
    return intl.formatMessage({ id: 'app.problem.rareHanzi' }, { label, character, number: numberOf(character) });
  }
  return intl.formatMessage({ id: 'app.problem.unprintable' }, { label, character });
}
