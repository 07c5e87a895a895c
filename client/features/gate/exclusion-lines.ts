/** Repositories to leave out, by name. */
export interface Exclusion {
  readonly pattern: string;
  readonly reason: string;
}

/** Writes exclusions as lines: a pattern, then the reason. */
export function toExclusionLines(exclusions: readonly Exclusion[]): string {
  return exclusions.map(({ pattern, reason }) => `${pattern} ${reason}`).join('\n');
}

/** Reads exclusions from lines; undefined when one of them has no reason, or is no pattern of names. */
export function readExclusionLines(text: string): Exclusion[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const exclusions = lines.map((line) => {
    const [pattern = ''] = line.split(' ', 1);
    return { pattern, reason: line.slice(pattern.length).trim() };
  });
  return exclusions.every(isUsable) ? exclusions : undefined;
}

function isUsable({ pattern, reason }: Exclusion): boolean {
  return /^[\w.*-]{1,100}$/.test(pattern) && !/^\*+$/.test(pattern) && reason !== '';
}
