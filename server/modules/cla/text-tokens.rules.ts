/** A word, a punctuation mark or a Chinese word, with the blanks after it. */
export interface Token {
  readonly text: string;
  /** What it is compared by: blanks do not count. */
  readonly key: string;
}

/** Finds Chinese words by a dictionary and all others by their blanks. */
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });

const CJK = '\\u2E80-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF';
const BLANKS_AT_CJK = new RegExp(`(?<=[${CJK}])\\s+|\\s+(?=[${CJK}])`, 'g');

/** What two paragraphs are compared by: blanks count once, and beside Chinese characters not at all. */
export function paragraphKey(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll(BLANKS_AT_CJK, '');
}

/** A paragraph as the units in which its changes are shown. */
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
