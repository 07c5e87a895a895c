import type { IntlShape } from 'react-intl';
import type { Unprintable } from '#rules/printable-text.ts';
import { shownCharacter } from '#rules/typed-text.ts';

/** What to do about a character that cannot be printed; one that nobody sees is named by its number and place. */
export function unprintableText(intl: IntlShape, label: string, found: Unprintable | undefined): string | undefined {
  if (found === undefined) {
    return undefined;
  }
  const character = shownCharacter(found.character);
  const id = character === found.character ? 'app.problem.unprintable' : 'app.problem.invisible';
  return intl.formatMessage({ id }, { label, character, before: found.before === '' ? 'none' : found.before });
}
