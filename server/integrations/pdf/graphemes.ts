const PRINTABLE_ASCII = /^[ -~]*$/;
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The user-perceived characters of a text: letters with their marks, precomposed where Unicode has such a letter. */
export function graphemes(text: string): string[] {
  if (PRINTABLE_ASCII.test(text)) {
    return Array.from(text);
  }
  return Array.from(segmenter.segment(text), ({ segment }) =>
    segment.length > 1 ? segment.normalize('NFC') : segment,
  );
}
