const PRINTABLE_ASCII = /^[ -~]*$/;
// Linear: a base takes the marks after it, and Jamo are no marks.
const COMPOSABLE = /[\u1100-\u11FF]+|\P{M}\p{M}+/gu;
/** Browsers of a few years ago have none; they take a letter with its marks. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('und', { granularity: 'grapheme' }) : undefined;

/** The text with letters and their marks as one where Unicode has such a letter; hanzi keep their form. */
export function composed(text: string): string {
  return text.replaceAll(COMPOSABLE, (letters) => letters.normalize('NFC'));
}

/** The user-perceived characters of a text, composed. */
export function graphemes(text: string): string[] {
  if (PRINTABLE_ASCII.test(text)) {
    return Array.from(text);
  }
  const whole = composed(text);
  return segmenter === undefined
    ? (whole.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [])
    : Array.from(segmenter.segment(whole), ({ segment }) => segment);
}
