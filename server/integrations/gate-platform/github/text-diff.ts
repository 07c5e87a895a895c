import type { TextChange } from '#server/integrations/gate-platform/gate-platform.ts';

/** Longest line, in characters, that still counts as one line of text: anything fits into a longer one. */
const LINE_MAX = 1_000;

const HUNK = /^@@ -\d{1,10}(?:,(?<old>\d{1,10}))? \+\d{1,10}(?:,(?<new>\d{1,10}))? @@/;

/** Headers of files whose contents alone change. Modes of links and submodules, renames and binaries have others. */
const HEADERS = [
  /^new file mode 100644$/,
  /^deleted file mode 100(?:644|755)$/,
  /^index [\da-f]+\.\.[\da-f]+(?: 100(?:644|755))?$/,
];

/** What Git writes for a byte that it escapes by a letter. */
const ESCAPES: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' };

/**
 * Reads a diff as `git diff` writes it: the files and the number of added and deleted lines. Undefined unless every
 * file changes by lines of text alone: binaries, modes, renames, links, submodules and empty files are something else,
 * and so is whatever is not understood.
 */
export function readTextDiff(diff: string): TextChange | undefined {
  const lines = (diff.endsWith('\n') ? diff.slice(0, -1) : diff).split('\n');
  const files: string[] = [];
  let counted = 0;
  let at = 0;
  while (at < lines.length) {
    const file = readFile(lines, at);
    if (file === undefined) {
      return undefined;
    }
    files.push(file.path);
    counted += file.counted;
    at = file.end;
  }
  return { files, lines: counted };
}

interface Read {
  readonly end: number;
  /** Added and deleted lines. */
  readonly counted: number;
}

function readFile(lines: readonly string[], start: number): (Read & { readonly path: string }) | undefined {
  if (lines[start]?.startsWith('diff --git ') !== true) {
    return undefined;
  }
  let at = start + 1;
  while (HEADERS.some((header) => header.test(lines[at] ?? ''))) {
    at += 1;
  }
  const path = readPath(lines[at], lines[at + 1]);
  if (path === undefined) {
    return undefined;
  }
  at += 2;
  let counted = 0;
  do {
    const hunk = readHunk(lines, at);
    if (hunk === undefined) {
      return undefined;
    }
    counted += hunk.counted;
    at = hunk.end;
  } while (lines[at]?.startsWith('@@ ') === true);
  return { path, counted, end: at };
}

function readHunk(lines: readonly string[], start: number): Read | undefined {
  const found = HUNK.exec(lines[start] ?? '');
  if (found === null) {
    return undefined;
  }
  const left = { old: Number(found.groups?.['old'] ?? 1), new: Number(found.groups?.['new'] ?? 1) };
  let at = start + 1;
  let counted = 0;
  for (; left.old > 0 || left.new > 0 || lines[at]?.startsWith('\\') === true; at += 1) {
    const line = lines[at];
    if (
      line === undefined ||
      line.length > LINE_MAX ||
      line.includes('\0') ||
      !' +-\\'.includes(line.charAt(0) || '?')
    ) {
      return undefined;
    }
    left.old -= /^[ -]/.test(line) ? 1 : 0;
    left.new -= /^[ +]/.test(line) ? 1 : 0;
    counted += /^[+-]/.test(line) ? 1 : 0;
  }
  return { end: at, counted };
}

/** The path of a file from its two lines, one of which may say that there is none; undefined when they differ. */
function readPath(before: string | undefined, after: string | undefined): string | undefined {
  if (before?.startsWith('--- ') !== true || after?.startsWith('+++ ') !== true) {
    return undefined;
  }
  const [from, to] = [unquote(before.slice(4)), unquote(after.slice(4))];
  const [old, now] = [from.startsWith('a/'), to.startsWith('b/')];
  if (old && now) {
    return from.slice(2) === to.slice(2) ? to.slice(2) : undefined;
  }
  if (now) {
    return from === '/dev/null' ? to.slice(2) : undefined;
  }
  return old && to === '/dev/null' ? from.slice(2) : undefined;
}

/** Git quotes paths with bytes beyond ASCII, and puts a tab behind those with blanks. */
function unquote(text: string): string {
  const path = text.endsWith('\t') ? text.slice(0, -1) : text;
  if (!path.startsWith('"') || !path.endsWith('"')) {
    return path;
  }
  const parts = path.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g);
  const bytes = [...parts].map(([, octal, letter, plain]) =>
    octal === undefined
      ? Buffer.from(letter === undefined ? (plain ?? '') : (ESCAPES[letter] ?? letter))
      : Buffer.from([Number.parseInt(octal, 8)]),
  );
  return Buffer.concat(bytes).toString();
}
