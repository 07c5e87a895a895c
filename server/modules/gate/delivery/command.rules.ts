/** What a comment asks for. */
export type GateCommand = 'recheck' | 'cancel';

const normalize = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\t ]+/g, ' ');

/** The words of commands, and where they count. */
export interface CommandWords {
  readonly words: readonly string[];
  /** Whether a word also counts when it is all that the comment says, even indented as code. */
  readonly wholeComment: boolean;
}

/**
 * Finds a command: one of the words on a line of its own, outside quotations and code. A word that ends in `cancel`
 * cancels; every other one asks to judge again. Cancelling comes first.
 */
export function findCommand(comment: string, { words, wholeComment }: CommandWords): GateCommand | undefined {
  const known = new Set(words.map(normalize));
  const said = [...linesOutsideCode(comment), ...(wholeComment ? [comment] : [])]
    .map(normalize)
    .filter((line) => known.has(line));
  if (said.length === 0) {
    return undefined;
  }
  return said.some((word) => word.endsWith('cancel')) ? 'cancel' : 'recheck';
}

function linesOutsideCode(comment: string): string[] {
  let fence: string | undefined;
  return comment.split(/\r\n|\r|\n/).filter((line) => {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (fence !== undefined) {
      const closes = mark?.startsWith(fence) === true;
      fence = closes ? undefined : fence;
      return false;
    }
    fence = mark;
    return mark === undefined && !/^(?: {4}|\t| {0,3}>)/.test(line);
  });
}
