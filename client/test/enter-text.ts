import { userEvent } from '@testing-library/user-event';

/**
 * Enters a text at the end of a field at once, as from the clipboard. Key by key, the whole form would be drawn again
 * for every character.
 */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
