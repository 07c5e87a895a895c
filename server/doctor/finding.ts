/** What a look at one part of the service found. A warning is worth a look; a problem keeps something from working. */
export interface Finding {
  readonly part: string;
  readonly level: 'ok' | 'warning' | 'problem';
  readonly text: string;
}

const MARKS = { ok: 'ok     ', warning: 'WARNING', problem: 'PROBLEM' } as const;

/** One line for the terminal. */
export function lineOf({ part, level, text }: Finding): string {
  return `${MARKS[level]}  ${part.padEnd(13)}  ${text}`;
}
