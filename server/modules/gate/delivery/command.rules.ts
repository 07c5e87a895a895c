/** What a comment asks for. */
export type GateCommand = 'recheck' | 'cancel';

/** The words of commands, and where they count. */
export interface CommandWords {
  readonly words: readonly string[];
  /** Whether a comment of one line counts although it is indented as code. */
  readonly wholeComment: boolean;
  /** Names by which the service may be mentioned before a word. */
  readonly names?: readonly string[];
}

/** Marks that people put around a word: code, emphasis, quotes. */
const MARKS = '`*_"\'';

/** Ends a word. A hyphen or a letter makes another word of it. */
const WORD_END = /^(?:$|[\s.,;:!?)`*_"'\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f])/;

/**
 * Finds a command: a line outside quotations and code that begins with one of the words, perhaps after a mention of the
 * service. A word that ends in `cancel` cancels; every other one asks to judge again. Cancelling comes first.
 */
export function findCommand(
  comment: string,
  { words, wholeComment, names = [] }: CommandWords,
): GateCommand | undefined {
  const known = words.map(normalize);
  const mentions = names.map((name) => `@${normalize(name)}`);
  const whole = wholeComment && !comment.trim().includes('\n') ? [comment] : [];
  const said = [...linesOutsideCode(comment), ...whole]
    .map((line) => withoutMention(normalize(line), mentions))
    .flatMap((line) => known.filter((word) => word !== '' && beginsWith(line, word)));
  if (said.length === 0) {
    return undefined;
  }
  return said.some((word) => word.endsWith('cancel')) ? 'cancel' : 'recheck';
}

function normalize(text: string): string {
  const line = text.toLowerCase().replaceAll(/[\t ]+/g, ' ');
  return withoutMarks(line.trim()).trim();
}

function withoutMarks(text: string): string {
  let start = 0;
  while (MARKS.includes(text.charAt(start)) && start < text.length) {
    start += 1;
  }
  return text.slice(start);
}

function withoutMention(line: string, mentions: readonly string[]): string {
  const mention = mentions.find((name) => beginsWith(line, name));
  return mention === undefined ? line : normalize(line.slice(mention.length).replace(/^[:,]/, ''));
}

function beginsWith(line: string, word: string): boolean {
  return line.startsWith(word) && WORD_END.test(line.slice(word.length, word.length + 1));
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
