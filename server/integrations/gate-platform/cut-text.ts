import { trimEndOf } from '#rules/trim-end.ts';

const ELLIPSIS = '…';

/** Shortens a text to so many bytes of UTF-8, between two characters, and ends what was cut by an ellipsis. */
export function cutText(text: string, maxBytes: number): string {
  if (Buffer.byteLength(text) <= maxBytes) {
    return text;
  }
  const bytes = Buffer.from(text).subarray(0, maxBytes - Buffer.byteLength(ELLIPSIS));
  // A character that was cut in two decodes to this sign.
  return trimEndOf(bytes.toString(), '\uFFFD') + ELLIPSIS;
}
