/** A Western or Chinese word or a punctuation mark, with the blanks after it. */
export interface Token {
  readonly text: string;
  /** The text without blanks, for comparison. */
  readonly key: string;
}

/** Segments Chinese words by a dictionary, others by their boundaries. */
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });

const CJK = '\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF';
// Linear: blanks are collapsed before.
const BLANKS_AT_CJK = new RegExp(`(?<=[${CJK}])\\s+|\\s+(?=[${CJK}])`, 'g');

/** Returns the form in which paragraphs are compared: blanks are collapsed, and removed beside Chinese characters. */
export function paragraphKey(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll(BLANKS_AT_CJK, '');
}

/** Splits a paragraph into the units in which changes are shown. */
export function tokensOf(paragraph: string): Token[] {
  const tokens: Token[] = [];
  for (const { segment } of WORDS.segment(paragraph.trim().replaceAll(/\s+/g, ' '))) {
    const last = tokens.at(-1);
    if (segment === ' ' && last !== undefined) {
      tokens[tokens.length - 1] = { ...last, text: `${last.text} ` };
    } else {
      tokens.push({ text: segment, key: segment });
    }
  }
  return tokens;
}
