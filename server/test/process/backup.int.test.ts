import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { checkArchive, ManifestBuilder, type BackupHeader } from '#server/backup/archive.ts';
import { backUp } from '#server/backup/back-up.ts';
import { backupDir } from '#server/backup/copy-database.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { keySettings } from '#server/backup/restored-keys.ts';
import { readConfig } from '#server/config/config.ts';
import { keptKeyFile } from '#server/security/secret-key.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createDataDir, createEmptyDataDir, createEmptyStorage } from './service-storage.ts';
import { askStates, sign } from './signer.ts';

type Environment = Readonly<Record<string, string>>;

const EMAIL = 'kept@example.com';
const ignore = (): void => undefined;

const configOf = (environment: Environment) =>
  readConfig({ PUBLIC_URL: 'http://localhost:4000', LOG_LEVEL: 'silent', ...environment });

/** Of every table but the queue's, whose jobs go on: restored rows have the same hash on both databases. */
async function tablesOf(file: string): Promise<object> {
  const { 'pgboss.job': _jobs, ...tables } = (await checkArchive(file)).manifest.tables;
  return tables;
}

/** Reads a signed document, which a job composes after the signing was acknowledged. */
async function readOnceReady(url: URL): Promise<Uint8Array> {
  return vi.waitFor(
    async () => {
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      return answer.bytes();
    },
    { timeout: 60_000 },
  );
}

