import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildAccount, buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { checkArchive, readRows } from './archive.ts';
import { writeBackup } from './write-backup.ts';

test.each(['\u2028', '\u2029', '\u0085', '\r', '\v'])(
  'a backup of a name with %j can be restored',
  async (separator) => {
    const testApp = await createTestApp();
    const em = testApp.em();
    await buildLink(em, { owner: await buildAccount(em) });
    const name = `one${separator}two`;
    await em.execute('update community_account set name = ?', [name]);
    const folder = await mkdtemp(join(tmpdir(), 'signet-archive-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'backup');
    const keys = [{ id: undefined, secret: 'x'.repeat(40) }];

    await writeBackup(file, { orm: testApp.deps.orm, keys, withKeys: false });

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
