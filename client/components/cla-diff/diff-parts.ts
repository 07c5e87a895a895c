import type { ClaDiffFragment } from '#generated/graphql.ts';

/** A paragraph of one version or of both. */
export type DiffParagraph = ClaDiffFragment['paragraphs'][number];

/** A paragraph with its index, from 0. */
export interface PlacedParagraph {
  readonly place: number;
  readonly paragraph: DiffParagraph;
}

/** A part of the diff: a change, numbered from 1, unchanged text, or unchanged text that is folded. */
export type DiffPart =
  | ({ readonly kind: 'change'; readonly number: number } & PlacedParagraph)
  | ({ readonly kind: 'same' } & PlacedParagraph)
  | { readonly kind: 'fold'; readonly paragraphs: readonly PlacedParagraph[] };

/** Unchanged paragraphs shown on either side of a change, for context. */
const CONTEXT = 1;
/** Folding a single paragraph would save nothing. */
const SHORTEST_FOLD = 2;

/** Numbers the changes; every paragraph that differs between the versions is one. */
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

/** Folds unchanged text that is not next to a change. */
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
