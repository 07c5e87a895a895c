import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

/** What is shipped, one of it twice, and what is not. */
const LOCKFILE = {
  packages: {
    '': { name: 'signet', version: '0.1.0' },
    'node_modules/left': { version: '1.2.3' },
    'node_modules/right': { version: '4.0.0-rc.1' },
    'node_modules/right/node_modules/left': { version: '2.0.0' },
    'node_modules/@scope/nickname': { name: '@scope/real', version: '0.4.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
};

const TODAY = new Date().toISOString();

/** An advisory about a range of versions of a package. */
function advisory(name: string, events: readonly object[], more: object = {}) {
  const affected = [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }];
  return { id: `TEST-${name}`, modified: TODAY, summary: 'Does harm', affected, ...more };
}

const UNRELATED = advisory('elsewhere', [{ introduced: '0' }]);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'lock.json'), JSON.stringify(LOCKFILE));
});

async function run(environment: Readonly<Record<string, string>>, lockfile = 'lock.json') {
  const script = join(projectRoot, 'server/commands/check-advisories.mjs');
  const options = { env: { PATH: process.env['PATH'], ...environment } };
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(process.execPath, [script, join(folder, lockfile)], options, (_error, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    );
  });
}

/** Runs the check with a folder of advisories, as it is unpacked. */
async function checkWith(...advisories: readonly object[]) {
  await mkdir(join(folder, 'copy/npm'), { recursive: true });
  await Promise.all(
    advisories.map((one, index) => writeFile(join(folder, `copy/npm/${index}.json`), JSON.stringify(one))),
  );
  return run({ ADVISORY_DATABASE: join(folder, 'copy') });
}

describe('a version is affected', () => {
  test.each([
    ['from the beginning', 'left', [{ introduced: '0' }, { fixed: '1.2.4' }], 'left@1.2.3'],
    [
      'in the second of two ranges',
      'left',
      [{ introduced: '2.0.0' }, { introduced: '0' }, { fixed: '1.0.0' }],
      '2.0.0',
    ],
    ['by the last affected one', 'left', [{ introduced: '1.0.0' }, { last_affected: '1.2.3' }], 'left@1.2.3'],
    ['as a prerelease of the fixed one', 'right', [{ introduced: '0' }, { fixed: '4.0.0' }], 'right@4.0.0-rc.1'],
    ['under the name that an alias stands for', '@scope/real', [{ introduced: '0' }], '@scope/real@0.4.0'],
  ])('%s', async (_case, name, events, shown) => {
    const { code, output } = await checkWith(UNRELATED, advisory(name, events));

    expect(output).toContain(shown);
    expect(code).toBe(1);
  });

  test('when it is listed', async () => {
    const affected = [{ package: { ecosystem: 'npm', name: 'left' }, versions: ['1.2.3'] }];
    const listed = { id: 'TEST-listed', modified: TODAY, affected, database_specific: { severity: 'CRITICAL' } };

    expect(await checkWith(listed)).toEqual({
      code: 1,
      output: 'CRITICAL left@1.2.3: no summary https://osv.dev/vulnerability/TEST-listed\n',
    });
  });
});

describe('a version is not affected', () => {
  test.each([
    ['that is fixed', advisory('left', [{ introduced: '0' }, { fixed: '1.2.3' }])],
    ['before the flaw', advisory('left', [{ introduced: '2.0.1' }])],
    ['after the last affected one', advisory('right', [{ introduced: '0' }, { last_affected: '3.9.9' }])],
    ['by what was withdrawn', advisory('left', [{ introduced: '0' }], { withdrawn: TODAY })],
    ['when the package is not shipped', advisory('tool', [{ introduced: '0' }])],
    [
      'by its namesake elsewhere',
      advisory('', [], { affected: [{ package: { ecosystem: 'PyPI', name: 'left' }, versions: ['1.2.3'] }] }),
    ],
  ])('%s', async (_case, one) => {
    expect(await checkWith(one)).toEqual({
      code: 0,
      output: `No advisory is known for the 4 shipped packages (as of ${TODAY.slice(0, 10)}).\n`,
    });
  });
});