test(
  'a running service is backed up, and restored from the embedded database to another and back nothing differs',
  { timeout: 300_000 },
  async () => {
    const dataDir = await createDataDir();
    const environment = { DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:4000' };
    const { url: SMTP_URL, mails } = await startSmtpSink();
    const service = spawnService({ ...environment, SMTP_URL });
    const address = await service.address;
    const { documentUrl } = await sign(address, EMAIL, mails);
    const path = new URL(documentUrl).pathname;
    const document = await readOnceReady(new URL(path, address));
    const first = join(dataDir, 'first.backup');

    const [backup, ...answers] = await Promise.all([
      runCommand('backup', environment, first, '--with-keys'),
      ...Array.from({ length: 20 }, () => askStates(address, [EMAIL])),
    ]);

    expect(backup).toEqual({ code: 0, output: expect.stringMatching(/: \d{2,} rows, with keys\. SHA-256 .*\n$/) });
    expect(answers).toEqual(Array.from({ length: 20 }, () => ['VALID']));
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    expect(existsSync(backupDir(dataDir))).toBe(false);
    service.signal('SIGTERM');
    await service.exitCode;

    // The second database is PostgreSQL when the tests run on it.
    const [keys = ''] = keySettings((await checkArchive(first)).header);
    const { environment: other } = await createEmptyStorage();
    const second = { ...other, DEMO: 'false', SMTP_URL, SECRET_KEY: keys.replace('SECRET_KEY=', '') };
    const printed: string[] = [];
    await restoreBackup(first, configOf(second), (line) => void printed.push(line));
    expect(printed.at(-1)).toBe('Nothing was changed.');
    const between = join(dataDir, 'second.backup');
    await backUp(configOf(second), { file: between, withKeys: true });
    expect(await tablesOf(between)).toEqual(await tablesOf(first));

    const third = { DATA_DIR: await createEmptyDataDir(), SMTP_URL };
    expect(await runCommand('restore', { ...environment, ...third }, between)).toMatchObject({ code: 0 });
    const restored = await spawnService(third).address;
    expect(await askStates(restored, [EMAIL, 'other@example.com'])).toEqual(['VALID', 'NOT_SIGNED']);
    expect(await (await fetch(new URL(path, restored))).bytes()).toEqual(document);
    await sign(restored, 'other@example.com', mails);
  },
);

/** Backs up the demo community, without keys. */
async function writeArchive(): Promise<{ file: string; lines: string[]; dataDir: string; key: Environment }> {
  const dataDir = await createDataDir();
  const file = join(dataDir, 'archive');
  await backUp(configOf({ DATA_DIR: dataDir }), { file, withKeys: false });
  return {
    file,
    dataDir,
    key: { SECRET_KEY: await readFile(keptKeyFile(dataDir), 'utf8') },
    lines: gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n'),
  };
}

/** Lines with a manifest that fits them. */
function sealed(lines: readonly string[]): string[] {
  const builder = new ManifestBuilder();
  const [header = '', ...rows] = lines.slice(0, -1);
  builder.add(header);
  rows.forEach((row) => builder.add(row, row.slice(0, row.indexOf('\t'))));
  return [header, ...rows, JSON.stringify(builder.manifest())];
}

/** The same rows, claiming a version with other migrations. */
function ofVersion(lines: readonly string[], change: (migrations: string[]) => string[]): Buffer {
  const [header = '', ...others] = lines;
  const { migrations, ...rest } = JSON.parse(header) as BackupHeader;
  return packed(sealed([JSON.stringify({ ...rest, migrations: change(migrations) }), ...others]));
}

const packed = (lines: readonly string[]): Buffer => gzipSync(`${lines.join('\n')}\n`);

test('what cannot be restored whole is refused, and leaves no trace', { timeout: 300_000 }, async () => {
  const { file, dataDir, lines, key } = await writeArchive();
  const whole = await readFile(file);
  const target = async (): Promise<Environment> => ({ ...key, DATA_DIR: await createEmptyDataDir() });
  const row = lines.findIndex((line) => line.startsWith('link\t'));
  const cases: readonly [string, Buffer, Environment, RegExp][] = [
    ['cut off', whole.subarray(0, whole.length / 2), {}, /damaged/],
    ['no backup', Buffer.from('not a backup'), {}, /damaged or no backup/],
    ['a row is missing', packed(lines.toSpliced(row, 1)), {}, /damaged: link differs/],
    ['a row is changed', packed(lines.with(row, (lines[row] ?? '').replace('xample', 'xamplf'))), {}, /link differs/],
    ['the manifest is missing', packed(lines.slice(0, -1)), {}, /damaged/],
    ['of a newer version', ofVersion(lines, (all) => [...all, 'Migration2099_later']), {}, /newer version.*2099/],
    [
      'of a version that is too old',
      ofVersion(lines, () => ['Migration20261121052947_initial']),
      {},
      /23 November 2026/,
    ],
    ['other keys', whole, { SECRET_KEY: 'another secret key that only tests use, of 32 bytes' }, /SECRET_KEY/],
    ['no key', whole, { SECRET_KEY: '' }, /SECRET_KEY: is required/],
  ];
  for (const [name, bytes, environment, message] of cases) {
    const settings = { ...(await target()), ...environment };
    const damaged = join(settings['DATA_DIR'] ?? '', 'archive');
    await writeFile(damaged, bytes);
    await expect(restoreBackup(damaged, configOf(settings), ignore), name).rejects.toThrow(message);
    expect(existsSync(join(settings['DATA_DIR'] ?? '', 'database')), name).toBe(false);
    expect(existsSync(join(settings['DATA_DIR'] ?? '', 'secret-key')), name).toBe(false);
  }
  const full = configOf({ DATA_DIR: dataDir });
  await expect(restoreBackup(file, full, ignore)).rejects.toThrow('the database holds data');
  await expect(backUp(full, { file, withKeys: false })).rejects.toThrow(/EEXIST/);
  expect(await readFile(file)).toEqual(whole);

  // Found only once all rows are stored; afterwards the same target, empty but migrated, takes a good archive.
  const environment = { ...key, DATA_DIR: await createEmptyDataDir() };
  const orphaned = join(environment.DATA_DIR, 'orphaned');
  await writeFile(orphaned, packed(sealed(lines.filter((line) => !line.startsWith('link\t')))));

  await expect(restoreBackup(orphaned, configOf(environment), ignore)).rejects.toThrow(/foreign key/);
  const older = join(environment.DATA_DIR, 'older');
  await writeFile(
    older,
    ofVersion(lines, (all) => all.slice(0, -1)),
  );
  await expect(restoreBackup(older, configOf(environment), ignore)).rejects.toThrow(/newer than the archive/);
  await restoreBackup(file, configOf(environment), ignore);

  const again = join(environment.DATA_DIR, 'again');
  await backUp(configOf(environment), { file: again, withKeys: false });
  expect(await tablesOf(again)).toEqual(await tablesOf(file));
});

test.each(['backup', 'backups'])('archives are kept in the folder %s of the data directory', async (name) => {
  const dataDir = await createDataDir();
  const folder = join(dataDir, name);
  await mkdir(folder);

  for (const file of [join(folder, 'first'), join(folder, 'second')]) {
    await backUp(configOf({ DATA_DIR: dataDir }), { file, withKeys: false });
  }

  expect((await readdir(folder)).toSorted()).toEqual(['first', 'second']);
});

test('the printed keys restore what was written before and after SECRET_KEY was set', async () => {
  const dataDir = await createDataDir();
  const file = join(dataDir, 'archive');
  const SECRET_KEY = 'a key set later that only tests use, 32 bytes';
  await backUp(configOf({ DATA_DIR: dataDir, SECRET_KEY }), { file, withKeys: true });

  const settings = Object.fromEntries(
    keySettings((await checkArchive(file)).header).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
  const printed: string[] = [];
  const target = configOf({ ...settings, DATA_DIR: await createEmptyDataDir() });
  await restoreBackup(file, target, (line) => void printed.push(line));

  expect(settings).toMatchObject({ SECRET_KEY });
  expect(printed.at(-1)).toBe('Nothing was changed.');
});
