import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { answerIsolated } from '#server/isolation/answer-isolated.ts';

function outcomeOf(attempt: () => unknown): string {
  try {
    attempt();
    return 'allowed';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  }
}

/** Tries what code in a hostile file would try, and reports how far it came. */
await answerIsolated((file: string) => ({
  variables: Object.keys(process.env),
  read: outcomeOf(() => readFileSync(file)),
  write: outcomeOf(() => writeFileSync(`${file}.new`, '')),
  start: outcomeOf(() => spawnSync(process.execPath, ['--version'])),
}));
