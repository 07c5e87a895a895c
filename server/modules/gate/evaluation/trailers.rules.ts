/** Somebody named in a trailer. */
export interface TrailerPerson {
  readonly name: string;
  readonly email: string;
}

/** The co-authors that a commit message names. */
export interface CoAuthorTrailers {
  readonly people: readonly TrailerPerson[];
  /** Lines that look like such a trailer, but name no address, stand where Git reads none, or are too many. */
  readonly malformed: number;
}

/** How Git recognises trailers: a key of letters, digits and hyphens, and a colon. */
const TRAILER = /^([A-Za-z0-9-]+)[ \t]*:(.*)$/;
/** Trailers that Git itself writes: with one of them, a quarter of the lines suffices. */
const MADE_BY_GIT = /^(?:Signed-off-by: |\(cherry picked from commit )/;
/** What follows an opening bracket, to the end of the line. */
const BRACKETED = /^[^>\s]+>$/;
/** Most co-authors that are read from a message: a message of 64 KiB has room for three thousand. */
const CO_AUTHORS_MAX = 200;
const CO_AUTHOR_LINES = /^co-authored-by[ \t]*:.*$/gim;
const CO_AUTHOR = /^co-authored-by[ \t]*:/i;

/**
 * The lines of commit messages that begin like the trailer of a co-author, each once: as many as there may be people in
 * them, and cheaper to count.
 */
export function countCoAuthorLines(messages: readonly string[]): number {
  return new Set(messages.flatMap((message) => message.match(CO_AUTHOR_LINES) ?? [])).size;
}

/** Reads the co-authors of a commit message where `git interpret-trailers` reads trailers. */
export function readCoAuthors(message: string): CoAuthorTrailers {
  const lines = message.replaceAll('\r\n', '\n').split('\n');
  const block = trailerBlock(lines);
  const values = block.flatMap((line) => (CO_AUTHOR.test(line) ? [line.slice(line.indexOf(':') + 1).trim()] : []));
  const people = values.flatMap((value) => readPerson(value) ?? []).slice(0, CO_AUTHORS_MAX);
  const named = lines.filter((line) => CO_AUTHOR.test(line)).length;
  return { people, malformed: named - people.length };
}

function readPerson(value: string): TrailerPerson | undefined {
  const [name = '', email = '', ...others] = value.split('<');
  const isPerson =
    others.length === 0 && !name.includes('>') && BRACKETED.test(email) && email.slice(1, -2).includes('@');
  return isPerson ? { name: name.trim(), email: email.slice(0, -1) } : undefined;
}

/** The lines of the last paragraph, folded ones joined, if Git takes them for trailers; never those of the subject. */
function trailerBlock(lines: readonly string[]): string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '');
  const start = lines.findLastIndex((line, index) => index < end && line.trim() === '') + 1;
  const hasBody = lines.slice(0, start).some((line) => line.trim() !== '');
  const joined = hasBody ? unfold(lines.slice(start, end + 1)) : [];
  return isTrailerBlock(joined) ? joined.map(({ text }) => text) : [];
}

/** A line with those that continue it, because they begin with a blank. */
interface FoldedLine {
  readonly text: string;
  readonly continuations: number;
}

function unfold(lines: readonly string[]): FoldedLine[] {
  const starts = lines.flatMap((line, index) => (index === 0 || !/^[ \t]/.test(line) ? [index] : []));
  return starts.map((start, position) => {
    const folded = lines.slice(start, starts[position + 1]);
    return {
      text: [folded[0], ...folded.slice(1).map((line) => line.trim())].join(' '),
      continuations: folded.length - 1,
    };
  });
}

function isTrailerBlock(lines: readonly FoldedLine[]): boolean {
  const trailers = lines.filter(({ text }) => MADE_BY_GIT.test(text) || TRAILER.test(text)).length;
  const others = lines
    .filter(({ text }) => !MADE_BY_GIT.test(text) && !TRAILER.test(text))
    .reduce((count, { continuations }) => count + 1 + continuations, 0);
  const byGit = lines.some(({ text }) => MADE_BY_GIT.test(text));
  return trailers > 0 && (others === 0 || (byGit && trailers * 3 >= others));
}
