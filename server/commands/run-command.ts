import { parseArgs } from 'node:util';

/**
 * Runs a command; a failure is one line for the person at the terminal and exit code 1. A reader that has seen enough,
 * such as `head`, does not interrupt the command.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
  });
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command that takes no arguments, and refuses any: who gives one expects something else. */
export async function runWithoutArguments(command: () => Promise<void>): Promise<void> {
  await runCommand(async () => {
    parseArgs();
    await command();
  });
}
