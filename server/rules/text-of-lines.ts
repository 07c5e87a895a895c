import { characterCount, hasControlCharacter } from './field-value.ts';

/**
 * Returns a text of several lines as it is stored: trimmed, with line feeds only. Undefined when it is longer than `max`
 * characters or holds another control character.
 */
export function toTextOfLines(text: string, max: number): string | undefined {
  const lines = text.trim().replaceAll('\r\n', '\n');
  const isWrong = characterCount(lines) > max || hasControlCharacter(lines.replaceAll('\n', ''));
  return isWrong ? undefined : lines;
}
