import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { gateDemoCommunity } from '#server/modules/gate/testing/gate-demo-community.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createEmptyDataDir, createStorage } from './service-storage.ts';

/** Logins of these sources are those of the public GitHub: here, it answers at the address of the fake. */
const GITHUB_URL = 'https://github.com';

test('beside the service, logins are resolved through its connection, and compared by their accounts', async () => {
  const { environment: storage, database } = await createStorage();
  const { github, environment: platform } = await gateDemoCommunity(database, { repositories: 1 });
  onTestFinished(() => github.stop());
  const gil = github.addUser('gil', { createdAt: '2019-05-06T07:08:09Z' });
  const { orm } = await openDatabase(database);
  await orm.em.fork().execute('update gated_repository set host = ?', [GITHUB_URL]);
  await orm.close();
  const { url: SMTP_URL } = await startSmtpSink();
  const environment = { ...storage, ...platform, GITHUB_URL, SMTP_URL, PUBLIC_URL: 'http://localhost:4000' };
  const service = spawnService(environment);
  await service.address;
  const folder = await createEmptyDataDir();
  const input = join(folder, '.clabot');
  await writeFile(input, JSON.stringify({ contributors: ['Gil', 'nobody'] }));
  const report = join(folder, 'report');
  const given = ['--from', 'clabot', '--input', input, '--link', DEMO_LINK_ID, '--report', report];

  const alone = await runCommand('import', environment, ...given);
  const planned = await runCommand('import', environment, ...given, '--resolve-logins');
  const plan = /计划: ([0-9a-f]{64})/.exec(planned.output)?.[1] ?? '';
  const done = await runCommand('import', environment, ...given, '--resolve-logins', '--execute', plan);
  const compared = await runCommand('import-compare', environment, ...given);

  expect(alone).toMatchObject({ code: 2, output: expect.stringContaining('| identity | 0 | 0 | 0 | 2 | 0 |') });
  expect(planned).toMatchObject({ code: 2, output: expect.stringContaining('Logins of github.com · 登录名: 1 / 2') });
  expect(done).toMatchObject({ code: 2, output: expect.stringContaining('| identity | 0 | 1 | 0 | 1 | 0 |') });
  const [, first] = (await readFile(join(report, 'logins.csv'), 'utf8')).split('\r\n');
  expect(first).toBe(`"github.com","gil","${gil.id}","2019-05-06T07:08:09Z"`);
  expect(compared).toMatchObject({ code: 0, output: expect.stringContaining('refused') });
});
