const cleanups: (() => unknown)[] = [];

/**
 * Registers a clean-up to run after the last test of the file, in reverse order. Vitest's own hook never runs when
 * registered inside another one, such as by something that a `beforeAll` starts.
 */
export function afterFile(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Runs all clean-ups; the set-up of every file registers this. */
export async function cleanUpAfterFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) {
    // In sequence: a service stops before its database.
    await cleanup();
  }
}
