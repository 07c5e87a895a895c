import type { ClaDiffFragment } from '#generated/graphql.ts';

/** A paragraph of either version, or of both. */
export type DiffParagraph = ClaDiffFragment['paragraphs'][number];

/** A paragraph in its place: the first is 0. */
export interface PlacedParagraph {
  readonly place: number;
  readonly paragraph: DiffParagraph;
}

/** What is shown one below the other: a change by its number from 1, text that stays, or text that stays and is folded away. */
export type DiffPart =
  | ({ readonly kind: 'change'; readonly number: number } & PlacedParagraph)
  | ({ readonly kind: 'same' } & PlacedParagraph)
  | { readonly kind: 'fold'; readonly paragraphs: readonly PlacedParagraph[] };

/** Paragraphs that stay in sight on either side of a change, so that it can be understood. */
const CONTEXT = 1;
/** A fold of a single paragraph would save nothing. */
const SHORTEST_FOLD = 2;

/** Numbers the changes; every paragraph that is not the same in both versions is one. */
export function toParts(paragraphs: readonly DiffParagraph[]): DiffPart[] {
  let changes = 0;
  return paragraphs.map((paragraph, place) => {
    if (paragraph.kind === 'UNCHANGED') {
      return { kind: 'same', place, paragraph };
    }
    changes += 1;
    return { kind: 'change', number: changes, place, paragraph };
  });
}

function isNearChange(parts: readonly DiffPart[], place: number): boolean {
  return parts.slice(Math.max(0, place - CONTEXT), place + CONTEXT + 1).some(({ kind }) => kind === 'change');
}

/** Folds away what stays the same and is not beside a change. */
export function foldParts(parts: readonly DiffPart[]): DiffPart[] {
  const folded: DiffPart[] = [];
  let stretch: Extract<DiffPart, { readonly kind: 'same' }>[] = [];
  const closeStretch = () => {
    folded.push(...(stretch.length < SHORTEST_FOLD ? stretch : [{ kind: 'fold', paragraphs: stretch } as const]));
    stretch = [];
  };
  for (const [place, part] of parts.entries()) {
    if (part.kind === 'same' && !isNearChange(parts, place)) {
      stretch.push(part);
    } else {
      closeStretch();
      folded.push(part);
    }
  }
  closeStretch();
  return folded;
}
