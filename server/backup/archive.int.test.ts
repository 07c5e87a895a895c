import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { checkArchive, readRows } from './archive.ts';
import { writeBackup } from './write-backup.ts';

const KEYS = [{ id: undefined, secret: 'x'.repeat(40) }];

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test.each(['\u2028', '\u2029', '\u0085', '\r', '\v'])(
  'a backup of a name with %j can be restored',
  async (separator) => {
    const testApp = await createTestApp();
    const em = testApp.em();
    await buildLink(em, { owner: await buildAccount(em) });
    const name = `one${separator}two`;
    await em.execute('update community_account set name = ?', [name]);
    const file = join(await createFolder(), 'backup');

    await writeBackup(file, { orm: testApp.deps.orm, keys: KEYS, withKeys: false });

    await checkArchive(file);
    const names: unknown[] = [];
    for await (const { table, json } of readRows(file)) {
      if (table === 'community_account') {
        names.push((JSON.parse(json) as { name: string }).name);
      }
    }
    expect(names).toEqual([name]);
  },
);

test('what another backup to the same file has written so far is left alone', async () => {
  const { deps } = await createTestApp();
  const file = join(await createFolder(), 'backup');
  await writeFile(`${file}.part`, 'half of an archive');

  await expect(writeBackup(file, { orm: deps.orm, keys: KEYS, withKeys: false })).rejects.toThrow(/EEXIST.*part/);

  expect(await readFile(`${file}.part`, 'utf8')).toBe('half of an archive');
});
