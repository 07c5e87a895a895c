/** What a comment can say; the values are Markdown, escaped by the code that fills them in. */
export const COMMENT_WORDS = [
  /** The opener of the pull request, mentioned if they are a person and it is not covered; empty without an account. */
  'opener',
  /** The community's name. */
  'community',
  /** A table: a row per subject that is not covered, with the reason and the step that mends it. */
  'subjects',
  /** A table: a row per commit that names somebody who is not covered, with the reasons. */
  'commits',
  /** Address of the page that explains the verdict. */
  'page',
  /** Address at which people sign. */
  'sign',
  /** The word that judges the pull request again. */
  'recheck',
] as const;
export type CommentWord = (typeof COMMENT_WORDS)[number];

/** Parts of a template that are left out unless they apply. */
const COMMENT_PARTS = ['covered', 'uncovered'] as const;
type CommentPart = (typeof COMMENT_PARTS)[number];

/** Characters of a community's own template. */
export const COMMENT_TEXT_MAX_LENGTH = 10_000;

/** The content of a part has no further beginning or end of one. */
const PART = /\{\{#(\w+)\}\}\n?((?:[^{]|\{[^{]|\{{2,}[^{#/])*)\{\{\/\1\}\}\n?/g;
const WORD = /\{\{(\w+)\}\}/g;

/**
 * Whether a text is a template: its words `{{word}}` are known, and its parts `{{#covered}}…{{/covered}}` are known,
 * closed and not within each other.
 */
export function isCommentTemplate(text: string): boolean {
  const parts = [...text.matchAll(PART)];
  const words = [...text.matchAll(WORD)].map(([, word]) => word);
  const rest = text.replaceAll(PART, '$2').replaceAll(WORD, '');
  return (
    text.trim() !== '' &&
    parts.every(([, part]) => COMMENT_PARTS.some((known) => known === part)) &&
    words.every((word) => COMMENT_WORDS.some((known) => known === word)) &&
    !rest.includes('{{')
  );
}

/** What a template is filled with. */
export interface CommentContent {
  readonly part: CommentPart;
  readonly words: Readonly<Record<CommentWord, string>>;
}

/** Fills in a template. Values are taken as they are: what they contain is not filled in again. */
export function fillCommentTemplate(text: string, { part, words }: CommentContent): string {
  const values: Readonly<Record<string, string>> = words;
  return text
    .replaceAll(PART, (_match, name: string, content: string) => (name === part ? content : ''))
    .replaceAll(WORD, (match, word: string) => values[word] ?? match)
    .trim();
}
