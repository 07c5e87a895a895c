import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

/** Programs that the run looks for, or would install; here none does anything. */
const PROGRAMS = ['apt-get', 'pdfsig', 'qpdf', 'certutil', 'openssl'];

/** Runs continuous integration where every command of npm succeeds, except for the answer about advisories. */
async function runWith(answer: string, code: number): Promise<{ code: number; lines: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-ci-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(projectRoot, '.ci'), join(folder, '.ci'), { recursive: true });
  await mkdir(join(folder, 'bin'));
  const npm = `#!/bin/sh\n[ "$*" != "run --silent advisories" ] || { echo "${answer}" >&2; exit ${code}; }\n`;
  const scripts = [['npm', npm], ...PROGRAMS.map((name) => [name, '#!/bin/sh\n'])];
  await Promise.all(
    scripts.map(([name = '', script = '']) => writeFile(join(folder, 'bin', name), script, { mode: 0o755 })),
  );
  const PATH = [join(folder, 'bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    const child = execFile(join(folder, '.ci/run'), { env: { ...process.env, PATH } }, (_error, stdout) =>
      done({ code: child.exitCode ?? -1, lines: stdout.trim().split('\n') }),
    );
  });
}

test.each([
  ['known advisories fail the run', 'HIGH left@1.2.3: Does harm', 1, 1, '0 passed, 1 failed'],
  ['that nobody could be asked does not', 'NOT CHECKED: npm audit: 405', 2, 0, '0 passed, 0 failed'],
  ['nor does an answer that none is known', 'No advisory is known', 0, 0, '0 passed, 0 failed'],
])('%s, and stands on a line at its end', async (_rule, answer, code, exitCode, counts) => {
  expect(await runWith(answer, code)).toEqual({ code: exitCode, lines: [`advisories: ${answer}`, counts] });
});
