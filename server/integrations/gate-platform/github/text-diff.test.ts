import { expect, test } from 'vitest';
import { readTextDiff } from './text-diff.ts';

const INDEX = 'index 0d1d7fc..8baef1b 100644';
const HUNK = ['@@ -1,2 +1,3 @@ main', ' one', '+two', ' three'];

/** A diff of one file, whose header these lines follow. */
function diff(...lines: readonly string[]): string {
  return `${['diff --git a/src/a.ts b/src/a.ts', ...lines].join('\n')}\n`;
}

const between = (path: string): string[] => [`--- a/${path}`, `+++ b/${path}`];

test.each<[string, string, readonly string[], number]>([
  ['a changed line', diff(INDEX, ...between('src/a.ts'), '@@ -1 +1 @@', '-a', '+b'), ['src/a.ts'], 2],
  [
    'a new file',
    diff(
      'new file mode 100644',
      'index 0000000..8baef1b',
      '--- /dev/null',
      '+++ b/src/a.ts',
      '@@ -0,0 +1,2 @@',
      '+a',
      '+b',
    ),
    ['src/a.ts'],
    2,
  ],
  [
    'a removed script',
    diff(
      'deleted file mode 100755',
      'index 8baef1b..0000000',
      '--- a/src/a.ts',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-a',
    ),
    ['src/a.ts'],
    1,
  ],
  [
    'a text without a line end',
    diff(
      INDEX,
      ...between('src/a.ts'),
      '@@ -1 +1 @@',
      '-a',
      '\\ No newline at end of file',
      '+a',
      '\\ No newline at end of file',
    ),
    ['src/a.ts'],
    2,
  ],
  [
    'lines that look like headers',
    diff(
      INDEX,
      ...between('src/a.ts'),
      '@@ -1,2 +1,2 @@',
      '--- a/x',
      '-rename from a',
      '+++ b/x',
      '+diff --git a/x b/x',
    ),
    ['src/a.ts'],
    4,
  ],
  ['two hunks', diff(INDEX, ...between('src/a.ts'), ...HUNK, ...HUNK), ['src/a.ts'], 2],
  ['two files', diff(INDEX, ...between('a'), ...HUNK) + diff(INDEX, ...between('b'), ...HUNK), ['a', 'b'], 2],
  ['a path with a blank', diff(INDEX, '--- a/a b.md\t', '+++ b/a b.md\t', ...HUNK), ['a b.md'], 1],
  [
    'a quoted path',
    diff(INDEX, '--- "a/docs/\\344\\270\\255\\"\\t.md"', '+++ "b/docs/\\344\\270\\255\\"\\t.md"', ...HUNK),
    ['docs/中"\t.md'],
    1,
  ],
])('%s is a change of text lines', (_what, text, files, lines) => {
  expect(readTextDiff(text)).toEqual({ files, lines });
});

const TEXT = [...between('src/a.ts'), ...HUNK];

test.each<[string, string]>([
  ['nothing', ''],
  ['a binary', diff(INDEX, 'Binary files a/src/a.ts and b/src/a.ts differ')],
  ['a binary beside a text', diff(INDEX, ...TEXT) + diff(INDEX, 'Binary files a/b.png and b/b.png differ')],
  ['a binary as a patch', diff(INDEX, 'GIT binary patch', 'literal 3', 'KcmZQzWB>pF00961', '')],
  ['a mode', diff('old mode 100644', 'new mode 100755')],
  ['a mode beside lines', diff('old mode 100644', 'new mode 100755', 'index 0d1d7fc..8baef1b', ...TEXT)],
  [
    'a new script',
    diff('new file mode 100755', 'index 0000000..8baef1b', '--- /dev/null', '+++ b/a', '@@ -0,0 +1 @@', '+a'),
  ],
  ['a rename', diff('similarity index 100%', 'rename from src/b.ts', 'rename to src/a.ts')],
  ['a rename with lines', diff('similarity index 90%', 'rename from src/b.ts', 'rename to src/a.ts', INDEX, ...TEXT)],
  ['a rename without its header', diff(INDEX, '--- a/src/b.ts', '+++ b/src/a.ts', ...HUNK)],
  ['a copy', diff('similarity index 100%', 'copy from src/b.ts', 'copy to src/a.ts')],
  [
    'a submodule',
    diff(
      'index 0d1d7fc..8baef1b 160000',
      ...between('x'),
      '@@ -1 +1 @@',
      '-Subproject commit 0',
      '+Subproject commit 1',
    ),
  ],
  [
    'a new submodule',
    diff(
      'new file mode 160000',
      'index 0000000..8baef1b',
      '--- /dev/null',
      '+++ b/x',
      '@@ -0,0 +1 @@',
      '+Subproject commit 1',
    ),
  ],
  [
    'a link',
    diff('new file mode 120000', 'index 0000000..8baef1b', '--- /dev/null', '+++ b/x', '@@ -0,0 +1 @@', '+to'),
  ],
  ['an empty file', diff('new file mode 100644', 'index 0000000..e69de29')],
  ['a line that is too long for one', diff(INDEX, ...between('a'), '@@ -0,0 +1 @@', `+${'x'.repeat(1_000)}`)],
  ['a line with a NUL', diff(INDEX, ...between('a'), '@@ -0,0 +1 @@', '+a\0b')],
  ['a diff that was cut', diff(INDEX, ...between('a'), '@@ -1,2 +1,4 @@', ' one', '+two')],
  ['a hunk that is longer than it says', diff(INDEX, ...between('a'), '@@ -1 +1 @@', '-a', '+b', '+c')],
  ['something else', '<html>'],
])('%s is more than a change of text lines', (_what, text) => {
  expect(readTextDiff(text)).toBeUndefined();
});
