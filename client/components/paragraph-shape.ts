/** How a paragraph of an agreement is set: headings stand out, clauses are indented by their depth. */
type ParagraphShape = { readonly kind: 'title' | 'heading' } | { readonly kind: 'clause'; readonly depth: 0 | 1 | 2 };

const TOP =
  /^(?:第[一二三四五六七八九十百\d]{1,5}[条章节]|[一二三四五六七八九十]{1,3}、|(?:article|section|clause)\s\d{1,3}\b|[IVX]{1,5}\.\s|\d{1,2}(?:[.．、)](?!\d)|\s))/iu;
const SECOND =
  /^(?:\d{1,2}\.\d{1,2}[.)]?(?![\d.%])|[(（](?:[a-z]|\d{1,2}|[一二三四五六七八九十]{1,3})[)）]|[a-z][.)]\s|[•·*–-]\s)/iu;
const THIRD = /^(?:\d{1,2}(?:\.\d{1,2}){2,3}\s|[(（][ivx]{2,4}[)）])/iu;
const SENTENCE_END = /[.。;；:：,，]$/;

/** Characters above which a numbered paragraph is a clause, not a heading. */
const LONGEST_HEADING = 70;

/**
 * Returns how a paragraph of an agreement is set, by its numbering, as the text of a PDF has nothing else to tell;
 * `isFirst` means that it begins the agreement.
 */
export function shapeOf(text: string, isFirst: boolean): ParagraphShape {
  const isBrief = text.length <= LONGEST_HEADING && !SENTENCE_END.test(text);
  if (THIRD.test(text)) {
    return { kind: 'clause', depth: 2 };
  }
  if (SECOND.test(text)) {
    return { kind: 'clause', depth: 1 };
  }
  if (isBrief && (TOP.test(text) || isInCapitals(text))) {
    return { kind: 'heading' };
  }
  return isBrief && isFirst ? { kind: 'title' } : { kind: 'clause', depth: 0 };
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}|\p{Script=Han}/u.test(text);
}
