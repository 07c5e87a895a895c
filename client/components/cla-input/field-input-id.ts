/** The id of an input of one row, or of one of its buttons. */
export function fieldInputId(
  editorId: string,
  key: string,
  input: 'type' | 'title' | 'description' | 'up' | 'down',
): string {
  return `${editorId}-${key}-${input}`;
}
