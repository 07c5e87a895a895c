/** How many rows become what. */
export interface OutcomeCounts {
  readonly imported: number;
  readonly confirm: number;
  readonly kept: number;
  readonly refused: number;
  readonly skipped: number;
}

/** A reason, how often it was given, and rows that it was given for. */
export interface CountedReason {
  readonly count: number;
  readonly examples: readonly string[];
}

/** The examples, and whether there are more. */
export const examplesOf = ({ count, examples }: CountedReason): string =>
  [...examples, ...(count > examples.length ? ['…'] : [])].join(', ');

/** How an import was planned, or ended. */
export interface ImportOutcome {
  readonly state: 'planned' | 'done' | 'blocked' | 'stale';
  readonly summary: {
    readonly planSha256: string;
    readonly counts: Readonly<Record<string, OutcomeCounts>>;
    readonly reasons: Readonly<Record<string, CountedReason>>;
    /** Of an archive: how many rows have a usable scan, and which scans no row names. */
    readonly scans?: { readonly rows: number; readonly unnamed: CountedReason };
  };
  /** Refused rows as CSV. */
  readonly refused: string;
  readonly isRefusedCut: boolean;
}

/** How far an import is. */
export interface ImportProgress {
  readonly phase: 'reading' | 'comparing' | 'planning' | 'writing';
  readonly rows: number;
  readonly total: number;
}

/** A line of the answer of the service. */
export type ImportNews =
  | ImportProgress
  | { readonly result: ImportOutcome }
  | { readonly failure: { readonly code: string; readonly details: object } };

/** Reads the last whole line of an answer that may still be arriving. */
export function lastNews(text: string): ImportNews | undefined {
  const end = text.lastIndexOf('\n');
  if (end < 0) {
    return undefined;
  }
  return JSON.parse(text.slice(text.lastIndexOf('\n', end - 1) + 1, end)) as ImportNews;
}

const NONE: OutcomeCounts = { imported: 0, confirm: 0, kept: 0, refused: 0, skipped: 0 };

/** Adds up the counts of all kinds of rows. */
export function totalOf({ summary: { counts } }: ImportOutcome): OutcomeCounts {
  return Object.values(counts).reduce(
    (sum, one) => ({
      imported: sum.imported + one.imported,
      confirm: sum.confirm + one.confirm,
      kept: sum.kept + one.kept,
      refused: sum.refused + one.refused,
      skipped: sum.skipped + one.skipped,
    }),
    NONE,
  );
}
