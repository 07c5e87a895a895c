const cleanups: (() => unknown)[] = [];

/**
 * Does something after the last test of the file, the latest first. Vitest's own hook is never called when it is
 * registered from within another one, as what a `beforeAll` starts would be.
 */
export function afterFile(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Does all of it; the set-up of every file registers this. */
export async function cleanUpAfterFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) {
    // One by one: a service is stopped before its database.
    await cleanup();
  }
}
