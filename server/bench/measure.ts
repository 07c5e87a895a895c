/** Runs `work` this many times in sequence; returns the median time in milliseconds. */
export async function medianTime(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Returns the median. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** One line of the result: a figure, its reference, and the bar for the ratio of the two. */
export interface Result {
  readonly what: string;
  readonly measured: string;
  readonly comparedWith: string;
  readonly ratio: number;
  /** `>= 1`: the ratio must not be smaller; `<= 3`: not larger; none: for information. */
  readonly bar?: `${'>=' | '<='} ${number}`;
}

/** Returns the figure that this part of all does not exceed: 0.95 for the 95th percentile. */
export function share(figures: readonly number[], part: number): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length * part) - 1] ?? Number.NaN;
}

/** A time that must not exceed a bar, both in milliseconds. */
export function within(what: string, milliseconds: number, bar: number): Result {
  const measured = `${milliseconds.toFixed(0)} ms`;
  return { what, measured, comparedWith: `${bar} ms`, ratio: milliseconds / bar, bar: '<= 1' };
}

/** Formats the results as a Markdown table. */
export function toTable(results: readonly Result[]): string {
  const lines = results.map(({ what, measured, comparedWith, ratio, bar }) => {
    const verdict = bar === undefined ? '' : `${bar} ${holds(ratio, bar) ? 'holds' : '**missed**'}`;
    return `| ${[what, measured, comparedWith, ratio.toFixed(2), verdict].join(' | ')} |`;
  });
  return ['| What | Measured | Compared with | Ratio | Bar |', '| --- | --- | --- | --- | --- |', ...lines, ''].join(
    '\n',
  );
}

function holds(ratio: number, bar: string): boolean {
  const limit = Number(bar.slice(3));
  return bar.startsWith('>=') ? ratio >= limit : ratio <= limit;
}
