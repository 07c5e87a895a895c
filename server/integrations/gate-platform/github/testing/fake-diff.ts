import { createHash } from 'node:crypto';
import { FakeRefusal, type FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type { FakeFile, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';

/** Files and lines of a diff that GitHub shows at most. */
const FILES_MAX = 300;
const LINES_MAX = 20_000;

const OBJECTS = 'index 0d1d7fc..8baef1b';

/** The diff of a pull request as Git writes it. */
export function showDiff({ files, changedLines }: FakePull): FakeAnswer {
  if (files.length > FILES_MAX || changedLines > LINES_MAX) {
    throw new FakeRefusal(406, 'Sorry, the diff exceeded the maximum');
  }
  const first = files.find(({ kind = 'text' }) => kind === 'text');
  const text = files.flatMap((file) => linesOf(file, file === first ? changedLines : 1));
  return {
    status: 200,
    text: `${text.join('\n')}\n`,
    headers: { 'content-type': 'application/vnd.github.diff; charset=utf-8' },
  };
}

/** A changed file as lists show it: of a binary, an empty file and a mode no line changes. */
export function showFile(root: string, { path, kind = 'text' }: FakeFile) {
  const changes = ['text', 'link', 'submodule'].includes(kind) ? 1 : 0;
  const shown = {
    sha: createHash('sha1').update(path).digest('hex'),
    filename: path,
    status: kind === 'rename' ? 'renamed' : 'modified',
    additions: changes,
    deletions: 0,
    blob_url: `${root}/blob/${path}`,
    raw_url: `${root}/raw/${path}`,
    contents_url: `${root}/contents/${path}`,
  };
  const patch =
    kind === 'submodule' ? '@@ -1 +1 @@\n-Subproject commit 0\n+Subproject commit 1' : '@@ -1 +1,2 @@\n a\n+b';
  return { ...shown, changes, ...(changes > 0 ? { patch } : {}) };
}

function linesOf({ path, kind = 'text' }: FakeFile, count: number): string[] {
  const [from, to] = [`a/${path}`, `b/${path}`];
  const body: Readonly<Record<Required<FakeFile>['kind'], readonly string[]>> = {
    text: [
      `${OBJECTS} 100644`,
      `--- ${from}`,
      `+++ ${to}`,
      `@@ -1,2 +1,${2 + count} @@ top`,
      ' a',
      ...added(count),
      ' z',
    ],
    binary: [`${OBJECTS} 100644`, `Binary files ${from} and ${to} differ`],
    mode: ['old mode 100644', 'new mode 100755'],
    rename: ['similarity index 100%', `rename from ${path}.old`, `rename to ${path}`],
    submodule: [
      `${OBJECTS} 160000`,
      `--- ${from}`,
      `+++ ${to}`,
      '@@ -1 +1 @@',
      '-Subproject commit 0',
      '+Subproject commit 1',
    ],
    link: [
      'new file mode 120000',
      'index 0000000..8baef1b',
      '--- /dev/null',
      `+++ ${to}`,
      '@@ -0,0 +1 @@',
      '+x',
      '\\ No newline at end of file',
    ],
    empty: ['new file mode 100644', 'index 0000000..e69de29'],
  };
  return [`diff --git ${kind === 'rename' ? `${from}.old` : from} ${to}`, ...body[kind]];
}

function added(count: number): string[] {
  return Array.from({ length: count }, (_entry, index) => `+line ${index}`);
}
