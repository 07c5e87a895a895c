import { expect, test } from 'vitest';
import { runApart } from './run-apart.ts';

/** A thread takes a while to start on a busy machine. */
const TIMEOUT = 60_000;

const LIMITS = { timeLimit: 50_000, memoryLimit: 256 };

test('data that would end the process they are in are given up', { timeout: TIMEOUT }, async () => {
  // In one piece: threads look at their limit between two of them.
  expect(await runApart('test/fill-array', 50_000_000, LIMITS)).toBeUndefined();
});

test('a thread that fills more buffers than it may is given up', { timeout: TIMEOUT }, async () => {
  expect(await runApart('test/fill-buffers', 200, LIMITS)).toBe(200);
  expect(await runApart('test/fill-buffers', 1500, LIMITS)).toBeUndefined();
});
