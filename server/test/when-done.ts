import { onTestFinished, TestRunner } from 'vitest';

const cleanups: (() => unknown)[] = [];

/**
 * Registers a clean-up to run, in reverse order, after the test that is running, or else after the last test of the
 * file. Vitest's own hook never runs when registered inside another one, such as by something that a `beforeAll` starts.
 */
export function whenDone(cleanup: () => unknown): void {
  if (TestRunner.getCurrentTest() === undefined) {
    cleanups.push(cleanup);
    return;
  }
  onTestFinished(async () => {
    await cleanup();
  });
}

/** Runs all clean-ups; the set-up of every file registers this. */
export async function cleanUpAfterFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) {
    // In sequence: a service stops before its database.
    await cleanup();
  }
}
