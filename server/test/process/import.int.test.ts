import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { runCommand } from './run-command.ts';
import { spawnService } from './service-process.ts';
import { createEmptyDataDir, createStorage } from './service-storage.ts';
import { askStates } from './signer.ts';

/** Rows of a transaction of the import. */
const BATCH = 2000;
/** Each kill hits another transaction; `IMPORT_KILLS` for more of them. */
const KILLS = Number(process.env['IMPORT_KILLS'] ?? '3');
const ROWS = (KILLS + 0.5) * BATCH;
/** Each run reads all rows before it goes on, so it takes longer the more there are. */
const PATIENCE = 60_000 + KILLS * 20_000;

const addressOf = (index: number): string => `p${index}@import.example`;

test(
  'an import beside the service is killed again and again and run once more, and its link is exported',
  { timeout: 200_000 + KILLS * PATIENCE },
  async () => {
    const { environment: storage, database } = await createStorage();
    const { url: SMTP_URL } = await startSmtpSink();
    const environment = { ...storage, SMTP_URL, PUBLIC_URL: 'http://localhost:4000' };
    const folder = await createEmptyDataDir();
    const input = join(folder, 'people.csv');
    const people = Array.from({ length: ROWS }, (_, index) => `${addressOf(index)},Person ${index},2024-01-01`);
    await writeFile(input, ['email,name,signed_at', ...people].join('\n'));
    const given = ['--from', 'csv', '--input', input, '--link', DEMO_LINK_ID];
    const first = spawnService(environment);
    const dry = await first.address.then(() => runCommand('import', environment, ...given));
    const plan = /计划: ([0-9a-f]{64})/.exec(dry.output)?.[1] ?? '';
    expect(dry).toEqual({ code: 0, output: expect.stringContaining(`| individual | ${ROWS} | 0 | 0 | 0 | 0 |`) });
    expect(await askStates(await first.address, [addressOf(0)])).toEqual(['NOT_SIGNED']);

    let service = first;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const address = await service.address;
      // On PostgreSQL the command works by itself, on an embedded database through the service: both are killed.
      const killed = spawn(process.execPath, ['dist/server/import.js', ...given, '--execute', plan], {
        cwd: projectRoot,
        env: environment,
        stdio: 'ignore',
      });
      await vi.waitFor(async () => expect(await askStates(address, [addressOf(kill * BATCH)])).toEqual(['VALID']), {
        timeout: PATIENCE,
        interval: 5,
      });
      killed.kill('SIGKILL');
      service.signal('SIGKILL');
      await service.exitCode;
      service = kill + 1 < KILLS ? spawnService(environment) : service;
    }

    const again = await runCommand('import', environment, ...given, '--execute', plan);
    const other = await runCommand('import', environment, ...given, '--execute', 'f'.repeat(64));
    const exported = join(folder, 'export');
    const left = await runCommand('export', environment, '--link', DEMO_LINK_ID, '--output', exported);

    expect(again).toMatchObject({ code: 0 });
    expect(other).toMatchObject({ code: 3 });
    expect(left).toMatchObject({ code: 0 });
    const lines = (await readFile(join(exported, 'individual.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.filter((line) => line.includes('@import.example') && line.includes('"state":"live"'))).toHaveLength(
      ROWS,
    );
    const { orm } = await openDatabase(database);
    const [run] = await orm.em.fork().execute<object[]>('select finished_at is not null as finished from import_run');
    await orm.close();
    expect(run).toEqual({ finished: true });
  },
);
