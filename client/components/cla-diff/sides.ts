/** One side of a change: where it stands, and how what is only there is marked. */
export interface Side {
  readonly name: 'before' | 'after';
  readonly mark: 'removed' | 'added';
  /** In the margin, so that colour is not alone. */
  readonly sign: string;
  readonly tone: 'accent' | 'success';
}

/** The older version, then the newer one. */
export const SIDES: readonly [before: Side, after: Side] = [
  { name: 'before', mark: 'removed', sign: '−', tone: 'accent' },
  { name: 'after', mark: 'added', sign: '+', tone: 'success' },
];
