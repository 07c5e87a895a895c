/** One side of a change: its position, and how text that only it has is marked. */
export interface Side {
  readonly name: 'before' | 'after';
  readonly mark: 'removed' | 'added';
  /** Shown in the margin, so colour is not the only cue. */
  readonly sign: string;
  readonly tone: 'danger' | 'success';
}

/** The older version, then the newer one. */
export const SIDES: readonly [before: Side, after: Side] = [
  { name: 'before', mark: 'removed', sign: '−', tone: 'danger' },
  { name: 'after', mark: 'added', sign: '+', tone: 'success' },
];