describe('the published archive', () => {
  const archive = (...advisories: readonly object[]) =>
    Buffer.from(
      zipSync(Object.fromEntries(advisories.map((one, index) => [`${index}.json`, Buffer.from(JSON.stringify(one))]))),
    );

  async function checkArchive(bytes: Buffer) {
    await writeFile(join(folder, 'all.zip'), bytes);
    return run({ ADVISORY_DATABASE: join(folder, 'all.zip') });
  }

  test('is read as it is', async () => {
    const many = Array.from({ length: 300 }, () => UNRELATED);
    const { code, output } = await checkArchive(archive(...many, advisory('left', [{ introduced: '0' }])));

    expect(output.match(/TEST-left/g)).toHaveLength(2);
    expect(code).toBe(1);
  });

  test.each([
    ['was cut off', archive(UNRELATED, UNRELATED).subarray(0, -10)],
    ['is something else', Buffer.from('<html>not found</html>')],
    ['holds no advisories', archive()],
  ])('that %s is not taken for one without findings', async (_case, bytes) => {
    const { code, output } = await checkArchive(bytes);

    expect(output).toMatch(/^NOT CHECKED: /);
    expect(code).toBe(2);
  });
});

describe('nothing is reported as in order', () => {
  test('by an old copy', async () => {
    const { code, output } = await checkWith({ ...UNRELATED, modified: '2026-01-01T00:00:00Z' });

    expect(output).toMatch(/^NOT CHECKED: .* more than 30 days old/);
    expect(code).toBe(2);
  });

  test('by a copy that is not there', async () => {
    expect((await run({ ADVISORY_DATABASE: join(folder, 'nothing') })).code).toBe(2);
  });

  test('by an advisory about a shipped package that cannot be read', async () => {
    const { code, output } = await checkWith(advisory('left', [{ introduced: 'first' }]));

    expect(output).toMatch(/^NOT CHECKED: TEST-left about left cannot be read/);
    expect(code).toBe(2);
  });

  test('without a lockfile', async () => {
    expect((await run({}, 'nothing.json')).code).toBe(2);
  });
});

describe('without a copy the registry is asked', () => {
  /** Runs the check beside an npm that prints this answer. */
  async function askWith(answer: string) {
    const npm = join(folder, 'npm');
    await writeFile(join(folder, 'answer.json'), answer);
    await writeFile(npm, `#!/bin/sh\ncat '${join(folder, 'answer.json')}'\nexit 1\n`);
    await chmod(npm, 0o755);
    return run({ PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` });
  }

  test('which knows of a vulnerability', async () => {
    const via = [{ title: 'Does harm', url: 'https://example.org/advisory' }, 'right'];
    const left = { name: 'left', range: '<1.3.0', severity: 'high', via };

    expect(await askWith(JSON.stringify({ metadata: { vulnerabilities: {} }, vulnerabilities: { left } }))).toEqual({
      code: 1,
      output: 'HIGH left@<1.3.0: Does harm https://example.org/advisory, by right\n',
    });
  });

  test('which knows of none', async () => {
    const answer = JSON.stringify({ metadata: { vulnerabilities: {} }, vulnerabilities: {} });

    expect((await askWith(answer)).code).toBe(0);
  });

  test.each([
    ['refuses the question', '{"message":"405 Method Not Allowed","error":{"summary":""}}', /405/],
    ['cannot be reached', '{"error":{"summary":"ENOTFOUND"}}', /ENOTFOUND/],
    ['answers nothing', '', /no answer/],
  ])('which %s', async (_case, answer, reason) => {
    const { code, output } = await askWith(answer);

    expect(output).toMatch(/^NOT CHECKED: npm audit: /);
    expect(output).toMatch(reason);
    expect(code).toBe(2);
  });
});
