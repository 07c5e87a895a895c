import { alignParagraphs, type Alignment } from './align-paragraphs.rules.ts';
import { findStretches, type Stretch } from './stretches.rules.ts';
import { paragraphKey, tokensOf, type Token } from './text-tokens.rules.ts';

/** The kinds of change to a paragraph. */
export const ClaDiffKind = { UNCHANGED: 'unchanged', ADDED: 'added', REMOVED: 'removed', CHANGED: 'changed' } as const;
export type ClaDiffKind = (typeof ClaDiffKind)[keyof typeof ClaDiffKind];

/** A piece of a paragraph that occurs either in one text only or in both. */
export interface DiffRun {
  readonly text: string;
  readonly changed: boolean;
}

/** A paragraph of one or both texts. */
export interface DiffParagraph {
  readonly kind: ClaDiffKind;
  /** Empty when the paragraph was added. */
  readonly before: readonly DiffRun[];
  /** Empty when the paragraph was removed. */
  readonly after: readonly DiffRun[];
}

/**
 * Maximum number of insertions and removals; beyond it, two texts or paragraphs count as entirely different. Bounds the
 * work.
 */
const MAX_EDITS = { paragraphs: 2000, tokens: 1000 };

/**
 * Compares two texts by paragraph: those equal apart from blanks and line breaks are unchanged, similar ones changed,
 * with the words that differ; all others were removed or added. A paragraph that moved is removed and added.
 */
export function compareTexts(before: readonly string[], after: readonly string[]): DiffParagraph[] {
  const stretches = findStretches([before, after], paragraphKey, MAX_EDITS.paragraphs);
  return stretches?.flatMap(compareStretch) ?? compareCoarsely(before, after);
}

function compareStretch({ equal, before, after }: Stretch<string>): DiffParagraph[] {
  return equal
    ? after.map((text, index) => unchanged(before[index] ?? text, text))
    : alignParagraphs(before, after).map(compareAligned);
}

/** Returns a diff that removes and adds everything: for texts that take too long to compare. */
export function compareCoarsely(before: readonly string[], after: readonly string[]): DiffParagraph[] {
  return [
    ...before.map((text) => compareAligned({ before: [text], after: [] })),
    ...after.map((text) => compareAligned({ before: [], after: [text] })),
  ];
}

function unchanged(before: string, after: string): DiffParagraph {
  return { kind: ClaDiffKind.UNCHANGED, before: [whole(before, false)], after: [whole(after, false)] };
}

function whole(text: string, changed: boolean): DiffRun {
  return { text, changed };
}

function compareAligned(alignment: Alignment): DiffParagraph {
  const [before, after] = [alignment.before.join(' '), alignment.after.join(' ')];
  if (alignment.before.length === 0) {
    return { kind: ClaDiffKind.ADDED, before: [], after: [whole(after, true)] };
  }
  if (alignment.after.length === 0) {
    return { kind: ClaDiffKind.REMOVED, before: [whole(before, true)], after: [] };
  }
  if (paragraphKey(before) === paragraphKey(after)) {
    return unchanged(before, after);
  }
  return compareTokens(tokensOf(before), tokensOf(after));
}

function compareTokens(before: readonly Token[], after: readonly Token[]): DiffParagraph {
  const different = { equal: false, before, after };
  const stretches = findStretches([before, after], ({ key }) => key, MAX_EDITS.tokens) ?? [different];
  const runsOf = (side: 'before' | 'after'): DiffRun[] =>
    stretches
      .filter((stretch) => stretch[side].length > 0)
      .map(({ equal, [side]: tokens }) => whole(tokens.map(({ text }) => text).join(''), !equal));
  return { kind: ClaDiffKind.CHANGED, before: runsOf('before'), after: runsOf('after') };
}
